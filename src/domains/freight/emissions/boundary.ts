/** The terms of a shipment within another boundary than well to wheel. */
import type { Boundary } from '../../../contract/params/boundary.ts'
import { decimal, subtract } from '../../../engine/numbers/decimal.ts'
import {
  divideRationals,
  multiplyRationals,
  type Rational,
  rational,
  subtractRationals,
} from '../../../engine/numbers/rational.ts'
import type { Term } from '../../../engine/term.ts'

/** Boundaries that change a shipment; what it counts by itself is well to wheel. */
export type ShipmentBoundary = Extract<Boundary, 'ttw' | 'wtw_rf'>

/** Undefined where the shipment has none of what the boundary adds. */
export function shipmentBoundary(
  boundary: Boundary | undefined,
  isForcingKnown: boolean,
): ShipmentBoundary | undefined {
  if (boundary === 'ttw') return boundary
  return boundary === 'wtw_rf' && isForcingKnown ? boundary : undefined
}

export function termsWithin(boundary: ShipmentBoundary | undefined, terms: readonly Term[]): Term[] {
  if (boundary === 'ttw') return terms.flatMap(tankToWheel)
  return boundary === 'wtw_rf' ? withForcing(terms) : [...terms]
}

const ALL = rational(decimal(1))
const LOSSES = ' x 100 / (100 - loss)'

/** What burns, and of electricity what arrives: without the upstream part, and without the share that is lost. */
function tankToWheel(term: Term): Term[] {
  if (term.line === 'scope_3_category_3') return []
  const { share, ...others } = term
  if (share === undefined) return [term]
  const left = subtractRationals(ALL, share.of)
  if (left.numerator.digits === 0n) return []
  return [
    {
      ...others,
      quantity: multiplyRationals(term.quantity, left),
      inputs: term.inputs.filter(({ dataCategory }) => dataCategory !== 'td_loss_factor'),
      ...(term.note !== undefined && { note: term.note.replace(LOSSES, '') }),
    },
  ]
}

/** Flights with radiative forcing, in place of those without it. */
function withForcing(terms: readonly Term[]): Term[] {
  const forced = terms.filter(({ part }) => part === 'with_radiative_forcing')
  return terms.map((term) => {
    const other = forced.find((one) => replaces(one, term))
    if (other === undefined) return term
    return { ...term, entry: other.entry, quantity: other.quantity, nonCo2: added(other, term) }
  })
}

function replaces(forced: Term, { part, leg, entry, line }: Term): boolean {
  if (line === 'beside' || forced.insteadOf !== part || forced.leg !== leg) return false
  return forced.entry.factorId === entry.factorId
}

/** The share of a factor that forcing is. */
function added({ entry: forced }: Term, { entry }: Term): Rational {
  return divideRationals(rational(subtract(forced.value, entry.value)), rational(forced.value))
}
