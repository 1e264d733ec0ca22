/** The legs of a shipment with what they carry, and all that is the same however often that is carried. */
import type { Contribution, Trail } from '../../../core/contribution.ts'
import type { Decimal } from '../../../core/decimal.ts'
import { once } from '../../../core/lazy-map.ts'
import type { Multiples } from '../../../core/multiples.ts'
import { type Span, spanOf } from '../../../core/range.ts'
import { type RangePlan, rangePlan } from '../../../engine/derive/range.ts'
import { type BriefPlan, briefPlan } from '../../../engine/derive/short-row.ts'
import { repeatedFigures } from '../../../engine/derive/trail.ts'
import type { Edition } from '../../edition.ts'
import { emissionsByLoad, type ShipmentEmissions } from '../calculate.ts'
import type { Shipment } from '../transport/shipment.ts'
import type { Transport } from '../transport/transport.ts'
import { type FreightNotices, freightNotices } from './notices.ts'
import { freightTrail } from './trail.ts'

/** What is asked for seldom is made when it is asked for first. */
export interface Loaded {
  readonly transport: Transport
  emissions(times: Decimal): ShipmentEmissions
  readonly notices: FreightNotices
  /** Of one load. */
  trail(): Trail
  /** Of the trail, so many times. */
  figures(): Multiples
  /** Its parts in the order of `partGrams`. */
  range(): RangePlan
  /** Of each leg by itself. */
  legSpans(): readonly Span[]
  brief(): BriefPlan
}

export function loadedWith(
  edition: Edition,
  transport: Transport,
  shipment: Shipment,
  serviceType: string,
): Loaded {
  const trail = once(() => freightTrail(edition, transport))
  const notices = once(() => freightNotices(edition, transport, shipment, serviceType))
  const emissions = once(() => emissionsByLoad(transport.legs.map(({ parts }) => parts)))
  return {
    transport,
    emissions: (times) => emissions()(times),
    notices: (tonnes, times) => notices()(tonnes, times),
    trail,
    figures: once(() => repeatedFigures(trail())),
    range: once(() => planOf(trail())),
    legSpans: once(() =>
      transport.legs.map((_, index) => spanOf(trail().factors.filter(({ leg }) => leg === index))),
    ),
    brief: once(() => briefPlan(trail().factors)),
  }
}

function planOf({ factors }: Trail): RangePlan {
  const isBurnt = ({ part, entry }: Contribution) =>
    part === 'direct' && entry.dataCategory === 'emission_factor'
  return rangePlan(factors, [
    ['vehicle_operation', factors.filter(isBurnt)],
    ['energy_provision', factors.filter((one) => !isBurnt(one))],
  ])
}

/** Of the shipment, in the order of the plan. */
export function partGrams({ scope1Grams, scope2Grams, category3Grams }: ShipmentEmissions): number[] {
  return [scope1Grams, scope2Grams + category3Grams]
}
