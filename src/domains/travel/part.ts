/** Travel in an edition. */
import type { EditionPart } from '../../factors/edition-part.ts'
import { checkTravel } from './checks.ts'
import { type Travel, travelFactors } from './factors.ts'
import {
  FLIGHT_CURVE,
  FLIGHT_FACTORS,
  FLIGHT_HAULS,
  FLIGHT_TERRITORIES,
  FLIGHT_WTT_FACTORS,
  RAIL_ENERGY,
  RAIL_TRACTION,
  TRAVEL_ELECTRICITY,
  TRAVEL_FACTORS,
  TRAVEL_FAR_TYPES,
  TRAVEL_REGIONAL,
  TRAVEL_WTT_FACTORS,
} from './tables.ts'

export const travelPart: EditionPart<Travel> = {
  name: 'travel',
  tables: [
    TRAVEL_FACTORS,
    TRAVEL_WTT_FACTORS,
    TRAVEL_ELECTRICITY,
    TRAVEL_REGIONAL,
    FLIGHT_HAULS,
    FLIGHT_TERRITORIES,
    FLIGHT_CURVE,
    FLIGHT_FACTORS,
    FLIGHT_WTT_FACTORS,
    RAIL_TRACTION,
    RAIL_ENERGY,
    TRAVEL_FAR_TYPES,
  ],
  check: checkTravel,
  build: (basis, tables) => travelFactors(tables, basis),
}
