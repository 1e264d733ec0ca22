/** What an answer about a shipment says, before it is worded. */
import type { Journey, Shipment } from '../transport/shipment.ts'
import type { Transport } from '../transport/transport.ts'
import type { FreightParams } from './query.ts'

export interface FreightResult {
  readonly question: FreightParams
  readonly shipment: Shipment
  readonly journey: Journey
  readonly transport: Transport
}
