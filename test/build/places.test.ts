/** The gazetteer that the build made is the one that any build makes, byte for byte, and not too large. */
import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { ArtefactError } from '../../src/geo/format/checks.ts'
import { readSections } from '../../src/geo/format/sections.ts'
import { GEO_DIR, PACKAGE_ROOT } from '../../src/surfaces/process/package-root.ts'
import { IS_LONG } from '../support/long.ts'

const BYTES_MAX = 25_000_000
const COMPILE_MS_MAX = 180_000
const made = readFileSync(join(GEO_DIR, 'places.bin'))

test('it is at most 25 MB', () => expect(made.length).toBeLessThanOrEqual(BYTES_MAX))

test.runIf(IS_LONG)('another build makes the same bytes', { timeout: COMPILE_MS_MAX }, () => {
  const folder = mkdtempSync(join(tmpdir(), 'everygram-places-'))
  const { status } = spawnSync(process.execPath, ['--import', 'tsx', 'geography/compile-places.ts', folder], {
    cwd: PACKAGE_ROOT,
  })
  expect(status).toBe(0)
  expect(readFileSync(join(folder, 'places.bin')).equals(made)).toBe(true)
  rmSync(folder, { recursive: true })
})

test('a file of another release, and an empty one, are refused by name', () => {
  const other = new Uint8Array(made.subarray(0, 4096))
  other[0] = (other[0] ?? 0) + 1
  expect(() => readSections('places.bin', other)).toThrow(ArtefactError)
  expect(() => readSections('places.bin', new Uint8Array())).toThrow('places.bin is empty: run npm run build')
})
