/** The fields of a grid in answers. */
import { Type } from 'typebox'
import { countryCode, countryName } from '../../../contract/schema.ts'
import { GRID_BASES } from './grid.ts'

export const INTENSITY_UNIT = 'gCO2e/kWh'

export const gridFields = {
  carbon_intensity: Type.Number({
    minimum: 0,
    description: 'As published; with basis official_ratio the direct and the upstream part together.',
  }),
  direct_intensity: Type.Number({ minimum: 0, description: 'Its direct part, scope 2.' }),
  life_cycle_intensity: Type.Number({
    minimum: 0,
    description:
      'Direct and upstream part together, whatever carbon_intensity holds: what the list is ranked by.',
  }),
  basis: Type.Enum([...GRID_BASES], {
    description:
      "official: the country's own reporting scheme. official_ratio: Ember's figure times official over Ember's of a year that has both; in that year the official one. life_cycle: Ember's, split. user: the operator's own.",
  }),
  unit: Type.Literal(INTENSITY_UNIT, { description: 'Of every intensity here.' }),
  country_code: countryCode,
  country_name: countryName,
  region: Type.String({ description: 'A continent, for example north_america.' }),
  year: Type.Integer({ description: 'The year that the intensity describes.' }),
  boundary: Type.Enum(['life_cycle', 'direct'], {
    description:
      'What carbon_intensity holds. life_cycle: with fuel supply and plant manufacture. direct: combustion only.',
  }),
  is_clean_grid: Type.Boolean({ description: 'Below 100 gCO2e/kWh.' }),
  is_dirty_grid: Type.Boolean({ description: 'Above 500 gCO2e/kWh.' }),
  is_estimate: Type.Boolean({
    description: "Borrowed from another country's grid, or made from a generation mix.",
  }),
}
