/** A response as an object: what every calculation says, and what its method adds. */

import type { ResponseParts } from '../../contract/operation.ts'
import { placeTrail, presentEquivalents } from '../../contract/present.ts'
import { placeRange } from '../../contract/range.ts'
import type { Breakdown } from '../../engine/breakdown.ts'
import { type EquivalentUnit, equivalentsOf } from '../../engine/equivalents.ts'
import type { MassUnit } from '../../engine/units.ts'
import type { Edition } from '../../factors/edition.ts'
import type { Language } from '../../messages/locale.ts'
import type { AllSlots, Derived, Figures } from './figures.ts'
import { placeLine } from './lines.ts'
import { measuredFor } from './measured.ts'
import type { AnyMethod } from './method.ts'

export interface Rendered extends Derived {
  readonly edition: Edition
  readonly figures: Figures
  /** Units to compare the total with, where they are asked for. */
  readonly equivalents: readonly EquivalentUnit[] | undefined
}

export function responseOf(
  method: AnyMethod,
  rendered: Rendered,
  slots: AllSlots,
  { id, notices, meta, language }: Omit<ResponseParts<unknown>, 'result'>,
): object {
  const { choice } = rendered.calculation
  return {
    data: {
      type: method.kind,
      id,
      attributes: {
        emissions: inOrder(emissionsOf(method, rendered, slots, language), method.emissionFields),
        ...method.attributes(choice, slots),
        notices,
      },
    },
    meta: {
      methodology: method.methodology instanceof Function ? method.methodology(choice) : method.methodology,
      emission_factors_year: method.year(choice),
      standards_compliance:
        method.standards instanceof Function ? method.standards(choice) : method.standards,
      ...meta,
    },
  }
}

function inOrder(emissions: object, names: readonly string[] | undefined): object {
  if (names === undefined) return emissions
  const fields = new Map(Object.entries(emissions))
  return Object.fromEntries(names.flatMap((name) => (fields.has(name) ? [[name, fields.get(name)]] : [])))
}

function emissionsOf(
  method: AnyMethod,
  rendered: Rendered,
  slots: AllSlots,
  language: Language | undefined,
): object {
  const { calculation, plan, result, figures, equivalents } = rendered
  const { unit } = plan
  return {
    co2e: slots.total,
    co2e_unit: unit.unit,
    ...(unit.unit === 'kg' && { co2e_grams: slots.wholeTotal }),
    co2e_calculation_method: plan.gwp(method.gwpOfFilledParts && result),
    ...(method.breakdown && { breakdown: { ...shownOf(method.breakdown, slots), unit: unit.unit } }),
    ...(method.scopes && { ghg_protocol_scopes: scopesOf(method.scopes, slots) }),
    ...method.emissions?.(calculation.choice, slots),
    gwp_shares: result.total === 0 ? {} : slots.gwpShares,
    tier: figures.ratings.total.tier,
    quality: slots.quality,
    lines: plan.report.lines.map((line, at) => placeLine(line, slots.reported[at], unit.unit, language)),
    range: placeRange(
      figures.range,
      {
        what: method.what(calculation.choice),
        unit,
        large: figures.large,
        measured: measuredFor(method, rendered),
      },
      slots.range,
    ),
    rounding: { unit_grams: gramsOf(unit), times: slots.times },
    source_trail: placeTrail(plan.trail, method.page, slots.trail, {
      numbers: slots.numbers as never,
      report: plan.report.lines,
    }),
    ...(equivalents && { equivalents: equivalentTo(method, rendered, equivalents) }),
  }
}

function shownOf(breakdown: Breakdown, slots: AllSlots): object {
  const names = Object.keys(breakdown).filter((name) => name in slots.breakdown)
  return Object.fromEntries(names.map((name) => [name, slots.breakdown[name]]))
}

function scopesOf(names: NonNullable<AnyMethod['scopes']>, slots: AllSlots): object {
  return Object.fromEntries(names.map((name) => [name, slots.line(name)]))
}

/** Of one whole unit. */
const gramsOf = ({ unit, shown }: MassUnit) => (unit === 'kg' ? 1 : shown(1))

const GRAM_DECIMALS = { kg: 0, g: 6 } as const

function equivalentTo(method: AnyMethod, { plan, result }: Rendered, units: readonly EquivalentUnit[]) {
  const grams = { digits: BigInt(result.total), scale: GRAM_DECIMALS[plan.unit.unit] }
  return presentEquivalents(equivalentsOf(units, grams, method.equivalentDecimals ?? 1))
}
