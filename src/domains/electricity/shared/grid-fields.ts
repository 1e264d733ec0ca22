/** The fields of a grid in answers. */
import { countryCode, countryName } from '../../../contract/schema.ts'
import { shape } from '../../../contract/shape.ts'
import { GRID_BASES } from './grid.ts'

export const INTENSITY_UNIT = 'gCO2e/kWh'

export const gridFields = {
  carbon_intensity: shape.amount(
    'As published; with basis official_ratio the direct and the upstream part together.',
  ),
  direct_intensity: shape.amount('Its direct part, scope 2.'),
  life_cycle_intensity: shape.amount(
    'Direct and upstream part together, whatever carbon_intensity holds: what the list is ranked by.',
  ),
  basis: shape.oneOf(
    GRID_BASES,
    "official: the country's own reporting scheme. official_ratio: Ember's value × official over Ember's of a year that has both; in that year the official value. life_cycle: Ember's, split. user: the operator's own.",
  ),
  unit: shape.literal(INTENSITY_UNIT, 'Of every intensity here.'),
  country_code: countryCode,
  country_name: countryName,
  region: shape.text('A continent, for example north_america.'),
  year: shape.whole('The year that the intensity describes.'),
  boundary: shape.oneOf(
    ['life_cycle', 'direct'],
    'What carbon_intensity holds. life_cycle: with fuel supply and plant manufacture. direct: combustion only.',
  ),
  is_clean_grid: shape.yesNo('Below 100 gCO2e/kWh.'),
  is_dirty_grid: shape.yesNo('Above 500 gCO2e/kWh.'),
  is_estimate: shape.yesNo("A proxy value from another country's grid, or calculated from a generation mix."),
}
