/** Names that no parameter of an operation has: what may have been meant, and whether ignoring one could change the result. */
import { messageOf, type Problem, problem } from '../../engine/errors.ts'
import { near as nearTo } from '../../engine/helpers/near.ts'
import { type Notice, warning } from '../../engine/notices.ts'
import type { Synonyms } from '../../factors/tables/synonyms.ts'
import { cutGiven } from '../../messages/given.ts'
import { shortened } from '../quote.ts'
import { akinNames } from './near.ts'

/** What names say to a calculation that has no parameter of the name. */
export interface OtherNames {
  /** The type of the calculation: `hotel`. */
  readonly type: string
  /** What another word for parameters stands for: `amount&unit=litre`. */
  meaning(name: string): string | undefined
  /** The types of calculations that have a parameter of this name. */
  typesWith(name: string): readonly string[]
  /** What is told of a name that is no parameter of a calculation and belongs elsewhere. */
  placeOf(name: string): Problem | undefined
}

/** What was given, by name. */
type Given = Readonly<Record<string, unknown>>

/** A name that no parameter has. */
export interface Stranger extends Meant {
  readonly name: string
  readonly times: number
  /** Given names that say the same, or nearly the same. */
  readonly twice: readonly string[]
  /**
   * Ignoring it could change the result: it is another word for a parameter, a near miss, a parameter of another type, or
   * given twice.
   */
  readonly isWrong: boolean
}

/** What a name says to an operation, whatever else is given. */
interface Meant {
  /** Known names that may have been meant, best first. */
  readonly near: readonly string[]
  /** Few of its letters are wrong: more than a word in common. */
  readonly isMisspelt: boolean
  /** What it says as other words for parameters: `amount&unit=litre`. */
  readonly meaning: string | undefined
  /** It is a parameter of these types, and not of this one. */
  readonly belongs: { readonly to: readonly string[]; readonly not: string } | undefined
  readonly place: Problem | undefined
}

/** So many are judged and told; all others are counted. */
const TOLD_MAX = 10
/** More names than any honest request has are not compared with what there is. */
const JUDGED_MAX = 50
/** Names of which it is remembered what they say: tables have the same columns in each row. */
const REMEMBERED_MAX = 500
/** Names of which all are told where each could have been meant. */
const AKIN_MAX = 3

/** `names`: those of the parameters. Gives those that could change the result first. */
export function strangerFinder(names: readonly string[], words: Synonyms, others: OtherNames | undefined) {
  const remembered = new Map<string, Meant>()
  const meantBy = (text: string): Meant => {
    const known = remembered.get(text) ?? meantOf(text, names, words, others)
    if (remembered.size >= REMEMBERED_MAX) remembered.clear()
    remembered.set(text, known)
    return known
  }
  return (unknown: readonly string[], raw: Given): readonly Stranger[] => {
    const judged = unknown.slice(0, JUDGED_MAX).map((name) => ({ name, meant: meantBy(shortened(name)) }))
    return judged
      .map(({ name, meant }) => {
        const sameWord = judged.filter((one) => one.name !== name && isSameWord(one.meant, meant))
        return strangerOf(
          name,
          meant,
          raw,
          sameWord.map((one) => one.name),
        )
      })
      .sort((a, b) => Number(b.isWrong) - Number(a.isWrong))
      .slice(0, TOLD_MAX)
  }
}

function meantOf(
  text: string,
  names: readonly string[],
  words: Synonyms,
  others: OtherNames | undefined,
): Meant {
  const place = others?.placeOf(text)
  const meaning = meaningOf(text, names, words, others)
  const misspelt = meaning === undefined && place === undefined ? nearTo(text, names).slice(0, 1) : []
  const akin =
    meaning === undefined && place === undefined && misspelt.length === 0 ? akinNames(text, names) : []
  const to = others?.typesWith(text) ?? []
  return {
    near: meaning === undefined ? [...misspelt, ...akin.slice(0, AKIN_MAX)] : namesIn(meaning).slice(0, 1),
    isMisspelt: misspelt.length > 0,
    meaning,
    belongs: others && to.length > 0 ? { to, not: others.type } : undefined,
    place,
  }
}

/** `amount&unit=litre` is about amount and unit. */
const namesIn = (meaning: string) => meaning.split('&').map((part) => part.split('=', 1)[0] ?? '')

