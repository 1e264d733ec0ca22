/** A row's answer as a line of JSON. What two rows with one question have alike is written once. */
import { quote } from '../contract/quote.ts'
import { kgOf } from './kilograms.ts'
import type { BadRow, GoodRow, Row, RowAnswer } from './row.ts'
import { isGood } from './row.ts'
import type { RowProblem } from './type-names.ts'

/** With its line end. */
export function jsonLine({ number, id }: Pick<Row, 'number' | 'id'>, answer: RowAnswer): string {
  answer.text ??= isGood(answer) ? goodText(answer) : badText(answer)
  return id === undefined
    ? `{"row":${number},${answer.text}`
    : `{"row":${number},"id":${jsonText(id)},${answer.text}`
}

/** Most texts need no escapes. */
const PLAIN = /^[\w .,:/+-]*$/
const jsonText = (text: string) => (PLAIN.test(text) ? `"${text}"` : JSON.stringify(text))

function goodText(row: GoodRow): string {
  const { type, brief, whole, alike } = row
  if (whole) return `"type":"${type}","status":"ok","answer":${whole}}\n`
  const { grams, lowGrams, highGrams, scopes, marketGrams } = brief
  let shown = ''
  for (const scope in scopes) shown += `${shown === '' ? '' : ','}"${scope}":${kgOf(scopes[scope] ?? 0)}`
  const market = marketGrams === undefined ? '' : `"scope_2_market_based_kg":${kgOf(marketGrams)},`
  const tail = alike?.tail ?? tailOf(row)
  if (alike) alike.tail = tail
  return `"type":"${type}","status":"ok","co2e_kg":${kgOf(grams)},"range":{"low":${kgOf(lowGrams)},"high":${kgOf(highGrams)}},"scopes":{${shown}},${market}${tail}`
}

/** Whatever the quantity. */
function tailOf({ brief, edition, notices }: GoodRow): string {
  const codes = notices.length === 0 ? '[]' : JSON.stringify(notices)
  return `"factor_id":${jsonText(brief.factorIds[0] ?? '')},"tier":"${brief.tier}","edition":"${edition}","notices":${codes}}\n`
}

function badText({ type, problems: [first, ...more] }: BadRow): string {
  const errors = more.length > 0 ? { errors: [first, ...more].map(shownProblem) } : {}
  const shown = {
    ...(type !== undefined && { type }),
    status: 'error',
    error: { ...shownProblem(first), ...first.extras, ...errors },
  }
  return `${JSON.stringify(shown).slice(1)}\n`
}

const VALUE_CHARACTERS_MAX = 80

function shownProblem({ code, field, value, message, suggestion }: RowProblem): object {
  const short = value !== undefined && value.length > VALUE_CHARACTERS_MAX ? quote(value).slice(1, -1) : value
  return {
    code,
    ...(field !== undefined && { field }),
    ...(short !== undefined && { value: short }),
    message,
    ...(suggestion !== undefined && { suggestion }),
  }
}
