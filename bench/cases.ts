/**
 * What is measured: questions by the name of the operation that answers them. Both servers are asked all of them;
 * bench/lib/calculate.ts is how the raw server answers (bench/verify.ts compares).
 */

import { OPERATIONS } from '../src/api/operations.ts'
import type { Operation } from '../src/contract/operation.ts'
import { requestOf } from '../src/contract/request.ts'
import { gridsOf } from '../src/domains/electricity/shared/grids.ts'
import { fuelPart } from '../src/domains/fuel/part.ts'
import { hotelPart } from '../src/domains/hotel/part.ts'
import { llmPart } from '../src/domains/llm/part.ts'
import type { Edition } from '../src/factors/edition.ts'

export interface Case {
  /** As bench/results has it. */
  name: string
  /** The name of an operation. */
  operation: string
  /** Query strings, each another question. */
  queries(edition: Edition): string[]
}

/** Flights between them: by car and rail most of the time is the search for the way, which is no server's. */
const CITIES = [
  ['GB', 'London'],
  ['US', 'New York'],
  ['DE', 'Munich'],
  ['JP', 'Tokyo'],
  ['BR', 'São Paulo'],
  ['IN', 'Mumbai'],
  ['AU', 'Sydney'],
  ['ZA', 'Cape Town'],
  ['NO', 'Oslo'],
  ['MX', 'Mexico City'],
  ['EG', 'Cairo'],
  ['CA', 'Vancouver'],
] as const

export const CITY_PAIRS = CITIES.flatMap(([fromCountry, from]) =>
  CITIES.filter(([, to]) => to !== from).map(
    ([toCountry, to]) =>
      `origin_country=${fromCountry}&origin_location=${encodeURIComponent(from)}&destination_country=${toCountry}&destination_location=${encodeURIComponent(to)}`,
  ),
)

export const CASES: readonly Case[] = [
  {
    name: 'hotel',
    operation: 'hotelEmissions',
    queries: (edition) =>
      [...edition.part(hotelPart).keys()].map(
        (code, i) => `country=${code}&nights=${1 + (i % 30)}&rooms=${1 + (i % 4)}`,
      ),
  },
  {
    name: 'fuel',
    operation: 'fuelEmissions',
    queries: (edition) =>
      [10, 15_000, 2.5, 1234.567].flatMap((amount) =>
        [...edition.part(fuelPart).keys()].map((type, i) => `fuel_type=${type}&amount=${amount * (i + 1)}`),
      ),
  },
  {
    name: 'electricity',
    operation: 'electricityEmissions',
    queries: (edition) =>
      [...gridsOf(edition).byCountry.keys()].map((code, i) => `country=${code}&kwh=${1000 + 12.5 * i}`),
  },
  { name: 'grid list', operation: 'electricityGrid', queries: () => ['strict=false'] },
  {
    name: 'llm',
    operation: 'llmEmissions',
    queries: (edition) =>
      [...edition.part(llmPart).models.keys()].map(
        (id, i) => `model=${encodeURIComponent(id)}&tokens_input=${100 * i}&tokens_output=${i}`,
      ),
  },
  {
    name: 'travel',
    operation: 'travelEmissions',
    queries: () => CITY_PAIRS.map((ends) => `${ends}&transport_mode=flight`),
  },
  {
    // By air, with roads to the airports; bench/freight.ts measures chains by sea.
    name: 'freight',
    operation: 'freightEmissions',
    queries: () => CITY_PAIRS.map((ends, i) => `${ends}&transport_mode=air&weight=${100 + i}`),
  },
]

/** All that is asked of a case, in turn. */
export function pathsOf({ operation, queries }: Case, edition: Edition): string[] {
  const { path } = requireOperation(operation)
  return queries(edition).map((query) => requestOf(path, query))
}

export function requireOperation(name: string): Operation {
  const found = OPERATIONS.find((operation) => operation.name === name)
  if (!found) throw new Error(`there is no operation ${name}`)
  return found
}
