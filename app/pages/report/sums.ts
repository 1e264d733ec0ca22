/** What the results of a report come to. Location- and market-based figures are two sums, and what is outside of scopes a third. */
import { add as addDecimals, decimal, toNumber, ZERO } from '../../../src/engine/numbers/decimal.ts'
import { type Reaching, reachBothWays } from '../../../src/engine/reach.ts'
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
  const kg = sum(results.flatMap((result) => [result.kg, -outsideOf(result)]))
  const { below, above } = reachBothWays(results.map(reaching))
  const moved = results.flatMap(({ marketKg, scopesKg }) =>
    marketKg === undefined ? [] : [marketKg, -(scopesKg[SECOND] ?? 0)],
  )
  return {
    kg,
    lowKg: Math.max(0, kg - below),
    highKg: kg + above,
    marketKg: moved.length === 0 ? undefined : sum([kg, ...moved]),
    outsideKg,
    scopes: added(results.map(({ scopesKg }) => scopesKg)).filter(({ name }) => name !== OUTSIDE),
    tiers: added(results.map(tiersInScopes)),
  }
}

const outsideOf = ({ scopesKg }: Collected) => scopesKg[OUTSIDE] ?? 0
/** Exactly, as the server adds: 0.1 and 0.2 are 0.3. */
const sum = (figures: readonly number[]) =>
  toNumber(figures.reduce((total, figure) => addDecimals(total, decimal(figure)), ZERO))

/** The part of a result in the scopes has that part of its range. */
function reaching(result: Collected): Reaching {
  const { kg, range, factorIds = [], id } = result
  const share = kg > 0 ? (kg - outsideOf(result)) / kg : 0
  const keys = new Set(factorIds.length > 0 ? factorIds : [id])
  const { lowKg, highKg } = range ?? { lowKg: kg, highKg: kg }
  return { below: Math.max(0, kg - lowKg) * share, above: Math.max(0, highKg - kg) * share, keys }
}

/** What is outside of the scopes is in none of the figures beside the total. */
function tiersInScopes(result: Collected): Record<string, number> {
  const share = result.kg > 0 ? (result.kg - outsideOf(result)) / result.kg : 0
  const { tiersKg = {} } = result
  return Object.fromEntries(
    Object.entries(tiersKg).flatMap(([name, kg]) => (share > 0 ? [[name, kg * share]] : [])),
  )
}

function added(all: readonly Readonly<Record<string, number>>[]): Share[] {
  const sums = new Map<string, number>()
  for (const one of all)
    for (const [name, kg] of Object.entries(one)) sums.set(name, sum([sums.get(name) ?? 0, kg]))
  return [...sums].map(([name, kg]) => ({ name, kg })).sort((a, b) => b.kg - a.kg)
}
