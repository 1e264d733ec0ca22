/** A verification in lines for a person. */
import { add, type Decimal, decimal, written, ZERO } from '../../engine/numbers/decimal.ts'
import type { Language } from '../../messages/locale.ts'
import { message, textOf } from '../../messages/messages.ts'
import type { Message } from '../../messages/values.ts'
import type { Difference } from './differences.ts'
import { factorsFirst, shown } from './present.ts'
import { type Json, type JsonObject, objectAt, type Recorded } from './recorded.ts'
import { emissionsOf, type Verification } from './verify.ts'

const LISTED_MAX = 20
/** Of `--json`. */
const JSON_LISTED_MAX = 100
const INDENT = '  '

/** `name`: what the result is called. The first line has the verdict, the others are indented. */
export function verificationLines(name: string, verification: Verification, language: Language): string[] {
  const { verdict, reason, remarks, answer, again } = verification
  const lines = differs(verification) ? differenceLines(verification) : []
  return [
    [`${name}: ${verdict}`, ...headline(verification, language)].join(', '),
    ...[...(reason ? [reason] : []), ...lines, ...recalculated(verdict, again ?? answer), ...remarks].map(
      (line) => INDENT + textOf(line, language),
    ),
  ]
}

const differs = ({ verdict, differences }: Verification) => verdict === 'differs' && differences.length > 0

function recalculated(verdict: Verification['verdict'], of: Recorded | undefined): Message[] {
  if (verdict === 'same' || of?.request === undefined) return []
  return [message('verify.line.recalculated', { code: of.request })]
}

/** The total and the edition of a result that is the same. */
function headline({ verdict, answer, again }: Verification, language: Language): string[] {
  if (verdict !== 'same' || answer === undefined) return []
  const total = totalOf(answer.whole)
  const { edition } = again ?? {}
  const named = edition === undefined ? [] : [textOf(message('verify.line.edition', { edition }), language)]
  return [...(total === undefined ? [] : [total]), ...named]
}

/** Named where the two results are of different editions. */
function editionsOf({ answer, again }: Verification) {
  const [saved, own] = [answer?.edition, again?.edition]
  return {
    has_editions: own !== undefined && saved !== own,
    has_edition: saved !== undefined,
    edition: saved ?? '',
    has_own: own !== undefined,
    own_edition: own ?? '',
  }
}

function differenceLines(verification: Verification): Message[] {
  const { differences, answer, again } = verification
  const editions = editionsOf(verification)
  const [before, now] = [totalOf(answer?.whole ?? {}), totalOf(again?.whole ?? {})]
  const total =
    before === now ? [] : [message('verify.line.total', { ...valuesOf(before, now), ...editions })]
  const listed = factorsFirst(differences).slice(0, LISTED_MAX)
  const count = differences.length - listed.length
  return [
    ...total,
    ...listed.map((one) => differenceLine(one, editions)),
    ...(count > 0 ? [message('verify.line.more', { count, max: JSON_LISTED_MAX })] : []),
  ]
}

const valuesOf = (before: Json | undefined, after: Json | undefined) => ({
  has_before: before !== undefined,
  before: before === undefined ? '' : String(shown(before)),
  has_after: after !== undefined,
  after: after === undefined ? '' : String(shown(after)),
})

function differenceLine(
  { field, answer, again, factor }: Difference,
  editions: ReturnType<typeof editionsOf>,
): Message {
  const where = factor === undefined ? field : field.slice(field.lastIndexOf(']') + 1).replace(/^\./, '')
  const isOwnValue = where === 'factor'
  const { id = '', name = '', unit = '' } = factor ?? {}
  const what = {
    has_factor: factor !== undefined,
    id,
    has_name: name !== '',
    factor: { id, name },
    has_field: where !== '' && !isOwnValue,
    field: where,
  }
  if (where === '') return message('verify.line.missing', { ...what, is_missing: answer === undefined })
  const has_unit = isOwnValue && unit !== ''
  return message('verify.line.values', { ...what, ...valuesOf(answer, again), ...editions, has_unit, unit })
}

/** `31.2 kg CO2e`, of answers about emissions. */
function totalOf(whole: JsonObject): string | undefined {
  const elements = objectAt(whole, 'data', 'attributes')?.tces
  if (Array.isArray(elements)) return totalOfElements(elements)
  const { co2e, co2e_unit: unit } = emissionsOf(whole) ?? objectAt(whole, 'data') ?? {}
  if (whole.co2e_kg !== undefined) return `${whole.co2e_kg} kg CO2e`
  return typeof co2e === 'number' ? `${co2e} ${unit} CO2e` : undefined
}

/** Of the elements of an iLEAP footprint, which add up to the shipment. Their kilograms are texts. */
function totalOfElements(elements: readonly Json[]): string | undefined {
  const kilograms = elements.map((element) => objectAt(element)?.co2eWTW)
  try {
    const total = kilograms.reduce<Decimal>((sum, kg) => add(sum, decimal(String(kg))), ZERO)
    return `${written(total)} kg CO2e`
  } catch {
    return undefined
  }
}
