/** In which country a point lies, and how many kilometres of a line lie in each. */
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { between, kmBetween, pointOf, type Vector, vectorOf } from '../../../engine/helpers/sphere.ts'
import { decimal } from '../../../engine/numbers/decimal.ts'
import { apportion } from '../../../engine/numbers/quantity.ts'
import { decodeBorders } from '../../format/countries/file.ts'
import type { RoutePoint } from '../plan.ts'
import { countryAt } from './borders.ts'

export interface CountryDistance {
  readonly countryCode: string
  readonly distanceMetres: number
}

export interface Countries {
  /** SHA-256 of the borders: part of what determines an answer. */
  readonly hash: string
  /** ISO 3166-1 alpha-2 code, also of territories with a code of their own; undefined on the high seas. */
  at(point: RoutePoint): string | undefined
  /**
   * The countries along a line, in order of entry, and the metres in each, which add up to `totalMetres`. Stretches that
   * belong to nobody (ferries, straits) go half to the country before and half to the one after.
   */
  along(points: readonly RoutePoint[], totalMetres: number): CountryDistance[]
}

/** A line is looked at every so many kilometres, at most so often; the border between is then found by halving. */
const STEP_KM = 3
const STEPS_MAX = 1500
/** Halvings of a step of 3 km: 12 m. */
const HALVINGS = 8

/** `bytes`: of the file, where it was read before. */
export function openCountries(file: string, bytes: Uint8Array = readFileSync(file)): Countries {
  const map = decodeBorders(bytes, file)
  const at = (vector: Vector) => {
    const { lat, lon } = pointOf(vector)
    return countryAt(map, lat, lon)
  }
  return {
    hash: createHash('sha256').update(bytes).digest('hex'),
    at: ({ lat, lon }) => countryAt(map, lat, lon),
    along: (points, totalMetres) => shares(stretches(points.map(vectorOf), at), totalMetres),
  }
}

interface Stretch {
  readonly code: string | undefined
  km: number
}

type CountryOf = (vector: Vector) => string | undefined

function stretches(line: readonly Vector[], at: CountryOf): Stretch[] {
  const found: Stretch[] = []
  const add = (code: string | undefined, km: number) => {
    const last = found.at(-1)
    if (last && last.code === code) last.km += km
    else found.push({ code, km })
  }
  const lengths = line.slice(1).map((vector, i) => kmBetween(line[i] as Vector, vector))
  const stepKm = Math.max(STEP_KM, lengths.reduce((sum, km) => sum + km, 0) / STEPS_MAX)
  if (line[0]) add(at(line[0]), 0)
  for (const [i, km] of lengths.entries()) {
    const [a, b] = [line[i] as Vector, line[i + 1] as Vector]
    const steps = Math.max(1, Math.ceil(km / stepKm))
    let from = a
    for (let step = 1; step <= steps; step++) {
      const to = between(a, b, step / steps)
      const [before, after] = [found.at(-1)?.code, at(to)]
      const share = before === after ? 1 : borderShare(from, to, before, at)
      add(before, (km / steps) * share)
      if (share < 1) add(after, (km / steps) * (1 - share))
      from = to
    }
  }
  return found
}

/** Where between two points the country `before` ends, from 0 to 1. */
function borderShare(from: Vector, to: Vector, before: string | undefined, at: CountryOf): number {
  let [inside, outside] = [0, 1]
  for (let i = 0; i < HALVINGS; i++) {
    const middle = (inside + outside) / 2
    if (at(between(from, to, middle)) === before) inside = middle
    else outside = middle
  }
  return (inside + outside) / 2
}

function shares(line: readonly Stretch[], totalMetres: number): CountryDistance[] {
  const km = new Map<string, number>()
  const add = (code: string | undefined, more: number) => {
    if (code !== undefined) km.set(code, (km.get(code) ?? 0) + more)
  }
  for (const [i, { code, km: length }] of line.entries()) {
    if (code !== undefined) {
      add(code, length)
      continue
    }
    const [before, after] = [line[i - 1]?.code, line[i + 1]?.code]
    add(before ?? after, length / 2)
    add(after ?? before, length / 2)
  }
  if (km.size === 0) return []
  const codes = [...km.keys()]
  const metres = apportion(
    totalMetres,
    codes.map((code) => decimal(km.get(code) ?? 0)),
  )
  return codes.map((countryCode, i) => ({ countryCode, distanceMetres: metres[i] as number }))
}
