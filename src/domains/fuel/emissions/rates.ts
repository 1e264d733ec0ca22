/** A unit of every fuel. */
import { ratesOf } from '../../method/rates.ts'
import { textColumn, yesNoColumn } from '../../rates.ts'
import { burning } from '../burning.ts'
import { fuelPart } from '../part.ts'
import { fuelEmissions } from './operation.ts'

export const fuelRates = ratesOf(fuelEmissions, {
  name: 'fuel_rates',
  description: 'A unit of every fuel, with and without its upstream part.',
  method: burning,
  assumed: { unit: 'the default unit of the fuel' },
  keys: {
    fuel_type: textColumn('As /v1/fuel/types lists it.'),
    unit: textColumn('Of the amount; empty for the default unit of the fuel.'),
    include_wtt: yesNoColumn('With the well-to-tank part.'),
  },
  figures: {
    scope_1: { part: 'direct', line: 'scope_1', description: 'Grams a unit burnt.' },
    upstream: {
      part: 'wtt',
      line: 'scope_3_category_3',
      description: 'Grams a unit, well to tank: scope 3 category 3.',
    },
    biogenic: {
      part: 'biogenic_co2',
      line: 'beside',
      description: 'Grams of biogenic CO2 a unit, outside of the scopes and of every total.',
    },
  },
  *questions({ edition }) {
    for (const [fuel_type, fuel] of edition.part(fuelPart)) {
      for (const unit of ['', ...fuel.factors.keys()]) {
        for (const include_wtt of [true, false]) {
          const asked = { fuel_type, amount: 1, include_wtt, explain: false, equivalents: false }
          yield [{ fuel_type, unit, include_wtt }, unit === '' ? asked : { ...asked, unit }]
        }
      }
    }
  },
})
