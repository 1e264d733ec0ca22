/** What the results of a report come to. Location- and market-based figures are two sums, and what is outside of scopes a third. */
import { type Reaching, reach } from '../../../src/core/reach.ts'
import type { Collected } from '../../parts/collected.ts'
import type { Share } from '../../parts/result.ts'

export interface ReportSums {
  /** In the scopes, location-based. */
  readonly kg: number
  readonly lowKg: number
  readonly highKg: number
  /** The same, with scope 2 by contract where a result has it; undefined where none has. */
  readonly marketKg: number | undefined
  /** Outside of the scopes. */
  readonly outsideKg: number
  readonly scopes: readonly Share[]
  readonly tiers: readonly Share[]
}

const OUTSIDE = 'outside_of_scopes'
const SECOND = 'scope_2'

export function sumsOf(results: readonly Collected[]): ReportSums {
  const outsideKg = sum(results.map(outsideOf))
  const kg = sum(results.map((result) => result.kg - outsideOf(result)))
  const { below, above } = reach(results.map(reaching))
  const moved = results.flatMap(({ marketKg, scopesKg }) =>
    marketKg === undefined ? [] : [marketKg - (scopesKg[SECOND] ?? 0)],
  )
  return {
    kg,
    lowKg: Math.max(0, kg - below),
    highKg: kg + above,
    marketKg: moved.length === 0 ? undefined : kg + sum(moved),
    outsideKg,
    scopes: added(results.map(({ scopesKg }) => scopesKg)).filter(({ name }) => name !== OUTSIDE),
    tiers: added(results.map(({ tiersKg = {} }) => tiersKg)),
  }
}

const outsideOf = ({ scopesKg }: Collected) => scopesKg[OUTSIDE] ?? 0
const sum = (figures: readonly number[]) => figures.reduce((total, figure) => total + figure, 0)

/** The part of a result in the scopes has that part of its range. */
function reaching(result: Collected): Reaching {
  const { kg, range, factorIds = [], id } = result
  const share = kg > 0 ? (kg - outsideOf(result)) / kg : 0
  const keys = new Set(factorIds.length > 0 ? factorIds : [id])
  const { lowKg, highKg } = range ?? { lowKg: kg, highKg: kg }
  return { below: Math.max(0, kg - lowKg) * share, above: Math.max(0, highKg - kg) * share, keys }
}

function added(all: readonly Readonly<Record<string, number>>[]): Share[] {
  const sums = new Map<string, number>()
  for (const one of all)
    for (const [name, kg] of Object.entries(one)) sums.set(name, (sums.get(name) ?? 0) + kg)
  return [...sums].map(([name, kg]) => ({ name, kg })).sort((a, b) => b.kg - a.kg)
}
