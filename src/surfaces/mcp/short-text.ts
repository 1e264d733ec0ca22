/** A short result in lines. */
import type { Language } from '../../messages/locale.ts'
import { message, textOf } from '../../messages/messages.ts'
import type { Message } from '../../messages/values.ts'
import { wordsIn } from '../../messages/words.ts'
import { oneLine } from './one-line.ts'
import type { ShortAnswer } from './short-answer.ts'

export function shortText(answer: ShortAnswer, language: Language): string {
  const { notices, sources, more_sources: more, edition, id, resource, url } = answer
  const words = wordsIn(language)
  return [
    textOf(resultOf(answer.type, answer), language),
    ...routeLines(answer, language),
    ...reportedLines(answer, language),
    ...notices.map((notice) => noticeLine(notice, language)),
    ...sources.map(({ factor, unit, name, tier, source, dataset }) =>
      words('mcp.source', { text: `${factor} ${unit}, ${name} (${tier}); ${source}, ${dataset}` }),
    ),
    ...(more === undefined ? [] : [words('mcp.more_sources', { count: more })]),
    words('mcp.calculation', { edition, id }),
    words('mcp.whole', { code: url ?? resource }),
  ].join('\n')
}

/** One for each line of the report; a single line of the whole total says nothing new. */
function reportedLines({ lines, unit }: Pick<ShortAnswer, 'lines' | 'unit'>, language: Language): string[] {
  if (lines.length < 2) return []
  return lines.map(({ label, co2e, reason = '', range, tier, part_of_total: isPart }) => {
    if (co2e === null) return textOf(message('mcp.line.not_determined', { label, code: reason }), language)
    const limits = { range_low: range?.low ?? co2e, range_high: range?.high ?? co2e }
    const values = { label, exact_co2e: co2e, unit, ...limits, data_tier: tier ?? '', is_of_total: isPart }
    return textOf(message('mcp.line', values), language)
  })
}

type Result = Pick<ShortAnswer, 'co2e' | 'unit' | 'range' | 'tier'>

/** `hotel: 31.2 kg CO2e, likely range 15.3 to 68.4 kg (published value)`. */
export function resultOf(label: string, { co2e, unit, range, tier }: Result): Message {
  const limits = { range_low: range.low, range_high: range.high }
  return message('mcp.result', { label, exact_co2e: co2e, unit, ...limits, data_tier: tier })
}

export function noticeLine(
  { message: text, is_fallback }: Pick<ShortAnswer['notices'][number], 'message' | 'is_fallback'>,
  language: Language,
): string {
  const key = is_fallback ? 'mcp.notice.assumed' : 'mcp.notice'
  return textOf(message(key, { text: oneLine(text) }), language)
}

/** One, or none without a route. */
export function routeLines({ route }: Pick<ShortAnswer, 'route'>, language: Language): string[] {
  if (route === undefined) return []
  const { from, to, distance_km, mode, return_trip } = route
  const ends = { from: oneLine(from), to: oneLine(to), is_return: return_trip === true }
  return [textOf(message('mcp.route', { ...ends, exact_km: distance_km, mode }), language)]
}
