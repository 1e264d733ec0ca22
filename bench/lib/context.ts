/** What operations are given outside of a server: the edition that a server has too, and the geography when it is asked for first. */
import type { Context } from '../../src/contract/operation.ts'
import { contextWith, installedGeography } from '../../src/surfaces/process/context.ts'
import { servedFrom } from '../../src/surfaces/process/data/editions.ts'
import { PACKAGE_DATA } from '../../src/surfaces/process/package-root.ts'

export function openContext(): Context {
  return contextWith(servedFrom(PACKAGE_DATA), installedGeography({}))
}
