/** A unit of every fuel. */
import { decimal } from '../../../core/decimal.ts'
import { multiplyRationals, rational, ZERO_RATIONAL } from '../../../core/rational.ts'
import { briefPlan } from '../../brief.ts'
import { type Rates, rateRow, textColumn, wholeColumn, yesNoColumn } from '../../rates.ts'
import { fuelPart } from '../part.ts'
import { fuelTrail } from '../trail.ts'
import { fuelEmissions } from './operation.ts'

const GRAMS_PER_KG = rational(decimal(1000))
const ONE_UNIT = 1

export const fuelRates: Rates = {
  name: 'fuel_rates',
  description: 'A unit of every fuel, with and without its upstream part.',
  keys: {
    fuel_type: textColumn('As /v1/fuel/types lists it.'),
    unit: textColumn('Of the amount; empty for the default unit of the fuel.'),
    include_wtt: yesNoColumn('With the well-to-tank part.'),
  },
  figures: {
    scope_1: wholeColumn('Grams a unit burnt.'),
    upstream: wholeColumn('Grams a unit, well to tank: scope 3 category 3.'),
    biogenic: wholeColumn('Grams of biogenic CO2 a unit, outside of the scopes and of every total.'),
  },
  async *rows(context) {
    for (const [fuel_type, fuel] of context.edition.part(fuelPart)) {
      for (const unit of ['', ...fuel.factors.keys()]) {
        for (const include_wtt of [true, false]) {
          const { result, notices } = await fuelEmissions.calculate(context, {
            fuel_type,
            ...(unit !== '' && { unit }),
            amount: ONE_UNIT,
            include_wtt,
            explain: false,
            equivalents: false,
          })
          const { direct, wellToTank, biogenicCo2 } = result.factor
          const grams = (kg: typeof direct | undefined) =>
            kg ? multiplyRationals(rational(kg), GRAMS_PER_KG) : ZERO_RATIONAL
          yield rateRow(
            { fuel_type, unit, include_wtt },
            {
              figures: {
                scope_1: grams(direct),
                upstream: grams(include_wtt ? wellToTank : undefined),
                biogenic: grams(biogenicCo2),
              },
              plan: briefPlan(fuelTrail(result.factor, ONE_UNIT, include_wtt).factors),
              notices,
            },
          )
        }
      }
    }
  },
}