/** What data/synonyms/ has for the name, where all that it says are parameters here. */
function meaningOf(
  name: string,
  names: readonly string[],
  words: Synonyms,
  others: OtherNames | undefined,
): string | undefined {
  const said = others ? others.meaning(name) : words.find('parameter', name)
  return said?.split('|').find((one) => namesIn(one).every((part) => names.includes(part)))
}

const isSameWord = (one: Meant, other: Meant) =>
  one.meaning !== undefined && other.meaning !== undefined && one.near[0] === other.near[0]

function strangerOf(name: string, meant: Meant, raw: Given, sameWord: readonly string[]): Stranger {
  const { near, isMisspelt, meaning, belongs, place } = meant
  const given = raw[name]
  const times = Array.isArray(given) ? given.length : 1
  const isGiven = (one: string) => raw[one] !== undefined
  const isMissed = near.length > 0 && !near.some(isGiven)
  const saysAgain = meaning === undefined ? (isMisspelt ? near : []) : namesIn(meaning)
  const twice = [...saysAgain.filter(isGiven), ...sameWord]
  return {
    ...meant,
    name,
    times,
    // What is near is meant before a parameter of another type.
    belongs: isMissed ? undefined : belongs,
    twice,
    isWrong:
      times > 1 ||
      isMissed ||
      twice.length > 0 ||
      belongs !== undefined ||
      meaning !== undefined ||
      place !== undefined,
  }
}

/** Puts what they are into the problems: what is said twice explains the others. */
export function addStrangers(problems: Problem[], strangers: readonly Stranger[], strict: boolean): void {
  const [twice, once] = [true, false].map((isTwice) =>
    strangers.filter((one) => one.twice.length > 0 === isTwice).map((one) => unknownProblem(one, strict)),
  )
  problems.unshift(...(twice ?? []))
  problems.push(...(once ?? []))
}

function unknownProblem(one: Stranger, strict: boolean): Problem {
  const { name, near, twice } = one
  const [suggestion] = near.length === 1 && twice.length === 0 && one.belongs === undefined ? near : []
  return {
    ...refusalOf(one, strict),
    field: shortened(name),
    isUnknown: true,
    ...(suggestion !== undefined && { suggestion }),
  }
}

function refusalOf(one: Stranger, strict: boolean): Problem {
  const { name, times, near, twice, meaning, belongs, place } = one
  if (times > 1) return problem('validation_error.repeated', { param: shortened(name), count: times })
  if (place !== undefined) return place
  if (twice.length > 0) {
    return meaning === undefined
      ? problem('validation_error.looks_like', { name, near, given: twice })
      : problem('validation_error.said_twice', { name, meaning: asSent(meaning), given: twice })
  }
  if (belongs)
    return problem('validation_error.of_another_type', { name, types: belongs.to, type: belongs.not })
  return problem('validation_error.unknown', { name, is_strict: strict, ...suggested(one) })
}

/** `amount&unit=litre` as it may be sent: `amount=…&unit=litre`. */
const asSent = (meaning: string) => meaning.replace('&', '=…&')

function suggested({ near, meaning }: Pick<Stranger, 'near' | 'meaning'>) {
  const said = near.length > 0 && meaning !== undefined ? [asSent(meaning)] : near
  return { near: said, has_suggestion: said.length > 0 }
}

/** A missing parameter's message names another name that was sent and may have been meant for it. */
export function withNear(first: Problem, more: readonly Problem[]): Problem {
  const { field: param = '' } = first
  const other = more.find(({ isUnknown, suggestion }) => isUnknown && suggestion === param)
  if (!other?.field) return first
  const said = { message: messageOf(first), name: other.field, param }
  return { ...first, ...problem('validation_error.required_near', said) }
}

/** `all`: how many there are. */
export function unknownNotices(strangers: readonly Stranger[], all: number): readonly Notice[] {
  const notices = strangers.map((one) =>
    warning('unknown_parameter', { name: cutGiven(one.name), ...suggested(one) }, shortened(one.name)),
  )
  const unnamed = all - notices.length
  if (unnamed > 0) notices.push(warning('unknown_parameter.more', { count: unnamed }))
  return notices
}
