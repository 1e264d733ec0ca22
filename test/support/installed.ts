/** The package as npm makes it of this checkout, installed by npm where nothing else is. Needs a build and a registry. */
import { execFileSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { PACKAGE_ROOT } from '../../src/surfaces/process/package-root.ts'

export interface Installed {
  /** The packed file. */
  readonly file: string
  /** The paths that it holds. */
  readonly paths: readonly string[]
  /** Where it was installed: somebody else's project. */
  readonly project: string
  /** The folder of the package in it. */
  readonly root: string
  /** The command, as npx finds it. */
  readonly command: string
}

const OUTPUT_BYTES_MAX = 10_000_000

/** `folder`: an empty one. Packs what is built: the scripts of the package do not run. */
export function installed(folder: string): Installed {
  const packing = npm(PACKAGE_ROOT, 'pack', '--ignore-scripts', '--json', '--pack-destination', folder)
  const [packed] = Object.values(JSON.parse(packing)) as { filename: string; files: { path: string }[] }[]
  if (!packed) throw new Error('npm packs nothing')
  const file = join(folder, packed.filename)
  writeFileSync(join(folder, 'package.json'), '{ "type": "module", "private": true }')
  npm(folder, 'install', '--ignore-scripts', '--omit=dev', '--no-audit', '--no-fund', file)
  return {
    file,
    paths: packed.files.map(({ path }) => path),
    project: folder,
    root: join(folder, 'node_modules', 'everygram'),
    command: join(folder, 'node_modules', '.bin', 'everygram'),
  }
}

function npm(cwd: string, ...args: string[]): string {
  const stdio: ['ignore', 'pipe', 'pipe'] = ['ignore', 'pipe', 'pipe']
  return execFileSync('npm', args, { cwd, encoding: 'utf8', maxBuffer: OUTPUT_BYTES_MAX, stdio })
}
