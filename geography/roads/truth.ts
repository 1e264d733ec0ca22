/** The published road distances of test/truth/road-*.csv. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { csvRows } from '../../src/factors/tables/csv.ts'
import type { RoutePoint } from '../../src/geo/networks/plan.ts'
import { PACKAGE_ROOT } from '../../src/surfaces/process/package-root.ts'

export interface RoadPair {
  readonly set: string
  readonly source: string
  readonly use: 'calibration' | 'hold-out'
  readonly continent: string
  readonly from: string
  readonly to: string
  readonly origin: RoutePoint
  readonly destination: RoutePoint
  readonly km: number
}

const FOLDER = join(PACKAGE_ROOT, 'test', 'truth')

export function readRoadPairs(): RoadPair[] {
  const sources = rows('road-sources.csv')
  return [...new Set(sources.map(({ set }) => set as string))].flatMap((set) =>
    rows(`road-${set}.csv`).map((row) => pair(set, row, sources)),
  )
}

function pair(set: string, row: Row, sources: readonly Row[]): RoadPair {
  const source = sources.find((known) => known.set === set && known.source === row.source)
  if (!source) throw new Error(`road-${set}.csv: source ${row.source} is not in road-sources.csv`)
  return {
    set,
    source: row.source ?? '',
    use: source.use as RoadPair['use'],
    continent: source.continent ?? '',
    from: row.from ?? '',
    to: row.to ?? '',
    origin: { lat: Number(row.from_lat), lon: Number(row.from_lon) },
    destination: { lat: Number(row.to_lat), lon: Number(row.to_lon) },
    km: Number(row.km),
  }
}

type Row = Record<string, string>

function rows(file: string): Row[] {
  return csvRows(readFileSync(join(FOLDER, file), 'utf8'))
}
