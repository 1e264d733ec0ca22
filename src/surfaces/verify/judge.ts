/** What differences mean: a changed result, or one that was calculated with something that is not here. */
import type { Register } from '../../factors/register.ts'
import type { Difference } from './differences.ts'
import { cannot, type Reason } from './reasons.ts'
import { isObject, type Json, type Recorded } from './recorded.ts'
import { ofRules } from './rules.ts'

export interface Compared {
  readonly answer: Recorded
  readonly again: Recorded
  readonly differences: readonly Difference[]
  readonly register: Register
  /** It is another edition that was asked, on purpose. */
  readonly isOtherEdition: boolean
  /** Of release 1.0.0: a few rules that editions do not hold are others since. */
  readonly isEarlier: boolean
}

/** How many digits of the hash an answer has. */
const HASH_DIGITS = 12

/**
 * The id of a calculation covers the request, the edition, the engine, the places and the routes: where it is the same,
 * only a change of the result can explain a difference. Undefined: the differences are what they are.
 */
export function excuseOf(compared: Compared): Reason | undefined {
  const { answer, again, differences, register, isOtherEdition } = compared
  const isSameId = answer.id !== undefined && answer.id === again.id
  if (isSameId) return ofGeography(compared, true)
  // The request names another edition than the answer: one of the two was changed.
  if (!isOtherEdition && answer.edition !== undefined && answer.edition !== again.edition) return undefined
  if (!isOtherEdition && answer.editionHash !== again.editionHash && answer.editionHash !== undefined) {
    return otherFigures(answer, again.editionHash, register)
  }
  if (isOfUnknownFigures(compared)) {
    return cannot('verify.other_figures.overlay', { edition: answer.edition ?? '' })
  }
  if (answer.engine !== undefined && answer.engine !== again.engine && differences.length > 0) {
    const { release = '' } = answer
    return cannot('verify.other_engine.named', {
      engine: String(answer.engine),
      has_release: release !== '',
      release,
      own_engine: String(again.engine),
    })
  }
  return (compared.isEarlier ? ofRules(compared) : undefined) ?? ofGeography(compared, false)
}

/** A row of release 1.0.0 under an overlay. */
function isOfUnknownFigures({ answer, differences }: Compared): boolean {
  const { id, editionHash, whole } = answer
  return id === undefined && editionHash === undefined && whole.tier === 'user' && differences.length > 0
}

/**
 * Of a question that is refused here: an own vehicle of the operator can be asked for under its overlay alone. `here`: the
 * hash of the edition that refuses it.
 */
export function excuseOfRefusal(answer: Recorded, here: string, register: Register): Reason | undefined {
  const shown = here.slice(0, HASH_DIGITS)
  if (answer.editionHash === undefined || answer.editionHash === shown) return undefined
  return otherFigures(answer, shown, register)
}

function otherFigures(answer: Recorded, here: string | undefined, register: Register): Reason {
  const { edition, editionHash } = answer
  const plain = register.entries.find(({ name }) => name === edition)?.hash.slice(0, HASH_DIGITS)
  const values = { edition: edition ?? '', hash: editionHash ?? '', own_hash: here ?? '' }
  if (plain === editionHash) return cannot('verify.other_figures.added', values)
  const hasOwn = hasUserFigures(answer.whole)
  return cannot(hasOwn ? 'verify.other_figures.user' : 'verify.other_figures.changed', values)
}

/** Differences in places or ways, and what follows from them. `isSameId`: nothing else follows. */
function ofGeography({ answer, again, differences }: Compared, isSameId: boolean): Reason | undefined {
  const geographic = differences.filter((one) => one.isGeographic)
  if (geographic.length === 0 || (isSameId && geographic.length < differences.length)) return undefined
  if (!isSameId && (usesService(answer.whole) || usesService(again.whole))) {
    return cannot('verify.external_service.differs', {})
  }
  if (answer.geographyHash === undefined || answer.geographyHash === again.geographyHash) return undefined
  return cannot('verify.other_geography.named', {
    hash: answer.geographyHash,
    own_hash: again.geographyHash ?? '',
    field: geographic[0]?.field ?? '',
  })
}

/** A way of a road engine is called after it; only a geocoder finds addresses. */
const SERVICE_METHOD = /osrm|valhalla/

function usesService(whole: Json): boolean {
  return some(whole, (key, value) => {
    if (typeof value !== 'string') return false
    return (key === 'method' && SERVICE_METHOD.test(value)) || (key === 'kind' && value === 'address')
  })
}

function hasUserFigures(whole: Json): boolean {
  return some(whole, (key, value) => key === 'tier' && value === 'user')
}

function some(at: Json, holds: (key: string, value: Json) => boolean): boolean {
  if (Array.isArray(at)) return at.some((item) => some(item, holds))
  return isObject(at) && Object.entries(at).some(([key, value]) => holds(key, value) || some(value, holds))
}
