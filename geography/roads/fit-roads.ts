/**
 * Fits the parameters of geography/roads/model.ts to the calibration sets of test/truth: `npm run build && npx tsx
 * geography/roads/fit-roads.ts`. Moves one parameter at a time, by smaller and smaller steps, as long as the error falls. Prints
 * the parameters of the model for most of the world, and the errors of all sets; the hold-out sets have no part in it.
 */
import { join } from 'node:path'
import { readGraph } from '../../src/geo/format/road/file.ts'
import { GEO_DIR } from '../../src/surfaces/process/package-root.ts'
import { errorPercent, type Judged, summarise } from './accuracy.ts'
import { fitGraph, fitPairs, judge } from './fit.ts'
import { ROAD_MODELS, type RoadModel, type RoadModels } from './model.ts'
import { roadNetwork } from './network.ts'
import { readRoadPairs } from './truth.ts'

/** What each parameter is moved by at first; then by halves of it. */
const STEPS: readonly [name: string, step: number, move: (model: RoadModel, by: number) => RoadModel][] = [
  ['local', 0.02, (m, by) => scaled(m, 0, by)],
  ['regional', 0.02, (m, by) => scaled(m, 1, by)],
  ['trunk', 0.02, (m, by) => scaled(m, 2, by)],
  ['near', 0.02, (m, by) => kin(m, 'near', by)],
  ['far', 0.02, (m, by) => kin(m, 'far', by)],
  ['across', 0.02, (m, by) => kin(m, 'across', by)],
  ['rugged', 0.1, (m, by) => ({ ...m, ruggedFactor: m.ruggedFactor + by })],
  ['ruggedLong', 0.05, (m, by) => ({ ...m, ruggedLongFactor: m.ruggedLongFactor + by })],
  ['climb', 1, (m, by) => ({ ...m, climbKm: m.climbKm + by })],
]
const HALVINGS = 2

const { nodes, links } = roadNetwork()
const graph = fitGraph(nodes.length, links)
const pairs = readRoadPairs()
const towns = readGraph(join(GEO_DIR, 'roads.bin'))
const calibration = fitPairs(
  towns,
  pairs.filter(({ use }) => use === 'calibration'),
)

const withModel = (model: RoadModel): RoadModels => ({ ...ROAD_MODELS, elsewhere: model })
let model = ROAD_MODELS.elsewhere
let error = meanOfSets(judge(graph, calibration, ROAD_MODELS))
console.log(`start: ${error.toFixed(3)} %`)
for (let halving = 0; halving <= HALVINGS; halving++) {
  for (let isBetter = true; isBetter; ) {
    isBetter = false
    for (const [name, step, move] of STEPS) {
      for (const by of [step / 2 ** halving, -step / 2 ** halving]) {
        const moved = move(model, by)
        const movedError = meanOfSets(judge(graph, calibration, withModel(moved)))
        if (movedError >= error) continue
        ;[model, error, isBetter] = [moved, movedError, true]
        console.log(`${name} ${by > 0 ? '+' : ''}${by}: ${error.toFixed(3)} %`)
        break
      }
    }
  }
}
console.log(model)
report(judge(graph, fitPairs(towns, pairs), withModel(model)))

function scaled(m: RoadModel, scale: 0 | 1 | 2, by: number): RoadModel {
  const [all, regional, trunk] = m.factorByScale.map((factor, i) => (i === scale ? factor + by : factor))
  return { ...m, factorByScale: [all as number, regional as number, trunk as number] }
}

function kin(m: RoadModel, kinship: 'near' | 'far' | 'across', by: number): RoadModel {
  return { ...m, factorByKinship: { ...m.factorByKinship, [kinship]: m.factorByKinship[kinship] + by } }
}

function bySet(judged: readonly Judged[]): Map<string, Judged[]> {
  const sets = new Map<string, Judged[]>()
  for (const pair of judged) {
    const key = `${pair.set} (${pair.use})`
    sets.set(key, [...(sets.get(key) ?? []), pair])
  }
  return sets
}

/** The mean of the sets' mean absolute errors, whatever their sizes. */
function meanOfSets(judged: readonly Judged[]): number {
  const means = [...bySet(judged).values()].map((set) => summarise(set).meanAbsolute)
  return means.reduce((sum, mean) => sum + mean, 0) / means.length
}

function report(judged: readonly Judged[]): void {
  for (const [name, set] of bySet(judged)) {
    const { pairs: count, meanAbsolute, median, worst } = summarise(set)
    const last = worst ? `${errorPercent(worst).toFixed(1)} % ${worst.from} - ${worst.to}` : ''
    console.log(
      `${name}: ${count} pairs, mean ${meanAbsolute.toFixed(2)}, median ${median.toFixed(1)}, worst ${last}`,
    )
  }
}
