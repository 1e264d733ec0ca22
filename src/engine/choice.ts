/**
 * A choice: all that a request decides but its amounts. The terms are a function of it, and all of it is the key under
 * which terms and rendered responses are kept: two requests of one choice differ in numbers alone.
 */

declare const belongs: unique symbol

/** Something that is made once for an edition, or kept as one object for the requests that mean it. */
export interface OfEdition {
  readonly [belongs]: true
}

/** What a choice may hold. Not a number: a plan would be made for each. */
export type Key = string | boolean | undefined | OfEdition

/** Written `C extends ChoiceOf<C>`: every field is a key. */
export type ChoiceOf<C> = { readonly [Name in keyof C]: Key }

/** Says that an object is made once, so that it can be a part of a choice. */
export function ofEdition<T extends object>(made: T): T & OfEdition {
  return made as T & OfEdition
}

/** Numbers of objects: an object that is gone leaves its number unused. */
const numbers = new WeakMap<object, number>()
let count = 0

/**
 * A text that two choices of an edition share only when all their fields are the same. The order of the fields counts.
 */
export function choiceKey(edition: object, choice: object): string {
  let key = `${numberOf(edition)} `
  for (const name in choice) key += `${name}=${keyOf((choice as Readonly<Record<string, Key>>)[name])}`
  return key
}

/** Throws for a number, which the types of a choice do not find in a field that they do not name. */
function keyOf(value: Key): string {
  if (typeof value === 'object') return `#${numberOf(value)};`
  // With its length, so that no text can look like two fields.
  if (typeof value === 'string') return `${value.length}:${value};`
  if (value === undefined) return ';'
  if (typeof value !== 'boolean') throw new TypeError(`a choice cannot hold ${String(value)}`)
  return value ? '+;' : '-;'
}

function numberOf(object: object): number {
  const known = numbers.get(object)
  if (known !== undefined) return known
  numbers.set(object, ++count)
  return count
}
