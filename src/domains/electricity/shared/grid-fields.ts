/** The fields of a grid in answers. */
import { Type } from 'typebox'

export const INTENSITY_UNIT = 'gCO2e/kWh'

export const gridFields = {
  carbon_intensity: Type.Number({ minimum: 0, description: 'As published.' }),
  unit: Type.Literal(INTENSITY_UNIT),
  country_code: Type.String(),
  country_name: Type.String(),
  region: Type.String({ description: 'A continent, for example north_america.' }),
  year: Type.Integer(),
  boundary: Type.Enum(['life_cycle', 'direct'], {
    description: 'life_cycle: with fuel supply and plant manufacture. direct: combustion only.',
  }),
  is_clean_grid: Type.Boolean({ description: 'Below 100 gCO2e/kWh.' }),
  is_dirty_grid: Type.Boolean({ description: 'Above 500 gCO2e/kWh.' }),
  is_estimate: Type.Boolean({ description: "Borrowed from another country's grid." }),
}
