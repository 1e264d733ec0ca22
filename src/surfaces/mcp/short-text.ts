/** A short answer in lines. */
import { oneLine } from './one-line.ts'
import type { ShortAnswer } from './short-answer.ts'

export function shortText(answer: ShortAnswer): string {
  const { route, notices, sources, more_sources: more, edition, id, resource, url } = answer
  return [
    `${answer.type}: ${figureText(answer)}`,
    ...(route ? [`way: ${wayText(route)}`] : []),
    ...notices.map(noticeText),
    ...sources.map(
      ({ factor, unit, name, tier, source, dataset }) =>
        `source: ${factor} ${unit}, ${name} (${tier}); ${source}, ${dataset}`,
    ),
    ...(more === undefined ? [] : [`and ${more} more sources in the whole answer`]),
    `edition ${edition}, calculation ${id}`,
    `whole answer: ${url ?? resource}`,
  ].join('\n')
}

type Figure = Pick<ShortAnswer, 'co2e' | 'unit' | 'range' | 'tier'>

/** `31.2 kg CO2e, between 15.3 and 68.4 kg (exact)`. */
export function figureText({ co2e, unit, range, tier }: Figure): string {
  return `${co2e} ${unit} CO2e, between ${range.low} and ${range.high} ${unit} (${tier})`
}

export function noticeText({ message, is_fallback }: ShortAnswer['notices'][number]): string {
  return `${is_fallback ? 'assumed' : 'note'}: ${oneLine(message)}`
}

export function wayText({
  from,
  to,
  distance_km,
  mode,
  return_trip,
}: NonNullable<ShortAnswer['route']>): string {
  return `${oneLine(from)} to ${oneLine(to)}${return_trip ? ' and back' : ''}, ${distance_km} km by ${mode}`
}
