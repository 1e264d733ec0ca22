/** What must hold of the compiled town graph as a whole. */
import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { landMask, readLakes, waterBetween } from '../../geography/roads/land.ts'
import { greatCircleKm } from '../../src/engine/helpers/sphere.ts'
import { readGraph, UNIT_METRES } from '../../src/geo/format/road/file.ts'
import { FERRY, FIXED_LINK } from '../../src/geo/format/road/flags.ts'
import { costOf } from '../../src/geo/networks/road/link.ts'
import { GEO_DIR, PACKAGE_ROOT } from '../../src/surfaces/process/package-root.ts'
import { IS_LONG, step } from '../support/long.ts'
import { tempFolder } from '../support/temp.ts'

const FILE = join(GEO_DIR, 'roads.bin')
const graph = readGraph(FILE)
/** A compilation on a busy machine. */
const COMPILE_MS_MAX = 600_000
/** Rounding of positions to 32 bits and of lengths to 50 m. */
const ROUNDING_KM = 0.1

function pointOf(node: number) {
  return { lat: graph.lat[node] as number, lon: graph.lon[node] as number }
}

function* links() {
  for (let from = 0; from < graph.lat.length; from++) {
    for (let link = graph.first[from] as number; link < (graph.first[from + 1] as number); link++) {
      const to = graph.targets[link] as number
      const kind = (graph.flags[link] as number) & 7
      yield { from, to, kind, link, metres: (graph.units[link] as number) * UNIT_METRES }
    }
  }
}

test('every link leads both ways, with the same length and flags', () => {
  const weight = (link: number) => (graph.units[link] as number) * 256 + (graph.flags[link] as number)
  const leadsBack = (from: number, to: number, link: number) => {
    for (let back = graph.first[to] as number; back < (graph.first[to + 1] as number); back++)
      if (graph.targets[back] === from && weight(back) === weight(link)) return true
    return false
  }
  expect([...links()].filter(({ from, to, link }) => !leadsBack(from, to, link))).toEqual([])
})

test('no road is shorter than the straight line', () => {
  const short = [...links()].filter(
    ({ from, to, kind, metres }) =>
      kind !== FIXED_LINK &&
      kind !== FERRY &&
      metres / 1000 < greatCircleKm(pointOf(from), pointOf(to)) - ROUNDING_KM,
  )
  expect(short).toEqual([])
})

test('only listed bridges, tunnels and ferries cross open water', () => {
  const mask = landMask(readLakes())
  // Every road in the long run.
  const everyNth = step(20)
  for (const { from, to, kind, link } of links()) {
    if (kind === FIXED_LINK || kind === FERRY || link % everyNth !== 0) continue
    // Roads go round bays of up to 45 km (geography/roads/links.ts); one sample more for the rounding of positions.
    expect(waterBetween(mask, pointOf(from), pointOf(to)).longestKm).toBeLessThan(47)
  }
})

test('landmarks never promise more than the link costs', () => {
  const { landmarkKm, landmarkCount } = graph
  for (const { from, to, link, metres } of links()) {
    const costKm = costOf(metres, graph.flags[link] as number) / 1000
    for (let index = 0; index < landmarkCount; index++) {
      const [a, b] = [landmarkKm[from * landmarkCount + index], landmarkKm[to * landmarkCount + index]]
      if (Math.abs((a as number) - (b as number)) > costKm + 1) expect.fail(`landmark ${index}, link ${link}`)
    }
  }
})

// All that `npm run build` did for the roads, once more.
test.runIf(IS_LONG)('compiled again, the file is the same to the byte', { timeout: COMPILE_MS_MAX }, () => {
  const folder = tempFolder()
  execFileSync(process.execPath, ['--import', 'tsx', 'geography/compile-roads.ts', folder], {
    cwd: PACKAGE_ROOT,
  })
  expect(readFileSync(join(folder, 'roads.bin')).equals(readFileSync(FILE))).toBe(true)
})
