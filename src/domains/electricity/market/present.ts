/** Scope 2 by contract, as an answer shows it. */
import { type Notice, warning } from '../../../engine/notices.ts'
import { message, textOf } from '../../../messages/messages.ts'
import type { Slot } from '../../method/slots.ts'
import type { InstrumentParams } from './instrument.ts'
import { type MarketChoice, marketBasis, REASON_CODES, reasonOf, type Scope2Request } from './market.ts'

/** The fields of scope 2 beside location_based. */
export function presentMarket(use: MarketChoice, amount: Slot) {
  const note = (key: NoteKey) => textOf(message(key, {}))
  const { market } = use
  if (market === 'left_out') return { method_note: note('market_basis.left_out') }
  const basis = marketBasis(use)
  if (market === 'determined') {
    return {
      market_based: amount,
      market_based_status: 'determined' as const,
      market_based_basis: basis,
      method_note: note(`market_basis.${basis}`),
    }
  }
  return {
    market_based: market === 'without_number' ? null : amount,
    market_based_status: 'not_determined' as const,
    ...(market === 'not_determined' && { market_based_basis: basis }),
    ...presentReason(use),
    method_note: note('market_basis.not_determined'),
  }
}

type NoteKey = `market_basis.${ReturnType<typeof marketBasis> | 'left_out' | 'not_determined'}`

function presentReason(use: MarketChoice) {
  const reason = reasonOf(use)
  if (reason === undefined) return {}
  const { kind, publisher, url } = reason
  return {
    market_based_reason: REASON_CODES[kind],
    market_based_publisher: { name: publisher, ...(url !== undefined && { url }) },
  }
}

const CONTRACT_PARAMS = ['supplier_factor', 'instrument'] as const

/** A contract that was given for a result that is left out. */
export function leftOutNotices(params: InstrumentParams & Scope2Request): Notice[] {
  if (params.scope_2 !== 'location') return []
  const given = CONTRACT_PARAMS.filter((name) => params[name] !== undefined)
  return given.map((param) => warning('market_based_left_out', { param }, param))
}
