/** The disk and the clock of a program under simulation: shim/faults.c, compiled when it is needed first. */
import { spawnSync } from 'node:child_process'
import { closeSync, existsSync, openSync, readdirSync, statSync, writeFileSync, writeSync } from 'node:fs'
import { join } from 'node:path'
import { PACKAGE_ROOT } from '../../src/surfaces/process/package-root.ts'
import { tempFolder } from '../support/temp.ts'

const SOURCE = join(PACKAGE_ROOT, 'test/simulate/shim/faults.c')
const OPTIONS = ['-O1', '-shared', '-fPIC']
/** Three numbers of 64 bits: struct control of the shim. */
const CONTROL_BYTES = 24
const NUMBER_BYTES = 8

export const DISKS = ['well', 'full', 'broken', 'unreadable'] as const
export type Disk = (typeof DISKS)[number]

let library: string | undefined

/** Why there is no shim; undefined when there is one. */
export function withoutShim(): string | undefined {
  if (process.platform !== 'linux') return 'only Linux lets a program be given another disk and clock'
  if (spawnSync('gcc', ['--version']).status !== 0) return 'gcc is not installed'
  return undefined
}

function shim(): string {
  // Temporary folders are removed between files of tests.
  if (library !== undefined && existsSync(library)) return library
  const file = join(tempFolder(), 'faults.so')
  const { status, stderr } = spawnSync('gcc', [...OPTIONS, '-o', file, SOURCE, '-ldl'])
  if (status !== 0) throw new Error(`the shim does not compile: ${stderr}`)
  library = file
  return file
}

export class DiskAndClock {
  /** For the program. */
  readonly environment: Readonly<Record<string, string>>
  readonly #folder: string
  readonly #control: string
  #aheadMs = 0
  #disk: Disk = 'well'
  #roomBytes = 0

  /** `folder`: what lies on the disk. `control`: a file that is made. */
  constructor(folder: string, control: string) {
    this.#folder = folder
    this.#control = control
    writeFileSync(control, new Uint8Array(CONTROL_BYTES))
    this.environment = { LD_PRELOAD: shim(), SIMULATED_CONTROL: control, SIMULATED_FOLDER: folder }
  }

  get aheadMs(): number {
    return this.#aheadMs
  }

  moveClock(aheadMs: number): void {
    this.#aheadMs = aheadMs
    this.#write()
  }

  /** `roomBytes`: what a full disk still takes. */
  setDisk(disk: Disk, roomBytes = 0): void {
    this.#disk = disk
    this.#roomBytes = bytesIn(this.#folder) + roomBytes
    this.#write()
  }

  #write(): void {
    const bytes = Buffer.alloc(CONTROL_BYTES)
    const numbers = [this.#aheadMs, DISKS.indexOf(this.#disk), this.#roomBytes]
    for (const [at, number] of numbers.entries()) bytes.writeBigInt64LE(BigInt(number), at * NUMBER_BYTES)
    // In place: the program has this very file in its memory.
    const file = openSync(this.#control, 'r+')
    writeSync(file, bytes, 0, CONTROL_BYTES, 0)
    closeSync(file)
  }
}

/** What the files of a folder take together, without those that `isLeftOut` says. */
export function bytesIn(folder: string, isLeftOut = (_name: string) => false): number {
  return readdirSync(folder)
    .filter((name) => !isLeftOut(name))
    .map((name) => statSync(join(folder, name), { throwIfNoEntry: false })?.size ?? 0)
    .reduce((sum, size) => sum + size, 0)
}
