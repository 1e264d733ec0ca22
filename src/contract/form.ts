/**
 * Answers whose words are the same and whose figures differ. A layout puts figures into an answer and calculates nothing:
 * with figures it gives the answer as an object; with gaps in their place, once, a form, from which the JSON of any other
 * answer is made by putting its figures into the gaps. So there is one place that says what an answer looks like.
 */

import { numberText } from '../core/number-text.ts'
import { octetsOf } from '../core/octets.ts'
import { rememberedByName } from '../core/remembered.ts'

export type Figure = number | string
/** Numbers and texts by name, or lists and groups of them. */
export interface Figures {
  readonly [name: string]: Figure | readonly Figure[] | Figures
}

export interface Form<F extends Figures> {
  /** The JSON of the answer with these figures: as JSON.stringify writes what the layout makes of them. */
  json(figures: F): string
  /** The same as octets in UTF-8 (core/octets.ts). */
  octets(figures: F): string
}

const PATH = Symbol('where the figure of a gap is')
const WORDS = Symbol('a text with gaps')

interface Gap {
  readonly [PATH]: readonly (string | number)[]
}

interface Worded {
  readonly [WORDS]: readonly unknown[]
}

/** `like`: figures of which only the names and the lengths of lists count. */
export function formOf<F extends Figures>(like: F, layout: (figures: F) => object): Form<F> {
  const pieces = joined(piecesOf(layout(gapsLike(like) as F)))
  const { gaps, places } = sharedGaps(pieces.filter((piece): piece is InText => typeof piece !== 'string'))
  const texts = pieces.filter((piece) => typeof piece === 'string')
  // Those without a sign beyond ASCII, which are most, are the same strings.
  const octets = texts.map(octetsOf)
  return {
    json: (figures) => filled(texts, places, shownOf(gaps, figures, JSON.stringify)),
    octets: (figures) => filled(octets, places, shownOf(gaps, figures, octetsOfJson)),
  }
}

/** Of texts that need escapes, or signs beyond ASCII. */
type WriteText = (text: string) => string

const octetsOfJson: WriteText = (text) => octetsOf(JSON.stringify(text))

function shownOf(gaps: readonly Filled[], figures: Figures, write: WriteText): string[] {
  const shown: string[] = []
  for (const { path, isInText } of gaps) {
    const figure = figureAt(figures, path)
    shown.push(isInText ? withinText(figure, write) : ofJson(figure, write))
  }
  return shown
}

/** Between each two of the texts, what is shown at its place. */
function filled(texts: readonly string[], places: readonly number[], shown: readonly string[]): string {
  let all = texts[0] as string
  for (let at = 0; at < places.length; at++) {
    all += shown[places[at] as number]
    all += texts[at + 1]
  }
  return all
}

interface Filled {
  readonly path: Gap[typeof PATH]
  readonly isInText: boolean
}

/** A figure that stands in several places is written once. */
function sharedGaps(all: readonly InText[]): { gaps: Filled[]; places: number[] } {
  const gaps = new Map<string, Filled & { readonly at: number }>()
  const places = all.map(({ [PATH]: path, isInText = false }) => {
    const name = JSON.stringify([path, isInText])
    const known = gaps.get(name) ?? { path, isInText, at: gaps.size }
    gaps.set(name, known)
    return known.at
  })
  const filled = { gaps: [...gaps.values()], places }
  return oneForAll(`${[...gaps.keys()]} ${places}`, () => filled)
}

/** Answers of one kind have gaps alike: a list of them has more bytes than the words. Begun anew when there are more. */
const GAP_LISTS_MAX = 300
const oneForAll = rememberedByName<{ gaps: Filled[]; places: number[] }>(GAP_LISTS_MAX)

/** A sentence with figures in it. */
export function words(...parts: readonly Figure[]): string {
  return parts.some(isGap) ? ({ [WORDS]: parts } as unknown as string) : parts.join('')
}

function gapsLike(figures: object, path: readonly (string | number)[] = []): object {
  const gapAt = (like: unknown, name: string | number) => {
    const own = [...path, name]
    return typeof like === 'object' && like !== null ? gapsLike(like, own) : gap(own)
  }
  if (Array.isArray(figures)) return figures.map(gapAt)
  return Object.fromEntries(Object.entries(figures).map(([name, like]) => [name, gapAt(like, name)]))
}

/** Whoever calculates with one, or makes a text of it, is told. */
function gap(path: Gap[typeof PATH]): Gap {
  const refuse = () => {
    throw new Error(`the figure '${path.join('.')}' is placed in a layout, and nothing else`)
  }
  return { [PATH]: path, [Symbol.toPrimitive]: refuse } as Gap
}

const isGap = (value: unknown): value is Gap => typeof value === 'object' && value !== null && PATH in value

interface InText extends Gap {
  readonly isInText?: boolean
}

type Piece = string | InText

/** As JSON.stringify: what is undefined is left out of objects, and null in lists. */
function piecesOf(value: unknown): Piece[] {
  if (isGap(value)) return [value]
  if (typeof value !== 'object' || value === null) return [JSON.stringify(value) ?? 'null']
  if (WORDS in value) return wordsOf(value as Worded)
  if (Array.isArray(value)) return ['[', ...between(value.map(piecesOf)), ']']
  const fields = Object.entries(value).filter(([, field]) => field !== undefined)
  return [
    '{',
    ...between(fields.map(([name, field]) => [`${JSON.stringify(name)}:`, ...piecesOf(field)])),
    '}',
  ]
}

function wordsOf({ [WORDS]: parts }: Worded): Piece[] {
  const inside = parts.map((part): Piece => {
    return isGap(part) ? { ...part, isInText: true } : JSON.stringify(String(part)).slice(1, -1)
  })
  return ['"', ...inside, '"']
}

const between = (lists: readonly Piece[][]): Piece[] =>
  lists.flatMap((list, at) => (at === 0 ? list : [',', ...list]))

/** Texts and gaps in turns, from a text to a text. */
function joined(pieces: readonly Piece[]): Piece[] {
  const found: Piece[] = []
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

function figureAt(figures: Figures, path: Gap[typeof PATH]): Figure {
  let found: unknown = figures
  for (let at = 0; at < path.length; at++) found = (found as Figures)[path[at] as string]
  return found as Figure
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
