/**
 * The measured endpoints, a row each. `queries` is what both servers are asked; `calculate` is how the raw server
 * answers: no validation, the engine's own functions, the JSON of the real endpoint (bench/verify.ts compares).
 */

import type { ParsedUrlQuery } from 'node:querystring'
import { decimal } from '../src/core/decimal.ts'
import { calculationId } from '../src/core/identity.ts'
import type { Edition } from '../src/domains/edition.ts'
import { electricityUse } from '../src/domains/electricity/calculate.ts'
import { presentElectricityEmission } from '../src/domains/electricity/emissions/present.ts'
import { presentGridList, rankedGrids } from '../src/domains/electricity/grid/present.ts'
import type { Grid } from '../src/domains/electricity/shared/grid.ts'
import { gridsOf } from '../src/domains/electricity/shared/grids.ts'
import { presentFreightEmission } from '../src/domains/freight/emissions/present.ts'
import { freightId, shipmentResult } from '../src/domains/freight/emissions/route.ts'
import { type Fuel, type FuelFactor, fuelCombustion } from '../src/domains/fuel/calculate.ts'
import { presentFuelEmission } from '../src/domains/fuel/emissions/present.ts'
import { fuelPart } from '../src/domains/fuel/part.ts'
import { type HotelFactor, hotelStay } from '../src/domains/hotel/calculate.ts'
import { presentHotelEmission } from '../src/domains/hotel/emissions/present.ts'
import { hotelPart } from '../src/domains/hotel/part.ts'
import { llmInference } from '../src/domains/llm/calculate.ts'
import { presentLlmEmission } from '../src/domains/llm/emissions/present.ts'
import { regionResolver } from '../src/domains/llm/emissions/region.ts'
import { canonical, resolveQuestion, resultNotices } from '../src/domains/llm/emissions/route.ts'
import { llmPart } from '../src/domains/llm/part.ts'
import { type VehicleTypes, vehicleTypes } from '../src/domains/travel/emissions/modes.ts'
import { presentTravelEmission } from '../src/domains/travel/emissions/present.ts'
import { resultOf, tripNotices } from '../src/domains/travel/emissions/result.ts'
import { resolveTravel, travelId } from '../src/domains/travel/emissions/route.ts'
import { onceASecond } from '../src/http/envelope/once-a-second.ts'
import type { Services } from '../src/http/services.ts'
import { openPlaces } from '../src/places/open.ts'
import { openRoutes } from '../src/routing/open.ts'

export interface Answer {
  id: string
  body: object | string
}

export interface Case {
  name: string
  path: string
  queries(edition: Edition): string[]
  calculate(edition: Edition, query: ParsedUrlQuery): Answer | Promise<Answer>
}

const hotel: Case = {
  name: 'hotel',
  path: '/v1/hotel/emissions',
  queries: (edition) =>
    [...edition.part(hotelPart).keys()].map(
      (code, i) => `country=${code}&nights=${1 + (i % 30)}&rooms=${1 + (i % 4)}`,
    ),
  calculate(edition, { country, nights, rooms }) {
    const question = {
      country: String(country),
      nights: Number(nights),
      rooms: Number(rooms),
      equivalents: false,
    }
    const factor = edition.part(hotelPart).get(question.country) as HotelFactor
    const id = calculationId('hotel_emission', edition.hash, question)
    const stay = hotelStay(factor, question.nights, question.rooms)
    return { id, body: presentHotelEmission(edition, id, question, factor, stay, []) }
  },
}

const fuel: Case = {
  name: 'fuel',
  path: '/v1/fuel/emissions',
  queries: (edition) =>
    [10, 15_000, 2.5, 1234.567].flatMap((amount) =>
      [...edition.part(fuelPart).keys()].map((type, i) => `fuel_type=${type}&amount=${amount * (i + 1)}`),
    ),
  calculate(edition, { fuel_type, amount }) {
    const fuel = edition.part(fuelPart).get(String(fuel_type)) as Fuel
    const factor = fuel.factors.get(fuel.defaultUnit) as FuelFactor
    const question = {
      fuel_type: fuel.fuelType,
      amount: Number(amount),
      include_wtt: true,
      equivalents: false,
      unit: factor.unit,
    }
    const id = calculationId('fuel_emission', edition.hash, question)
    const burnt = fuelCombustion(factor, question.amount, true)
    return { id, body: presentFuelEmission(edition, id, question, fuel, factor, burnt, []) }
  },
}

const electricity: Case = {
  name: 'electricity',
  path: '/v1/electricity/emissions',
  queries: (edition) =>
    [...gridsOf(edition).byCountry.keys()].map((code, i) => `country=${code}&kwh=${1000 + 12.5 * i}`),
  calculate(edition, { country, kwh }) {
    const grid = gridsOf(edition).byCountry.get(String(country)) as Grid
    const amount = Number(kwh)
    const input = {
      kwh: amount,
      unit: 'kwh',
      include_wtt: true,
      include_td_losses: false,
      equivalents: false,
    }
    const id = calculationId('electricity_emission', edition.hash, { ...input, grid: grid.id })
    const use = electricityUse(grid, decimal(amount), { includeWtt: true, includeTdLosses: false })
    const question = {
      amount,
      unit: 'kwh' as const,
      kwh: amount,
      includeWtt: true,
      includeTdLosses: false,
      supplierFactor: undefined,
      withEquivalents: false,
    }
    return { id, body: presentElectricityEmission(edition, id, question, { grid }, use, grid.notices) }
  },
}

