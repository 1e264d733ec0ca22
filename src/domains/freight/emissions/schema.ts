import { Type } from 'typebox'
import {
  booleanParam,
  numberParam,
  type Params,
  querySchema,
  textParam,
  tokenParam,
} from '../../../contract/params/schema.ts'
import { ref } from '../../../contract/schema.ts'
import { calculationResponses } from '../../../http/openapi/responses.ts'
import type { Edition } from '../../edition.ts'
import { tripParams } from '../../shared/ends/params.ts'
import { freightPart } from '../part.ts'
import { FREIGHT_MODES, FreightEmissionAnswer, SERVICE_TYPES, WEIGHT_UNITS } from './answer.ts'
import { freightEmissionsExamples } from './examples.ts'
import { DEFAULT_FUEL, DEFAULT_VEHICLE } from './vehicles.ts'

/** 1e9 kg, in the smallest unit. */
const WEIGHT = { minimum: 0, maximum: 1e12 }
/** Twice round the Earth, and some. */
const DISTANCE = { minimum: 0.001, maximum: 100_000 }
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

export type FreightParams = Params<ReturnType<typeof freightEmissionsSchema>['querystring']>

export function freightEmissionsSchema(edition: Edition) {
  const freight = edition.part(freightPart)
  const vehicles = Object.values(freight.vehicles).flatMap((ofMode) => [...ofMode.values()])
  const types = vehicles.flatMap(({ vehicleType, aliases }) => [vehicleType, ...aliases])
  const fuels = vehicles.flatMap((vehicle) => vehicle.fuels)
  return {
    operationId: 'freightEmissions',
    tags: ['freight'],
    summary: 'Emissions of a shipment',
    description:
      'A transport chain after ISO 14083: by sea and air with roads to and from the port or airport. Each leg is mass x distance x intensity, well to wheel, split into tank to wheel and well to tank.',
    querystring: querySchema({
      ...tripParams,
      weight: numberParam({
        ...WEIGHT,
        description: 'mass of the goods, in unit: above 0, at most 1e9 kg.',
        examples: [5000],
      }),
      unit: tokenParam(WEIGHT_UNITS, {
        default: 'kg',
        description: 'Unit of weight.',
        'x-error-list': 'available_units',
      }),
      transport_mode: tokenParam(['auto', ...FREIGHT_MODES], {
        default: 'auto',
        description: `auto: by road where a road of at most ${freight.autoRoadKm} km leads there, else by sea; a notice says why.`,
      }),
      vehicle_type: tokenParam([...new Set([DEFAULT_VEHICLE, ...types])], {
        default: DEFAULT_VEHICLE,
        description: 'Of the main leg. Roads to and from ports and airports are driven by the average lorry.',
        'x-error-list': 'available_vehicle_types',
      }),
      fuel_source: tokenParam([...new Set([...FUELS, ...fuels])], {
        default: DEFAULT_FUEL,
        description: 'Of the main leg; ships, aircraft and trains have their usual one by default.',
        'x-error-list': 'available_fuel_sources',
      }),
      service_type: tokenParam(SERVICE_TYPES, {
        default: 'shared',
        description:
          'shared and ltl: by tonne-km. dedicated and ftl: whole road vehicles at the actual load.',
      }),
      refrigerated: booleanParam({ default: false, description: 'Temperature-controlled goods.' }),
      include_empty_return: booleanParam({
        default: false,
        description: 'Add the empty way back of the road vehicles.',
      }),
      planned_distance_km: Type.Optional(
        numberParam({
          ...DISTANCE,
          description: 'The distance of the main leg, instead of the modelled one.',
        }),
      ),
      avoid: Type.Optional(
        textParam({
          description:
            'Passages that a ship must not take, with commas between them: suez, panama, and every other name that passages shows. Where no way is left the answer is no_route.',
          examples: ['suez,panama'],
        }),
      ),
      detailed_route: booleanParam({
        default: false,
        description: 'Add the line of the chain, and of each road leg, as encoded polylines.',
      }),
      equivalents: booleanParam({ default: false, description: 'Include real-world equivalents.' }),
    }),
    response: calculationResponses(
      ref(FreightEmissionAnswer),
      '`validation_error`: a parameter is missing, malformed or out of range, or a vehicle that the mode lacks (available_vehicle_types). `no_factor`: no open factor for the vehicle with that fuel (available_fuel_sources). `no_route`: no way by the mode, no port in reach, or none without the avoided passages. `no_exact_factor`: strict=true and a place, a mode or a factor would be assumed, estimated or borrowed.',
      freightEmissionsExamples,
    ),
  }
}
