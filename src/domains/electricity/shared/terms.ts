/** The arithmetic of figures of electricity: a figure of a kWh times energy. */
import { decimal } from '../../../engine/numbers/decimal.ts'
import { significant } from '../../../engine/numbers/quantity.ts'
import {
  addRationals,
  divideRationals,
  multiplyRationals,
  type Rational,
  rational,
} from '../../../engine/numbers/rational.ts'
import type { GridTerm } from './grid.ts'

/** Grams of a kWh for one of each unit, and what times it is kilograms. g/kWh = kg/MWh; t/MWh = kg/kWh. */
const UNITS: Readonly<Record<string, { readonly grams: Rational; readonly energy: 'kWh' | 'MWh' }>> = {
  'gCO2e/kWh': { grams: rational(decimal(1)), energy: 'MWh' },
  'kgCO2e/kWh': { grams: rational(decimal(1000)), energy: 'kWh' },
  'tCO2/MWh': { grams: rational(decimal(1000)), energy: 'kWh' },
}
const HUNDRED = rational(decimal(100))
const KWH_PER_MWH = rational(decimal(1000))

function unitOf(factorUnit: string) {
  const unit = UNITS[factorUnit]
  if (!unit) throw new Error(`no unit of electricity: ${factorUnit}`)
  return unit
}

/** `value` in `factorUnit`, as g CO2e per kWh. */
export function gramsPerKwh(value: Rational, factorUnit: string): Rational {
  return multiplyRationals(value, unitOf(factorUnit).grams)
}

/** For showing. */
export function shownIntensity({ numerator, denominator }: Rational): number {
  return significant(numerator, denominator)
}

/** A share in per cent, for showing. */
export function percentOf(share: Rational): number {
  return shownIntensity(multiplyRationals(share, HUNDRED))
}

/** What a term adds to a kWh, g CO2e. */
export function gramsOf({ entry, share }: GridTerm): Rational {
  return multiplyRationals(gramsPerKwh(rational(entry.value), entry.factorUnit), share)
}

/** So many kWh in the unit that, times a figure in `factorUnit`, is kilograms. */
export function energyFor(factorUnit: string, kwh: Rational): { quantity: Rational; unit: 'kWh' | 'MWh' } {
  const { energy } = unitOf(factorUnit)
  return { quantity: energy === 'kWh' ? kwh : divideRationals(kwh, KWH_PER_MWH), unit: energy }
}

/**
 * Direct and upstream part of a kWh; as one term where the upstream part is a share of the factor of the direct one. What
 * only divides that factor is then of no matter. An operator's row has two factors, neither a share of the other.
 */
export function joinedTerms(direct: GridTerm, upstream: GridTerm): GridTerm[] {
  const isOne = direct.entry.factorId === upstream.entry.factorId && upstream.shareNote !== undefined
  if (!isOne) return [direct, upstream]
  const isDivided = (direct.splits ?? []).length > 0
  const { entry } = direct
  const share = addRationals(direct.share, upstream.share)
  if (isDivided) return [{ entry, share, inputs: [] }]
  const ratio = direct.shareNote === undefined ? '' : `${direct.shareNote} x `
  return [{ entry, share, inputs: upstream.inputs, shareNote: `${ratio}(1 + upstream share)` }]
}
