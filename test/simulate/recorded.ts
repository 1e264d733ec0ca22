/** Seeds that found something once: each is run again for good. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { PACKAGE_ROOT } from '../../src/surfaces/process/package-root.ts'
import type { Rule } from './simulation.ts'

export interface Recorded {
  /** What was wrong, in few words. */
  readonly name: string
  readonly seed: number
  /** Of the generator. */
  readonly version: number
  /** As many as are needed to find it; absent: all. */
  readonly steps?: number
  /** Of the schedule: another hash is another schedule. */
  readonly hash: string
  readonly finds: Rule
  /** Whether it finds it no more. */
  readonly isMended: boolean
  /** Of those that npm test runs too. */
  readonly isShort?: boolean
}

const file = join(PACKAGE_ROOT, 'test/simulate/seeds.json')

export const RECORDED: readonly Recorded[] = JSON.parse(readFileSync(file, 'utf8'))
