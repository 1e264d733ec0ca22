/** A short answer in lines. */
import type { Words } from '../../messages/words.ts'
import { oneLine } from './one-line.ts'
import type { ShortAnswer } from './short-answer.ts'

export function shortText(answer: ShortAnswer, words: Words): string {
  const { route, notices, sources, more_sources: count, edition, id, resource, url } = answer
  return [
    `${answer.type}: ${amountText(answer, words)}`,
    ...(route ? [routeText(route, words)] : []),
    ...notices.map((notice) => noticeText(notice, words)),
    ...sources.map(({ factor, unit, name, tier, source, dataset }) =>
      words('mcp.source', { text: `${factor} ${unit}, ${name} (${tier}); ${source}, ${dataset}` }),
    ),
    ...(count === undefined ? [] : [words('mcp.more_sources', { count })]),
    words('mcp.edition', { edition, id }),
    words('mcp.whole', { code: url ?? resource }),
  ].join('\n')
}

type Amount = Pick<ShortAnswer, 'co2e' | 'unit' | 'range' | 'tier'>

/** `31.2 kg CO2e, likely range 15.3 to 68.4 kg (exact)`, with all digits. */
export function amountText({ co2e, unit, range, tier }: Amount, words: Words): string {
  return words('mcp.amount', {
    shown_amount: String(co2e),
    unit,
    shown_low: String(range.low),
    shown_high: String(range.high),
    tier,
  })
}

export function noticeText({ message, is_fallback }: ShortAnswer['notices'][number], words: Words): string {
  return words(is_fallback ? 'mcp.assumed' : 'mcp.note', { text: oneLine(message) })
}

export function routeText(route: NonNullable<ShortAnswer['route']>, words: Words): string {
  const { from, to, distance_km, mode, return_trip: is_return = false } = route
  return words('mcp.route', {
    from: oneLine(from),
    to: oneLine(to),
    is_return,
    shown_km: String(distance_km),
    mode,
  })
}
