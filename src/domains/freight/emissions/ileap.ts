/**
 * A shipment as a ShipmentFootprint of iLEAP, for platforms that exchange logistics emissions: from the public names of its
 * fields (data model of version 1.0). Numbers are texts with a decimal point. The schema is of our own writing.
 */
import { type Static, Type } from 'typebox'
import { answerData, metaSchema, notices, standard } from '../../../contract/schema.ts'
import { type Decimal, decimal, multiply, written } from '../../../core/decimal.ts'
import type { Edition } from '../../edition.ts'
import type { Answered } from '../../operation.ts'
import type { FreightLeg } from '../transport/legs.ts'
import { FREIGHT_STANDARDS, METHODOLOGY } from './present.ts'
import type { FreightResult } from './result.ts'

const closed = { additionalProperties: false }

const number = (description: string) =>
  Type.String({ pattern: '^\\d+(\\.\\d+)?$', description: `${description}, as a text.`, examples: ['8000'] })

const Distance = Type.Object(
  {
    actual: Type.Optional(number('As it was driven, or given in the request, km')),
    gcd: Type.Optional(number('Along a great circle, km')),
    sfd: Type.Optional(number('The shortest feasible one, km')),
  },
  {
    ...closed,
    minProperties: 1,
    maxProperties: 1,
    description: 'Of the element, by its kind: one of three.',
  },
)

const Element = Type.Object(
  {
    tceId: Type.String({ description: 'The id of the calculation and the number of the element, from 1.' }),
    prevTceIds: Type.Array(Type.String(), { description: 'The element before; none of the first.' }),
    tocId: Type.String({
      description: 'The kind of transport operation: mode, class of vehicle and fuel, by their names here.',
    }),
    shipmentId: Type.String({ description: 'That of the shipment.' }),
    mass: number('Of the goods, kg'),
    distance: Distance,
    transportActivity: number('Tonne-kilometres'),
    co2eWTW: number('Well to wheel, kg CO2e'),
    co2eTTW: number('Tank to wheel, kg CO2e; of electric vehicles 0'),
  },
  { ...closed, description: 'A transport chain element: one leg.' },
)

export const ShipmentFootprintAnswer = Type.Object(
  {
    data: answerData('shipment_footprint', {
      mass: number('Of the goods, kg'),
      shipmentId: Type.String({ description: 'The id of the calculation.' }),
      tces: Type.Array(Element, {
        minItems: 1,
        description: 'In order. They add up to the shipment, to the gram.',
      }),
    }),
    meta: Type.Object(
      {
        ...metaSchema({ GHG_Protocol: standard, ISO_14064: standard, ISO_14083: standard }).properties,
        notices,
      },
      { ...closed, description: 'How the answer was made, and what is to be said of it.' },
    ),
  },
  { $id: 'ShipmentFootprintAnswer', ...closed },
)

export type ShipmentFootprintAnswer = Static<typeof ShipmentFootprintAnswer>

const KG_PER_TONNE = decimal(1000)
const KG_PER_GRAM = decimal('0.001')
const KM_PER_METRE = decimal('0.001')

export function presentShipmentFootprint(
  edition: Edition,
  { id, result, notices: all, meta }: Answered<FreightResult>,
): ShipmentFootprintAnswer {
  const { shipment, loaded, emissions } = result
  const mass = plain(multiply(shipment.massTonnes, KG_PER_TONNE))
  const idOf = (index: number) => `${id}-${index + 1}`
  return {
    data: {
      type: 'shipment_footprint',
      id,
      attributes: {
        mass,
        shipmentId: id,
        tces: loaded.transport.legs.map((leg, index) => ({
          tceId: idOf(index),
          prevTceIds: index === 0 ? [] : [idOf(index - 1)],
          tocId: [leg.mode, leg.factor.vehicle.vehicleType, leg.factor.fuelSource].join('-'),
          shipmentId: id,
          mass,
          distance: distanceOf(leg),
          transportActivity: plain(multiply(shipment.massTonnes, kilometres(leg))),
          co2eWTW: kilograms(emissions.legGrams[index] ?? 0),
          co2eTTW: kilograms(emissions.legTankToWheelGrams[index] ?? 0),
        })),
      },
    },
    meta: {
      methodology: METHODOLOGY,
      emission_factors_year: edition.emissionFactorsYear,
      standards_compliance: FREIGHT_STANDARDS,
      ...meta,
      notices: all,
    },
  }
}

const kilometres = ({ route }: FreightLeg): Decimal => multiply(decimal(route.distanceMetres), KM_PER_METRE)
const kilograms = (grams: number): string => plain(multiply(decimal(grams), KG_PER_GRAM))

function distanceOf(leg: FreightLeg): Static<typeof Distance> {
  const km = plain(kilometres(leg))
  if (leg.isGiven) return { actual: km }
  return leg.mode === 'air' ? { gcd: km } : { sfd: km }
}

/** All digits, without zeros behind the point. */
function plain(value: Decimal): string {
  let { digits, scale } = value
  while (scale > 0 && digits % TEN === 0n) {
    digits /= TEN
    scale--
  }
  return written({ digits, scale })
}

const TEN = 10n
