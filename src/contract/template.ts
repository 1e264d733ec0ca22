/**
 * Responses that differ in numbers alone. What a response looks like is said once, as an object: with numbers it is the
 * response, with gaps in their place, once, a template, from which the JSON of any other is made by filling the gaps.
 */

import { memoizeByName } from '../engine/helpers/memoize.ts'
import { utf8Bytes } from '../engine/helpers/utf8-bytes.ts'
import { numberText } from '../engine/numbers/number-text.ts'

/** What fills a gap. */
export type Figure = number | string

export interface Template<Place> {
  /** As JSON.stringify writes the object with these figures; `at` gives the figure of a place. */
  json(at: (place: Place) => Figure): string
  /** The same as bytes in UTF-8 (engine/helpers/utf8-bytes.ts). */
  utf8Bytes(at: (place: Place) => Figure): string
}

const PLACE = Symbol('what fills a gap')
const WORDS = Symbol('a text with gaps')

interface Gap<Place> {
  readonly [PLACE]: Place
  readonly isInText?: boolean
}

/** Whoever calculates with one, or makes a text of it, is told. */
export function gap<Place>(place: Place): unknown {
  const refuse = () => {
    throw new Error(`the number '${String(place)}' can be placed in a response, and nothing else`)
  }
  return { [PLACE]: place, [Symbol.toPrimitive]: refuse, toString: refuse, toJSON: refuse }
}

/** A sentence with figures in it. */
export function words(...parts: readonly Figure[]): string {
  return parts.some(isGap) ? ({ [WORDS]: parts } as unknown as string) : parts.join('')
}

/** Of an object with gaps. `nameOf` tells places apart. */
export function templateOf<Place>(
  object: object,
  nameOf: (place: Place) => string | number,
): Template<Place> {
  const pieces = joined(piecesOf<Place>(object))
  const gaps = pieces.filter((piece): piece is Gap<Place> => typeof piece !== 'string')
  const list = gapList(gaps, nameOf)
  const texts = pieces.filter((piece) => typeof piece === 'string')
  // Those without a sign beyond ASCII, which are most, are the same strings.
  const bytes = texts.map(utf8Bytes)
  return {
    json: (at) => filled(texts, list.order, shownAt(list, at, JSON.stringify)),
    utf8Bytes: (at) => filled(bytes, list.order, shownAt(list, at, utf8BytesOfJson)),
  }
}

function shownAt<Place>(
  { places, areInText }: GapList<Place>,
  at: (place: Place) => Figure,
  write: WriteText,
): string[] {
  const shown: string[] = []
  for (let index = 0; index < places.length; index++) {
    const figure = at(places[index] as Place)
    shown.push(areInText[index] ? withinText(figure, write) : ofJson(figure, write))
  }
  return shown
}

/** Of texts that need escapes, or signs beyond ASCII. */
type WriteText = (text: string) => string

const utf8BytesOfJson: WriteText = (text) => utf8Bytes(JSON.stringify(text))

/** Between each two of the texts, what is shown at its place. */
function filled(texts: readonly string[], places: readonly number[], shown: readonly string[]): string {
  let all = texts[0] as string
  for (let at = 0; at < places.length; at++) {
    all += shown[places[at] as number]
    all += texts[at + 1]
  }
  return all
}

/** Lists beside each other: they are walked through for every response. */
interface GapList<Place> {
  /** A figure that stands in several gaps is written once. */
  readonly places: readonly Place[]
  readonly areInText: readonly boolean[]
  /** For each gap, which of them stands in it. */
  readonly order: readonly number[]
}

function gapList<Place>(
  all: readonly Gap<Place>[],
  nameOf: (place: Place) => string | number,
): GapList<Place> {
  const gaps = new Map<string, { readonly gap: Gap<Place>; readonly at: number }>()
  const order = all.map((gap) => {
    const place = gap[PLACE]
    const name = `${typeof place} ${gap.isInText === true} ${nameOf(place)}`
    const known = gaps.get(name) ?? { gap, at: gaps.size }
    gaps.set(name, known)
    return known.at
  })
  const distinct = [...gaps.values()].map((known) => known.gap)
  const list: GapList<unknown> = {
    places: distinct.map((gap) => gap[PLACE]),
    areInText: distinct.map(({ isInText }) => isInText === true),
    order,
  }
  return oneForAll(`${[...gaps.keys()]} ${order}`, () => list) as GapList<Place>
}

/** Responses of one kind have gaps alike: a list of them has more bytes than the words. Begun anew when there are more. */
const GAP_LISTS_MAX = 300
const oneForAll = memoizeByName<GapList<unknown>>(GAP_LISTS_MAX)

const isGap = (value: unknown): value is Gap<never> =>
  typeof value === 'object' && value !== null && PLACE in value

type Piece<Place> = string | Gap<Place>

/** As JSON.stringify: what is undefined is left out of objects, and null in lists. */
function piecesOf<Place>(value: unknown): Piece<Place>[] {
  if (isGap(value)) return [value]
  if (typeof value !== 'object' || value === null) return [JSON.stringify(value) ?? 'null']
  if (WORDS in value) return wordsOf(value[WORDS] as readonly unknown[])
  if (Array.isArray(value)) return ['[', ...between<Place>(value.map(piecesOf<Place>)), ']']
  const fields = Object.entries(value).filter(([, field]) => field !== undefined)
  const lists = fields.map(([name, field]): Piece<Place>[] => [
    `${JSON.stringify(name)}:`,
    ...piecesOf<Place>(field),
  ])
  return ['{', ...between(lists), '}']
}

function wordsOf<Place>(parts: readonly unknown[]): Piece<Place>[] {
  const inside = parts.map((part): Piece<Place> => {
    return isGap(part)
      ? { [PLACE]: part[PLACE] as Place, isInText: true }
      : JSON.stringify(String(part)).slice(1, -1)
  })
  return ['"', ...inside, '"']
}

function between<Place>(lists: readonly Piece<Place>[][]): Piece<Place>[] {
  return lists.flatMap((list, at) => (at === 0 ? list : [',', ...list]))
}

/** Texts and gaps in turns, from a text to a text. */
function joined<Place>(pieces: readonly Piece<Place>[]): Piece<Place>[] {
  const found: Piece<Place>[] = []
  let texts: string[] = []
  for (const piece of pieces) {
    if (typeof piece === 'string') texts.push(piece)
    else {
      found.push(texts.join(''), piece)
      texts = []
    }
  }
  return [...found, texts.join('')]
}

/** Most texts need no escapes. */
const PLAIN = /^[\w .,:;/?&=%+*()~-]*$/

function ofJson(value: Figure, write: WriteText): string {
  if (typeof value === 'number') return numberText(value)
  return PLAIN.test(value) ? `"${value}"` : write(value)
}

function withinText(value: Figure, write: WriteText): string {
  if (typeof value === 'number') return Number.isFinite(value) ? numberText(value) : `${value}`
  return PLAIN.test(value) ? value : write(value).slice(1, -1)
}
