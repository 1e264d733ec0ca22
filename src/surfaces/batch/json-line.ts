/** A row's answer as a line of JSON. */

import { kgText } from '../../api/kilograms.ts'
import type { RowProblem } from '../../api/request/names.ts'
import { qualityShares, shortLineJson } from '../../api/short-lines.ts'
import { shownHash } from '../../api/short-result.ts'
import { quote } from '../../contract/quote.ts'
import type { Values } from '../../messages/values.ts'
import type { BadRow, GoodRow, Row, RowAnswer } from './row.ts'
import { isGood } from './row.ts'

/** With its line end. */
export function jsonLine({ number, id }: Pick<Row, 'number' | 'id'>, answer: RowAnswer): string {
  const ofId = id === undefined ? '' : `"id":${jsonText(id)},`
  return `{"row":${number},${ofId}${isGood(answer) ? goodText(answer) : badText(answer)}`
}

/** Most texts need no escapes. */
const PLAIN = /^[\w .,:/+-]*$/
const jsonText = (text: string) => (PLAIN.test(text) ? `"${text}"` : JSON.stringify(text))

/** A request has no sign that JSON escapes: all others are encoded in it. */
function goodText({
  type,
  shortRow,
  edition,
  notices,
  whole,
  calculationId,
  editionHash,
  request,
}: GoodRow): string {
  if (whole) return `"type":"${type}","status":"ok","answer":${whole}}\n`
  const { grams, lowGrams, highGrams, scopes, marketGrams, factorIds, tier, quality, lines } = shortRow
  const kg = kgText(grams)
  let shown = ''
  for (const scope in scopes) {
    const ofScope = scopes[scope] ?? 0
    shown += `${shown === '' ? '"' : ',"'}${scope}":${ofScope === grams ? kg : kgText(ofScope)}`
  }
  const market = marketGrams === undefined ? '' : `"scope_2_market_based_kg":${kgText(marketGrams)},`
  const codes = notices.length === 0 ? '[]' : JSON.stringify(notices)
  return `"type":"${type}","status":"ok","co2e_kg":${kg},"range":{"low":${kgText(lowGrams)},"high":${kgText(highGrams)}},"scopes":{${shown}},${market}"factor_id":${jsonText(factorIds[0] ?? '')},"tier":"${tier}","quality":${JSON.stringify(qualityShares(quality))},"lines":${JSON.stringify(lines.map(shortLineJson))},"edition":"${edition}","notices":${codes},"calculation_id":"${calculationId}","edition_hash":"${shownHash({ editionHash })}","request":"${request}"}\n`
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

function shownProblem({ code, key, values, field, value, message, suggestion }: RowProblem): object {
  return {
    code,
    ...(key !== undefined && values !== undefined && { key, values: shortValues(values) }),
    ...(field !== undefined && { field }),
    ...(value !== undefined && { value: shortText(value) }),
    message,
    ...(suggestion !== undefined && { suggestion }),
  }
}

/** What the client wrote may be a whole line. */
function shortValues(values: Values): Values {
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      typeof value === 'string' ? shortText(value) : value,
    ]),
  )
}

const shortText = (text: string) => (text.length > VALUE_CHARACTERS_MAX ? quote(text).slice(1, -1) : text)
