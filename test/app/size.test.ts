/** How much a browser fetches, compressed. */
import { gzipSync } from 'node:zlib'
import { beforeAll, expect, test } from 'vitest'
import { type AppBundle, bundleApp } from '../../scripts/lib/app/bundle.ts'
import { PACKAGE_ROOT } from '../../src/surfaces/process/package-root.ts'

const FIRST_VIEW_BYTES_MAX = 60_000
const ALL_BYTES_MAX = 220_000
/** It stands in the document, which is sent compressed. */
const STYLE_BYTES_MAX = 6_000

let bundle: AppBundle
beforeAll(async () => {
  bundle = await bundleApp(PACKAGE_ROOT)
})

const compressed = (names: readonly string[]) =>
  bundle.files
    .filter(({ name }) => names.includes(name))
    .reduce((sum, { content }) => sum + gzipSync(content).length, 0)

const scripts = () => bundle.files.map(({ name }) => name).filter((name) => name.endsWith('.js'))

/** A script and all that it imports at once. */
function closure(entry: string): string[] {
  const outputs = Object.entries(bundle.metafile.outputs)
  const reached = new Set<string>()
  const visit = (path: string) => {
    if (reached.has(path)) return
    reached.add(path)
    const [, output] = outputs.find(([name]) => name === path) ?? []
    for (const one of output?.imports ?? []) if (one.kind === 'import-statement') visit(one.path)
  }
  for (const [path, { entryPoint }] of outputs) if (entryPoint === entry) visit(path)
  return [...reached].map((path) => path.slice(path.lastIndexOf('/') + 1))
}

test.each(['en', 'de'])('the first view of the calculator is at most 60 kB of scripts: %s', (language) => {
  const entries = [
    'app/main.ts',
    'app/boot.tsx',
    `app/messages/${language}.ts`,
    'app/pages/calculator/calculator.tsx',
  ]
  const first = new Set(entries.flatMap(closure))
  // The first script, the app, the texts, the page and what they share.
  expect(first.size).toBeGreaterThan(4)
  expect(compressed([...first])).toBeLessThanOrEqual(FIRST_VIEW_BYTES_MAX)
})

test('all of it is at most 220 kB of scripts: maps, both languages and German names with them', () => {
  expect(compressed(scripts())).toBeLessThanOrEqual(ALL_BYTES_MAX)
})

test('the style sheet is at most 6 kB compressed, and no map of sources is served', () => {
  const style = bundle.files.find(({ name }) => name === bundle.style)
  expect(compressed([style?.name ?? ''])).toBeLessThanOrEqual(STYLE_BYTES_MAX)
  expect(bundle.files.filter(({ name }) => name.endsWith('.map'))).toEqual([])
})
