/** A file system of some megabytes, which can be filled to the last byte. It takes root: elsewhere a test is skipped. */
import { execFileSync } from 'node:child_process'
import { appendFileSync, existsSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { tempFolder } from './temp.ts'

const BYTES_TOGETHER = 1_000_000

const mounted: string[] = []

/** The folder of an empty one. Throws where none can be mounted. */
export function smallDisk(megabytes: number): string {
  const folder = tempFolder()
  const options = `size=${megabytes}m,mode=700`
  execFileSync('mount', ['-t', 'tmpfs', '-o', options, 'none', folder], { stdio: 'pipe' })
  mounted.push(folder)
  return folder
}

/** To be called after each test. */
export function unmountAll(): void {
  for (const folder of mounted.splice(0)) execFileSync('umount', ['--lazy', folder])
}

/** Why there can be none; undefined where there can. */
export function withoutSmallDisk(): string | undefined {
  try {
    smallDisk(1)
    return undefined
  } catch (error) {
    return (error as Error).message.trim()
  } finally {
    unmountAll()
  }
}

/** Takes what is left of a disk, as another program would; gives the file that has it. */
export function fillDisk(folder: string): string {
  const file = join(folder, 'of-another-program')
  if (!existsSync(file)) writeFileSync(file, '')
  for (let piece = BYTES_TOGETHER; piece >= 1; )
    try {
      appendFileSync(file, Buffer.alloc(piece))
    } catch {
      piece = Math.floor(piece / 2)
    }
  return file
}
