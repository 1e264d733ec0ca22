/**
 * A shipment as a ShipmentFootprint of iLEAP, for platforms that exchange logistics emissions: from the public names of its
 * fields (data model of version 1.0). Numbers are texts with a decimal point. The schema is of our own writing.
 */
import { type Static, Type } from 'typebox'
import type { ResponseParts } from '../../../contract/operation.ts'
import { answerData, metaSchema, notices, standard } from '../../../contract/schema.ts'
import { shape } from '../../../contract/shape.ts'
import { amountOf } from '../../../engine/calculation.ts'
import type { LegResult } from '../../../engine/derive/legs.ts'
import { type Decimal, decimal, multiply, written } from '../../../engine/numbers/decimal.ts'
import { kmFromMetres } from '../../../engine/numbers/quantity.ts'
import type { Edition } from '../../../factors/edition.ts'
import type { Calculated } from '../../method/figures.ts'
import type { FreightLeg } from '../transport/legs.ts'
import type { ShipmentChoice } from './choice.ts'
import { shipment } from './shipment.ts'
import { standardsOf } from './standards.ts'

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

const Element = shape.object('A transport chain element: one leg.', {
  tceId: shape.text('The id of the calculation and the number of the element, from 1.'),
  prevTceIds: Type.Array(Type.String(), { description: 'The element before; none of the first.' }),
  tocId: shape.text('The kind of transport operation: mode, class of vehicle and fuel, by their names here.'),
  shipmentId: shape.text('That of the shipment.'),
  mass: number('Of the goods, kg'),
  distance: Distance,
  transportActivity: number('Tonne-kilometres'),
  co2eWTW: number('Well to wheel, kg CO2e'),
  co2eTTW: number('Tank to wheel, kg CO2e; of electric vehicles 0'),
})

export const ShipmentFootprintAnswer = Type.Object(
  {
    data: answerData('shipment_footprint', {
      mass: number('Of the goods, kg'),
      shipmentId: shape.text('The id of the calculation.'),
      tces: Type.Array(Element, {
        minItems: 1,
        description: 'In order. They add up to the shipment, to the gram.',
      }),
    }),
    meta: shape.object('How the answer was made, and what is to be said of it.', {
      ...metaSchema({ GHG_Protocol: standard, ISO_14064: standard, ISO_14083: standard }).properties,
      notices,
    }),
  },
  { $id: 'ShipmentFootprintAnswer', ...closed },
)

const KG_PER_TONNE = decimal(1000)
const KG_PER_GRAM = decimal('0.001')

export function presentShipmentFootprint(
  _edition: Edition,
  { id, result: calculated, notices: all, meta }: ResponseParts<Calculated<ShipmentChoice>>,
): object {
  const { calculation, plan, result } = calculated
  const { choice, measures, numbers } = calculation
  const results = plan.legs?.results(Number(result.total), measures) ?? []
  const mass = plain(multiply(amountOf(measures, 'tonnes').numerator, KG_PER_TONNE))
  return {
    data: {
      type: 'shipment_footprint',
      id,
      attributes: {
        mass,
        shipmentId: id,
        tces: choice.journey.legs.map((leg, index) => ({
          tceId: `${id}-${index + 1}`,
          prevTceIds: index === 0 ? [] : [`${id}-${index}`],
          tocId: [leg.mode, leg.factor.vehicle.vehicleType, leg.factor.fuelSource].join('-'),
          shipmentId: id,
          mass,
          distance: distanceOf(leg, numbers.planned_distance_km),
          ...presentResult(results[index]),
        })),
      },
    },
    meta: {
      methodology: shipment.methodology,
      emission_factors_year: choice.journey.year,
      standards_compliance: standardsOf(choice.journey),
      ...meta,
      notices: all,
    },
  }
}

function presentResult(result: LegResult | undefined) {
  return (
    result && {
      transportActivity: plain(result.tonneKm),
      co2eWTW: kilograms(result.total),
      co2eTTW: kilograms(result.burnt),
    }
  )
}

const kilograms = (grams: number): string => plain(multiply(decimal(grams), KG_PER_GRAM))

/** `givenKm`: a distance that is an amount. */
function distanceOf(leg: FreightLeg, givenKm: number | undefined): Static<typeof Distance> {
  const km = plain(decimal(givenKm ?? kmFromMetres(leg.route.distanceMetres)))
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
