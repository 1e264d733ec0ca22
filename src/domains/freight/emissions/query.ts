/** The parameters of a question about a shipment. */
import { Type } from 'typebox'
import {
  booleanParam,
  numberParam,
  type Params,
  presentationParams,
  querySchema,
  textParam,
  tokenParam,
} from '../../../contract/params/schema.ts'
import type { Edition } from '../../../factors/edition.ts'
import { errataParam } from '../../method/errata.ts'
import { tripNeeds, tripParams } from '../../shared/endpoints/params.ts'
import { SHARED_JOURNEY_PARAMS } from '../../shared/journey/journey-cache.ts'
import type { Freight } from '../factor.ts'
import { freightPart } from '../part.ts'
import { DIESEL, USUAL_VEHICLE } from '../words.ts'
import { FREIGHT_MODES, SERVICE_TYPES, WEIGHT_UNITS } from './schema.ts'

/** 1e9 kg, in the smallest unit. */
const WEIGHT = { exclusiveMinimum: 0, maximum: 1e12 }
/** Twice round the Earth, and some. */
export const DISTANCE = { minimum: 0.001, maximum: 100_000 }
const FUELS = [
  'diesel',
  'petrol',
  'electric',
  'bev',
  'battery_electric',
  'hybrid',
  'hvo',
  'cng',
  'lng',
  'biodiesel',
  'hydrogen',
]

export type FreightParams = Params<ReturnType<typeof freightQuery>>

/** Those that decide the journey: the way, its vehicles and their factors. */
export const JOURNEY_PARAMS = [
  ...SHARED_JOURNEY_PARAMS,
  'fuel_source',
  'service_type',
  'refrigerated',
  'include_empty_return',
  'planned_distance_km',
  'avoid',
] as const satisfies readonly (keyof FreightParams)[]

export type JourneyParams = Pick<FreightParams, (typeof JOURNEY_PARAMS)[number]>

export function freightQuery(edition: Edition) {
  const freight = edition.part(freightPart)
  const params = { ...tripParams, ...WEIGHT_PARAMS, ...vehicleParams(freight), ...FURTHER_PARAMS }
  return querySchema(params, tripNeeds('planned_distance_km'))
}

const WEIGHT_PARAMS = {
  weight: numberParam({
    ...WEIGHT,
    description: 'Mass of the goods, in unit: above 0, at most 1e9 kg.',
    examples: [5000],
  }),
  unit: tokenParam(WEIGHT_UNITS, {
    default: 'kg',
    description: 'Unit of weight.',
    'x-words': 'unit',
    'x-error-list': 'available_units',
  }),
}

/** The vehicles and fuels are those of the edition. */
function vehicleParams({ vehicles, autoRoadKm }: Freight) {
  const all = Object.values(vehicles).flatMap((ofMode) => [...ofMode.values()])
  const types = all.flatMap(({ vehicleType, aliases }) => [vehicleType, ...aliases])
  const fuels = all.flatMap((vehicle) => vehicle.fuels)
  return {
    transport_mode: tokenParam(['auto', ...FREIGHT_MODES], {
      default: 'auto',
      description: `auto: by road if there is a road route, else by sea. The road route has up to ${autoRoadKm} km; on one continent it may be longer if it is shorter than the sea route. A notice gives the reason.`,
      'x-words': 'freight_mode',
    }),
    vehicle_type: tokenParam([...new Set([USUAL_VEHICLE, ...types])], {
      default: USUAL_VEHICLE,
      description: 'Vehicle of the main leg. Road legs to and from ports and airports use the average lorry.',
      'x-words': 'freight_vehicle',
      'x-error-list': 'available_vehicle_types',
    }),
    fuel_source: tokenParam([...new Set([...FUELS, ...fuels])], {
      default: DIESEL,
      description: 'Fuel of the main leg. Ships, aircraft and trains use their usual fuel by default.',
      'x-words': 'freight_fuel',
      'x-error-list': 'available_fuel_sources',
    }),
  }
}

const FURTHER_PARAMS = {
  service_type: tokenParam(SERVICE_TYPES, {
    default: 'shared',
    description: 'shared, ltl: by tonne-km; dedicated, ftl: whole road vehicles at the actual load.',
  }),
  refrigerated: booleanParam({ default: false, description: 'Temperature-controlled goods.' }),
  include_empty_return: booleanParam({
    default: false,
    description: 'Add the empty return trip of the road vehicles.',
  }),
  planned_distance_km: Type.Optional(
    numberParam({
      ...DISTANCE,
      description:
        'Distance of the main leg in km, instead of the modelled one. Origin and destination can then be left out: we assume the United Kingdom and count the main leg only.',
    }),
  ),
  avoid: Type.Optional(
    textParam({
      description:
        'Passages that a ship must avoid, separated by commas: suez,panama. Every name in `passages` of a result is allowed. Where no route is left, the error is no_route.',
      examples: ['suez,panama'],
    }),
  ),
  detailed_route: booleanParam({
    default: false,
    description: 'Add the line of the chain, and of each road leg, as encoded polylines.',
  }),
  errata: errataParam,
  ...presentationParams({ ileap: 'a ShipmentFootprint of iLEAP, with an element for each leg.' }),
}
