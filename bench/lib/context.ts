/** What operations are given outside of a server: the edition that a server has too, and the geography when it is asked for first. */
import type { Context } from '../../src/domains/operation.ts'
import { contextWith, installedGeography } from '../../src/process/context.ts'
import { servedFrom } from '../../src/process/data/editions.ts'
import { PACKAGE_DATA } from '../../src/process/package-root.ts'

export function openContext(): Context {
  return contextWith(servedFrom(PACKAGE_DATA), installedGeography({}))
}
