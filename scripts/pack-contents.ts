/** `npm run pack:contents`: what `npm pack` would put into the package, largest first; a build must be there. `--json`: sums. */
import { execFileSync } from 'node:child_process'
import { PACKAGE_ROOT } from '../src/surfaces/process/package-root.ts'

interface Packed {
  readonly size: number
  readonly unpackedSize: number
  readonly files: readonly { path: string; size: number }[]
}

const OUTPUT_BYTES_MAX = 10_000_000
const BYTES_A_MB = 1_000_000
/** dist/geo and data/tables are told apart, what lies in them is not. */
const DEPTH = 2
const WIDTH = 8

const output = execFileSync('npm', ['pack', '--dry-run', '--json', '--ignore-scripts'], {
  cwd: PACKAGE_ROOT,
  encoding: 'utf8',
  maxBuffer: OUTPUT_BYTES_MAX,
  stdio: ['ignore', 'pipe', 'ignore'],
})
const said: Packed[] | Record<string, Packed> = JSON.parse(output)
const packed = Object.values(said)[0] as Packed
const bytes = new Map<string, number>()
for (const { path, size } of packed.files) {
  const part = path.split('/').slice(0, DEPTH).join('/')
  bytes.set(part, (bytes.get(part) ?? 0) + size)
}
if (process.argv.includes('--json')) {
  const { size: packedBytes, unpackedSize: unpackedBytes, files } = packed
  console.log(JSON.stringify({ files: files.length, packedBytes, unpackedBytes }))
} else {
  print()
}

function print(): void {
  for (const [part, size] of [...bytes].sort(([, a], [, b]) => b - a)) {
    console.log(`${megabytes(size).padStart(WIDTH)}  ${part}`)
  }
  console.log(
    `${packed.files.length} files, ${megabytes(packed.size)} MB packed, ${megabytes(packed.unpackedSize)} MB unpacked`,
  )
}

function megabytes(size: number): string {
  return (size / BYTES_A_MB).toFixed(3)
}
