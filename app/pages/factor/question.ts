/** The question of the calculator that a factor answers, where there is one. */
import type { FactorAnswer } from '../../../packages/client/src/everygram.ts'
import { addressWith, type QueryChange } from '../../parts/address.ts'

type Attributes = FactorAnswer['data']['attributes']
/** The cells of the row. */
type Columns = Readonly<Record<string, string>>

interface Question {
  readonly calculator: string
  readonly params: QueryChange
}

/** By table. Amounts are round: the figure, times something, can be read off. */
const QUESTIONS: Readonly<
  Record<string, (columns: Columns, tier: Attributes['tier']) => Question | undefined>
> = {
  hotel: stay,
  hotel_estimates: stay,
  grid_countries: ({ country_code: country }, tier) =>
    power({ country, grid_source: tier === 'exact' ? 'ember' : undefined }),
  grid_us_states: ({ state }) => power({ country: 'US', state: state === WHOLE ? undefined : state }),
  grid_us_subregions: ({ subregion }) => power({ country: 'US', subregion }),
  fuel_factors: ({ fuel_type, unit }) => ({ calculator: 'fuel', params: { fuel_type, amount: '100', unit } }),
  waste: ({ material, treatment }) => ({
    calculator: 'waste',
    params: { amount: '1', unit: 'tonne', material, treatment },
  }),
  refrigerants: ({ gas }) => ({ calculator: 'refrigerant', params: { gas, amount: '1' } }),
  water: ({ service }) => ({ calculator: 'water', params: { amount: '100', service, country: 'GB' } }),
  homeworking: () => ({ calculator: 'homeworking', params: { hours: '100', country: 'GB' } }),
  spend_sectors: ({ naics }) => ({ calculator: 'spend', params: { amount: '1000', naics, country: 'US' } }),
  travel_factors: ({ transport_mode, vehicle_type }) => trip({ transport_mode, vehicle_type }),
  flight_factors: ({ haul, cabin_class }) => trip({ transport_mode: 'flight', haul, cabin_class }),
  freight_factors: shipment,
  travel_regional: ({ transport_mode, vehicle_type, country_code: country }) =>
    trip({ transport_mode, vehicle_type, origin_country: country, destination_country: country }),
}

/** The row of the whole country among those of its states. */
const WHOLE = 'US'

function stay({ country_code: country }: Columns): Question {
  return { calculator: 'hotel', params: { country, nights: '1' } }
}

function power(place: QueryChange): Question {
  return { calculator: 'electricity', params: { kwh: '1000', ...place } }
}

function trip(params: QueryChange): Question {
  return { calculator: 'travel', params: { ...params, distance_km: '100' } }
}

/** What goes by the tonne-km at an average load; the other rows are steps of another calculation. */
function shipment(columns: Columns): Question | undefined {
  const { mode: transport_mode, vehicle_type, fuel_source, refrigerated, per, load } = columns
  if (per !== 'tonne_km' || (load !== '' && load !== 'average')) return undefined
  return {
    calculator: 'freight',
    params: {
      weight: '1000',
      planned_distance_km: '100',
      transport_mode,
      vehicle_type,
      fuel_source,
      refrigerated,
    },
  }
}

/** The address of the calculator with the question in it; undefined for a factor that no question asks for alone. */
export function calculatorHref(
  { table, row, tier }: Attributes,
  edition: string | undefined,
): string | undefined {
  const question = Object.hasOwn(QUESTIONS, table) ? QUESTIONS[table]?.(row.columns, tier) : undefined
  return question && addressWith(`/app/calculate/${question.calculator}`, { ...question.params, edition })
}
