/** Straits, canals and capes with names: each is a gate, a line that ships cross. data/geography/passages.csv. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { PACKAGE_ROOT } from '../../process/package-root.ts'
import { csvRows } from '../../tables/csv.ts'
import type { PassageName, RoutePoint } from '../plan.ts'
import { arcsCross, type Vector, vectorOf } from '../sphere.ts'

export interface Gate {
  readonly ends: readonly [Vector, Vector]
}

export interface Passage extends Gate {
  readonly name: PassageName
  readonly label: string
  /** Whose canal it is; absent for waters that no country owns the passage of. */
  readonly canalCountry?: string
  /** Time for locks, convoys and slow steaming on top of sailing the distance. */
  readonly extraHours: number
}

/** Waters that ships do not use: too shallow, too narrow or under ice. */
export interface ClosedStrait extends Gate {
  readonly name: string
}

/** Lanes that the network lacks: lines of points, by name. */
export function readExtraLanes(): RoutePoint[][] {
  const lanes = new Map<string, RoutePoint[]>()
  for (const { lane = '', lat, lon } of rows('sea_lanes.csv')) {
    lanes.set(lane, [...(lanes.get(lane) ?? []), { lat: Number(lat), lon: Number(lon) }])
  }
  return [...lanes.values()]
}

const FOLDER = join(PACKAGE_ROOT, 'data', 'geography')

type Row = Record<string, string>

export function readPassages(): Passage[] {
  return rows('passages.csv').map((row) => ({
    name: row.name ?? '',
    label: row.label ?? '',
    ...(row.canal_country && { canalCountry: row.canal_country }),
    extraHours: Number(row.extra_hours),
    ends: ends(row),
  }))
}

export function readClosedStraits(): ClosedStrait[] {
  return rows('straits.csv').map((row) => ({ name: row.name ?? '', ends: ends(row) }))
}

export function crosses({ ends: [c, d] }: Gate, a: Vector, b: Vector): boolean {
  return arcsCross(a, b, c, d)
}

/** The passages that a line of points goes through, in order and each once. */
export function passagesOn(line: readonly Vector[], passages: readonly Passage[]): Passage[] {
  const found = new Set<Passage>()
  for (let i = 1; i < line.length; i++) {
    const [a, b] = [line[i - 1] as Vector, line[i] as Vector]
    const crossed = passages.filter((passage) => crosses(passage, a, b))
    // One long leg can cross several gates: the nearest comes first.
    crossed.sort((p, q) => distance2(a, p) - distance2(a, q))
    for (const passage of crossed) found.add(passage)
  }
  return [...found]
}

function distance2(a: Vector, { ends: [c, d] }: Gate): number {
  return a.reduce((sum, value, axis) => {
    const middle = ((c[axis] as number) + (d[axis] as number)) / 2
    return sum + (value - middle) ** 2
  }, 0)
}

function ends(row: Row): [Vector, Vector] {
  const end = (lat: string | undefined, lon: string | undefined) =>
    vectorOf({ lat: Number(lat), lon: Number(lon) })
  return [end(row.lat_1, row.lon_1), end(row.lat_2, row.lon_2)]
}

function rows(file: string): Row[] {
  return csvRows(readFileSync(join(FOLDER, file), 'utf8'))
}
