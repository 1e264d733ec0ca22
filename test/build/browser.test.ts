/** Everything that calculates runs in a browser as it is: no module of Node, no global of Node, no file. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { createContext, runInContext } from 'node:vm'
import { type BuildOptions, build } from 'esbuild'
import { beforeAll, expect, test } from 'vitest'
import { listedTables, placeIn, readList } from '../../src/factors/files/edition-list.ts'
import { sha256 } from '../../src/factors/files/sha256.ts'
import type { EditionEntry } from '../../src/factors/register.ts'
import { PACKAGE_DATA, PACKAGE_ROOT } from '../../src/surfaces/process/package-root.ts'
import type { ask } from './browser-entry.ts'

/** The rooms whose every file must do, reached by the domains or not. */
const ROOMS = ['src/engine', 'src/engine', 'src/factors/tables']
const EDITION = '2025.1'

const OPTIONS = {
  absWorkingDir: PACKAGE_ROOT,
  bundle: true,
  write: false,
  metafile: true,
  format: 'iife',
  globalName: 'everygram',
  platform: 'browser',
  target: 'es2022',
  logLevel: 'silent',
} as const satisfies BuildOptions

const files = ROOMS.flatMap((room) =>
  readdirSync(join(PACKAGE_ROOT, room), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
    .map((name) => `./${room}/${name}`),
)
const entry = [
  ...files.map((file) => `import '${file}'`),
  "export { ask } from './test/build/browser-entry.ts'",
].join('\n')

const bundled = () =>
  build({ ...OPTIONS, stdin: { contents: entry, resolveDir: PACKAGE_ROOT, loader: 'ts' } })

let code: string
let inputs: string[]
beforeAll(async () => {
  const { outputFiles, metafile } = await bundled()
  code = outputFiles[0]?.text ?? ''
  inputs = Object.keys(metafile.inputs)
})

test('it is bundled without a module of Node, and every file of the rooms is in it', () => {
  for (const file of files) expect(inputs).toContain(file.slice(2))
  expect(inputs).toContain('src/domains/hotel/emissions/operation.ts')
  expect(inputs.filter((file) => /^src\/(http|process|access|cli|metrics)\//.test(file))).toEqual([])
})

test('a module of Node anywhere in it would be refused', async () => {
  const contents = `import 'node:crypto'\n${entry}`
  const failed = build({ ...OPTIONS, stdin: { contents, resolveDir: PACKAGE_ROOT, loader: 'ts' } })
  await expect(failed).rejects.toThrow('Could not resolve "node:crypto"')
})

test('it answers where nothing of Node is there', async () => {
  // Of what every browser has, the CSV library takes these.
  const bare = createContext({ TextEncoder, TextDecoder })
  expect(runInContext('typeof require + typeof process + typeof Buffer', bare)).toBe('undefined'.repeat(3))
  runInContext(`${code}\nglobalThis.everygram = everygram`, bare)
  const { ask: asked } = (bare as { everygram: { ask: typeof ask } }).everygram
  const name: EditionEntry = {
    name: EDITION,
    label: 'from texts',
    year: 2025,
    revision: 1,
    status: 'released',
    released: '2026-11-21',
    hash: '0'.repeat(64),
    emissionFactorsYear: 2025,
  }
  const answer = await asked({ name, texts: textsOf(EDITION), sha256 }, 'hotelEmissions', {
    country: 'GB',
    nights: '3',
  })
  // The published 10.4 kg x 3 nights.
  expect(JSON.parse(answer).data.attributes.emissions).toMatchObject({ co2e: 31.2, co2e_grams: 31_200 })
})

function textsOf(edition: string): Record<string, string> {
  const tables = [...listedTables(readList(placeIn(PACKAGE_DATA, edition)))]
  return Object.fromEntries(
    tables.map(([name, { file }]) => [name, readFileSync(join(PACKAGE_DATA, file), 'utf8')]),
  )
}
