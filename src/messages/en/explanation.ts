/** The calculation behind a result in words: a sentence for each contribution, then the total. */
import { texts } from '../infer.ts'

export const explanation = texts({
  'explanation.contribution':
    '{has_leg, select, true {Leg {leg}: } other {}}{quantity} {unit}{has_note, select, true { ({note})} other {}} × {factor} = {contribution_kg} kg.',
  'explanation.factor':
    '{exact_factor} {factor_unit} ({factor_name}; {publisher}, {dataset}; {tier, select, exact {published value} region {proxy value from another country, year or use} global {one value for the world} estimate {estimate} other {your own value}})',
  'explanation.input': 'A quantity depends on this value: {factor}.',
  'explanation.separate': 'Reported separately, not in the total: {contribution}',
  'explanation.total':
    'The total, rounded to the {step, select, gram {gram} other {microgram}}, is {exact_co2e} {unit} CO2e.',
  'explanation.total_of_shares':
    'The total is {exact_co2e} {unit} CO2e: {times} equal shares, each rounded to the {step, select, gram {gram} other {microgram}}.',
})
