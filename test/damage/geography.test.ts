/** Whatever happens to a file of the geography: it is refused with its name, and where nobody looked, nothing runs for ever. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { checkBytes, wrongFileText } from '../../src/factors/files/release-file.ts'
import { GEOGRAPHY_FILES } from '../../src/geo/files.ts'
import { GEO_DIR, PACKAGE_ROOT } from '../../src/surfaces/process/package-root.ts'
import { releasedGeography } from '../../src/surfaces/process/release/installed.ts'
import { IS_LONG } from '../support/long.ts'
import { start } from '../support/process.ts'
import type { Asked } from './ask-damaged.ts'
import { type Damage, damagedBytes, nameOf } from './damage.ts'

const BITS = [0, 1, 500, 3000]
const SEEDS = IS_LONG
  ? Array.from({ length: 12 }, (_, index) => Math.floor(Math.random() * 2 ** 31) + index)
  : [1]
const DAMAGES: Damage[] = SEEDS.flatMap((seed) =>
  GEOGRAPHY_FILES.flatMap((file) => [
    ...BITS.map((bits) => ({ file, bits, seed })),
    ...[0, 1, 2, 3].map((quarter) => ({ file, bits: 3000, seed, quarter })),
  ]),
)
/** Most take half a second, on a busy machine some; a search without an end would take for ever. */
const CASE_MS = 60_000
const ASK = fileURLToPath(new URL('./ask-damaged.ts', import.meta.url))

test.each(DAMAGES.map((damage) => [nameOf(damage), damage] as const))('refused: %s', (_, damage) => {
  const file = releasedGeography().get(damage.file) as NonNullable<
    ReturnType<ReturnType<typeof releasedGeography>['get']>
  >
  const whole = readFileSync(join(GEO_DIR, damage.file))
  expect(checkBytes(file, whole)).toBeUndefined()
  const wrong = checkBytes(file, damagedBytes(whole, damage))
  expect(wrong && wrongFileText(wrong)).toMatch(
    `dist/geo/${damage.file} is not the file of this release: its SHA-256 is `,
  )
})

test(
  'unverified: every question ends, with an answer or an error, and the process lives',
  async () => {
    const running = start(process.execPath, ['--import', 'tsx', ASK], {}, PACKAGE_ROOT)
    running.child.stdin?.end(JSON.stringify(DAMAGES))
    const asked: Asked[] = []
    const linesOf = () => running.stdout().split('\n').slice(0, -1)
    let [last, seen] = [performance.now(), 0]
    const watch = setInterval(() => {
      if (linesOf().length > seen) [last, seen] = [performance.now(), linesOf().length]
      else if (performance.now() - last > CASE_MS) running.child.kill('SIGKILL')
    }, 100)
    const { code, stderr } = await running.ended.finally(() => clearInterval(watch))
    asked.push(...linesOf().map((line) => JSON.parse(line)))
    const next = DAMAGES[asked.length]
    expect({ code, ended: next ? `never: ${nameOf(next)}` : 'all' }, stderr).toEqual({
      code: 0,
      ended: 'all',
    })
    // Not for nothing: whole parts were asked, and damaged ones were found out.
    expect(asked.every(({ answered, errors }) => answered + errors.length > 0)).toBe(true)
    for (const { name, errors } of asked.filter(({ name }) => name.includes('cut'))) {
      expect(errors.join('\n'), name).toMatch(/damaged|run npm run build/)
    }
  },
  DAMAGES.length * CASE_MS,
)
