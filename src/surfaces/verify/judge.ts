/** What differences mean: a changed answer, or one that was made with something that is not here. */
import type { Register } from '../../factors/register.ts'
import type { Difference } from './differences.ts'
import { cannot, type Reason } from './reasons.ts'
import { isObject, type Json, type Recorded } from './recorded.ts'

export interface Compared {
  readonly answer: Recorded
  readonly again: Recorded
  readonly differences: readonly Difference[]
  readonly register: Register
  /** It is another edition that was asked, on purpose. */
  readonly isOtherEdition: boolean
}

/** How many digits of the hash an answer has. */
const HASH_DIGITS = 12

/**
 * The id of a calculation covers the question, the edition, the engine, the places and the ways: where it is the same,
 * nothing else can explain a difference but a change of the answer. Undefined: the differences are what they are.
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
    const message = `It has figures of an operator's own, and says of edition ${answer.edition} neither hash nor id: set OVERLAY to the file that was used.`
    return cannot('other_figures', message)
  }
  if (answer.engine !== undefined && answer.engine !== again.engine && differences.length > 0) {
    const message = `It was made by engine ${answer.engine} of release ${answer.release ?? 'unknown'}; here is engine ${again.engine}, which gives other figures.`
    return cannot('other_engine', message)
  }
  return ofGeography(compared, false)
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
  const hashes = `the answer says ${editionHash}, here it is ${here}`
  if (plain === editionHash) {
    return cannot(
      'other_figures',
      `Edition ${edition} has an overlay here that the answer knows nothing of: ${hashes}.`,
    )
  }
  const why = hasUserFigures(answer.whole)
    ? 'an operator laid figures of their own over it, which are not here, or were laid by the rules of another release'
    : 'it had an overlay that is not here, or its files were changed'
  return cannot('other_figures', `Edition ${edition} is another one: ${hashes}; ${why}.`)
}

/** Differences in places or ways, and what follows from them. `isSameId`: nothing else follows. */
function ofGeography({ answer, again, differences }: Compared, isSameId: boolean): Reason | undefined {
  const geographic = differences.filter((one) => one.isGeographic)
  if (geographic.length === 0 || (isSameId && geographic.length < differences.length)) return undefined
  if (!isSameId && (usesService(answer.whole) || usesService(again.whole))) {
    const message =
      'Its places or ways were found by an external road engine or geocoder, and are others here: the same service with the same data has to answer.'
    return cannot('external_service', message)
  }
  if (answer.geographyHash === undefined || answer.geographyHash === again.geographyHash) return undefined
  const message = `It was made on geography ${answer.geographyHash}; here is ${again.geographyHash}, with other places or ways (${geographic[0]?.field}).`
  return cannot('other_geography', message)
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
