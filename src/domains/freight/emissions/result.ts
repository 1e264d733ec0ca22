/** What an answer about a shipment says, before it is worded. */
import type { Decimal } from '../../../core/decimal.ts'
import type { WrittenInput } from '../../../core/identity.ts'
import type { ShipmentEmissions } from '../calculate.ts'
import type { Journey, Shipment } from '../transport/shipment.ts'
import type { TransportWay } from '../transport/transport.ts'
import type { Loaded } from './loaded.ts'
import type { FreightParams } from './query.ts'

/** All that is known of a way, however much is carried. */
export interface FreightWay {
  readonly journey: Journey
  readonly transport: TransportWay
  readonly identity: WrittenInput
  /** With one tonne; absent where whole vehicles are asked for, which go by steps. */
  readonly perTonne: Loaded | undefined
}

export interface FreightResult {
  readonly question: FreightParams
  readonly shipment: Shipment
  readonly way: FreightWay
  /** Whether the way was asked for before, and all of it goes with the load. */
  readonly isKnown: boolean
  /** What is carried: one tonne so many times, or the load itself once. */
  readonly loaded: Loaded
  readonly times: Decimal
  readonly emissions: ShipmentEmissions
}
