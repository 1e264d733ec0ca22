/** Burning a fuel: Scope 1 by gas, and well-to-tank (Scope 3, category 3). */

import type { Params } from '../../contract/params/schema.ts'
import type { Assumption } from '../../engine/assumption.ts'
import type { Component } from '../../engine/contribution.ts'
import { getOrThrow } from '../../engine/helpers/get-or-throw.ts'
import { fallback, info } from '../../engine/notices.ts'
import { decimal } from '../../engine/numbers/decimal.ts'
import { rational } from '../../engine/numbers/rational.ts'
import type { Term } from '../../engine/term.ts'
import { message } from '../../messages/messages.ts'
import type { Method } from '../method/method.ts'
import { fuelClass } from './calibration.ts'
import type { fuelEmissionsQuery } from './emissions/query.ts'
import type { FuelEmissionAnswer } from './emissions/schema.ts'
import type { Fuel, FuelFactor, PublishedFactor } from './fuel-factor.ts'
import { fuelPart } from './part.ts'

export interface Burning {
  readonly fuel: Fuel
  readonly factor: FuelFactor
  readonly include_wtt: boolean
  /** Where it is burnt, if that is another country than the one that the factor describes. */
  readonly abroad: string | undefined
}

export interface BurningNumbers {
  readonly amount: number
}

export const burning: Method<
  Params<ReturnType<typeof fuelEmissionsQuery>>,
  Burning,
  BurningNumbers,
  never,
  typeof FuelEmissionAnswer
> = {
  kind: 'fuel_emission',
  page: 'docs/methods/fuel.md',
  methodology: 'Amount x direct factor, plus amount x well-to-tank factor',
  standards: {
    GHG_Protocol: 'Scope 1 (direct combustion) and Scope 3 Category 3 (well-to-tank)',
    ISO_14064: 'ISO 14064-1: direct emissions by gas, biogenic CO2 apart',
  },
  measures: { amount: { product: ['amount'] } },
  breakdown: {
    direct_co2e: { part: 'direct' },
    direct_co2: { part: 'direct', gas: 'co2' },
    direct_ch4: { part: 'direct', gas: 'ch4' },
    direct_n2o: { part: 'direct', gas: 'n2o' },
    wtt_co2e: { part: 'wtt' },
    biogenic_co2: { beside: 'biogenic_co2' },
    direct_co2_fossil_in_biofuel: { fossilCo2Of: 'direct' },
  },
  scopes: ['scope_1', 'scope_3_category_3'],

  calculate({ edition }, { fuel_type, amount, unit, country, include_wtt }) {
    const fuel = getOrThrow(edition.part(fuelPart), fuel_type)
    const factor = getOrThrow(fuel.factors, unit ?? fuel.defaultUnit)
    const abroad = country === factor.direct.entry.region ? undefined : country
    return {
      choice: { fuel, factor, include_wtt, abroad },
      measures: { amount: decimal(amount) },
      numbers: { amount },
      // An amount without a unit is one in the default unit.
      identity: { fuel_type, amount, unit: factor.unit, country: abroad, include_wtt },
    }
  },

  terms({ factor, include_wtt, abroad }) {
    const { direct, wellToTank, biogenicCo2 } = factor
    const times = (published: PublishedFactor, part: Component, line: Term['line']): Term => {
      const { gwp } = published
      const entry = abroad === undefined ? published.entry : published.abroad
      return { entry, quantity: ONE, of: 'amount', unit: factor.unit, part, line, gwp, inputs: [] }
    }
    return [
      times(direct, 'direct', 'scope_1'),
      ...(include_wtt ? [times(wellToTank, 'wtt', 'scope_3_category_3')] : []),
      // Taken up as the plants grew: outside of the scopes.
      ...(biogenicCo2 ? [times(biogenicCo2, 'biogenic_co2', 'beside')] : []),
    ]
  },

  assumptions: ({ fuel, factor, include_wtt, abroad }) => [
    ...fuel.notices,
    ...(abroad === undefined ? [] : [proxy(fuel, factor, abroad)]),
    ...(include_wtt ? [] : [WTT_EXCLUDED]),
  ],
  calibrationClass: ({ include_wtt, abroad }) => fuelClass(abroad !== undefined, include_wtt),
  year: ({ factor }) => factor.year,
  what: ({ fuel }) => message('subject.fuel', { fuel: fuel.fuelType }),

  attributes: ({ fuel, factor, include_wtt }, { numbers }) => ({
    fuel: {
      fuel_type: fuel.fuelType,
      fuel_label: fuel.label,
      fuel_category: fuel.category,
      is_biofuel: fuel.isBiofuel,
      amount: numbers.amount,
      unit: factor.unit,
      emission_factor: factor.direct.entry.factor,
      emission_factor_unit: factor.direct.entry.factorUnit,
      include_wtt,
    },
  }),
}

const ONE = rational(decimal(1))

const WTT_EXCLUDED: Assumption = info('wtt_excluded', {}, 'include_wtt')

function proxy({ fuelType: fuel }: Fuel, { direct }: FuelFactor, country: string): Assumption {
  const values = { fuel, country, publisher_country: direct.entry.region }
  return { ...fallback('factor_from_other_region.fuel', values, 'country'), tier: 'region' }
}