const prepared = new WeakMap<Edition, () => string>()

/** The list is prepared, as the real endpoint has it: what is measured is the sending. */
const gridList: Case = {
  name: 'grid list',
  path: '/v1/electricity/grid',
  queries: () => ['strict=false'],
  calculate(edition) {
    const json =
      prepared.get(edition) ?? onceASecond(() => presentGridList(edition, rankedGrids(edition), []))
    prepared.set(edition, json)
    return { id: calculationId('grid_list', edition.hash, {}), body: json() }
  },
}

const resolvers = new WeakMap<Edition, ReturnType<typeof regionResolver>>()

const llm: Case = {
  name: 'llm',
  path: '/v1/digital/llm/emissions',
  queries: (edition) =>
    [...edition.part(llmPart).models.keys()].map(
      (id, i) => `model=${encodeURIComponent(id)}&tokens_input=${100 * i}&tokens_output=${i}`,
    ),
  calculate(edition, { model, tokens_input, tokens_output }) {
    const resolver = resolvers.get(edition) ?? regionResolver(edition)
    resolvers.set(edition, resolver)
    const { question, assumed } = resolveQuestion(edition, resolver, {
      model: String(model),
      tokens_input: Number(tokens_input),
      tokens_output: Number(tokens_output),
      tokens_cached: 0,
      requests: 1,
      reasoning_effort: 'auto',
      equivalents: false,
    })
    const inference = llmInference(question.factors, question.use)
    const id = calculationId('llm_emission', edition.hash, canonical(question))
    const all = [...assumed, ...resultNotices(question, inference)]
    return { id, body: presentLlmEmission(edition, id, question, inference, all) }
  },
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

let travelServices: (Services & { types: VehicleTypes }) | undefined

function travelOf(edition: Edition): NonNullable<typeof travelServices> {
  if (travelServices) return travelServices
  const places = openPlaces()
  travelServices = { edition, places, routes: openRoutes(places), types: vehicleTypes(edition) }
  return travelServices
}

const CITY_PAIRS = CITIES.flatMap(([fromCountry, from]) =>
  CITIES.filter(([, to]) => to !== from).map(
    ([toCountry, to]) =>
      `origin_country=${fromCountry}&origin_location=${encodeURIComponent(from)}&destination_country=${toCountry}&destination_location=${encodeURIComponent(to)}`,
  ),
)

const travel: Case = {
  name: 'travel',
  path: '/v1/travel/emissions',
  queries: () => CITY_PAIRS.map((ends) => `${ends}&transport_mode=flight`),
  async calculate(edition, query) {
    const { types, ...services } = travelOf(edition)
    const text = (name: string) => String(query[name])
    const asked = await resolveTravel(services, types, {
      origin_country: text('origin_country'),
      origin_location: text('origin_location'),
      destination_country: text('destination_country'),
      destination_location: text('destination_location'),
      transport_mode: 'flight',
      passengers: 1,
      return_trip: false,
      include_wtt: false,
      equivalents: false,
    })
    const { journey, trip, question } = asked
    const id = travelId(services, asked)
    const all = [...asked.notices, ...tripNotices(edition, journey, trip, question)]
    const result = resultOf(journey, trip, question)
    return { id, body: presentTravelEmission(edition, id, question, journey, trip, result, all) }
  },
}

/** By air, with roads to the airports; bench/freight.ts measures chains by sea. */
const freight: Case = {
  name: 'freight',
  path: '/v1/freight/emissions',
  queries: () => CITY_PAIRS.map((ends, i) => `${ends}&transport_mode=air&weight=${100 + i}`),
  async calculate(edition, query) {
    const services = travelOf(edition)
    const text = (name: string) => String(query[name])
    const params = {
      origin_country: text('origin_country'),
      origin_location: text('origin_location'),
      destination_country: text('destination_country'),
      destination_location: text('destination_location'),
      weight: Number(query.weight),
      unit: 'kg',
      transport_mode: 'air',
      vehicle_type: 'average',
      fuel_source: 'diesel',
      service_type: 'shared',
      refrigerated: false,
      include_empty_return: false,
      detailed_route: false,
      equivalents: false,
    }
    const result = await shipmentResult(services, params, false)
    const id = freightId(services, params, result)
    return { id, body: presentFreightEmission(edition, id, result) }
  },
}

export const CASES: readonly Case[] = [hotel, fuel, electricity, gridList, llm, travel, freight]

/** All that is asked of a case, in turn. */
export const pathsOf = ({ path, queries }: Case, edition: Edition) =>
  queries(edition).map((query) => `${path}?${query}`)
