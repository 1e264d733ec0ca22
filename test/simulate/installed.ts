/** The built program as it is installed somewhere: linked from where it was built, so that its files can be damaged. */
import {
  cpSync,
  linkSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { Random } from './random.ts'
import type { Damage } from './steps.ts'

/** `root`: of the checkout that was built. `folder` is made. */
export function install(root: string, folder: string): string {
  mkdirSync(folder)
  for (const name of ['bin', 'data', 'docs', 'node_modules'])
    symlinkSync(join(root, name), join(folder, name))
  cpSync(join(root, 'package.json'), join(folder, 'package.json'))
  link(join(root, 'dist'), join(folder, 'dist'))
  return folder
}

function link(from: string, to: string): void {
  mkdirSync(to)
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    const [source, target] = [join(from, entry.name), join(to, entry.name)]
    if (entry.isDirectory()) link(source, target)
    else linkOrCopy(source, target)
  }
}

function linkOrCopy(source: string, target: string): void {
  try {
    linkSync(source, target)
  } catch {
    // On another file system.
    cpSync(source, target)
  }
}

const BITS: Partial<Record<Damage, number>> = { 'one bit': 1, '500 bits': 500, '3,000 bits': 3000 }
const BITS_A_BYTE = 8
const KEPT_SHARE = 2 / 3

/** Damages a file of the geography; what is given back mends it. The file is another one then: others share the links. */
export function damage(folder: string, file: string, how: Damage, chance: number): () => void {
  const path = join(folder, 'dist/geo', file)
  const bytes = readFileSync(path)
  const mend = () => {
    rmSync(path, { force: true })
    writeFileSync(path, bytes)
  }
  rmSync(path)
  if (how === 'cut by a third') writeFileSync(path, bytes.subarray(0, Math.floor(bytes.length * KEPT_SHARE)))
  else if (how !== 'missing') writeFileSync(path, flipped(bytes, BITS[how] ?? 1, chance))
  return mend
}

/** So many bits, anywhere in it. */
function flipped(bytes: Buffer, count: number, chance: number): Buffer {
  const random = new Random(chance)
  const damaged = Buffer.from(bytes)
  for (let i = 0; i < count; i++) {
    const at = random.whole(0, damaged.length - 1)
    damaged[at] = (damaged[at] ?? 0) ^ (1 << random.whole(0, BITS_A_BYTE - 1))
  }
  return damaged
}
