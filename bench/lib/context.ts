/** What operations are given outside of a server: the edition of the benchmarks, and the geography when it is asked for first. */
import type { Context } from '../../src/domains/operation.ts'
import { contextWith, installedGeography } from '../../src/process/context.ts'
import { servedFrom } from '../../src/process/data/editions.ts'
import { EDITIONS_DIR } from '../../src/process/package-root.ts'

/** Figures of one edition are comparable from year to year. */
export const EDITION = '2025.1'

export function openContext(): Context {
  return contextWith(servedFrom(EDITIONS_DIR, { edition: EDITION }), installedGeography({}))
}
