/** German names by id: of factors, composed by rule since most are one of many countries, fuels or vehicles, and of their parts. */
import { ELECTRICITY } from './factors/electricity.ts'
import { FREIGHT_NAMES } from './factors/freight.ts'
import { gasName, REFRIGERANTS } from './factors/refrigerants.ts'
import { lookup, type NameRule, type NameRules, type Names } from './factors/rules.ts'
import { SERVICES } from './factors/services.ts'
import { STATIONARY } from './factors/stationary.ts'
import { TRAVEL_NAMES } from './factors/travel.ts'
import { ENERGY } from './labels/energy.ts'
import { WASTE } from './labels/waste.ts'
import { GERMAN_REGIONS } from './regions.ts'

const RULES: NameRules = {
  ...ELECTRICITY,
  ...STATIONARY,
  ...FREIGHT_NAMES,
  ...TRAVEL_NAMES,
  ...REFRIGERANTS,
  ...SERVICES,
}

/** The most particular first: `grid-loss-` before `grid-`. */
const BY_LENGTH: readonly (readonly [prefix: string, rule: NameRule])[] = Object.entries(RULES).sort(
  ([a], [b]) => b.length - a.length,
)

/** What factors are of: `natural_gas`, `glass`, `US-CA`. */
const SUBJECTS: Names = { ...GERMAN_REGIONS, ...ENERGY.fuel, ...WASTE.material, ...WASTE.treatment }

/** Undefined for what keeps the name of its publisher, as sectors of spending do. */
export function germanName(id: string): string | undefined {
  for (const [prefix, rule] of BY_LENGTH) {
    const name = id.startsWith(prefix) ? rule(id.slice(prefix.length)) : undefined
    if (name !== undefined) return name
  }
  return lookup(SUBJECTS, id) ?? gasName(id)
}
