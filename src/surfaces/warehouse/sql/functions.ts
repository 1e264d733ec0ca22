/** What the questions have alike: codes, quantities, rounding, parts that add up, ranges. */
import type { Dialect, SqlFunction } from './dialect.ts'

/** As many decimals as a quantity may have; one with more is left to the engine, as one from 1e12 on is. */
export const DECIMALS = 6
export const MILLION = 10 ** DECIMALS
/** Of eight bytes: from texts a hundred times faster than wider ones. */
const QUANTITY = 'DECIMAL(18,6)'

export function commonFunctions({ whole }: Dialect, aliases: ReadonlyMap<string, string>): SqlFunction[] {
  const codes = [...aliases].map(([alias, code]) => `WHEN '${alias}' THEN '${code}'`).join(' ')
  const quantity = `TRY_CAST(q AS ${QUANTITY})`
  // Whole and decimals by themselves, so that the product has no more digits than the quantity.
  const micro = `CAST(floor(${quantity}) AS BIGINT) * ${MILLION} + CAST((${quantity} - floor(${quantity})) * ${MILLION} AS BIGINT)`
  return [
    {
      // A column of NULLs alone is no text before it is made one.
      name: 'everygram_code',
      params: { code: 'text' },
      returns: 'text',
      body: `CASE upper(trim(CAST(code AS STRING))) ${codes} ELSE upper(trim(CAST(code AS STRING))) END`,
    },
    {
      name: 'everygram_word',
      params: { word: 'text' },
      returns: 'text',
      body: 'lower(trim(CAST(word AS STRING)))',
    },
    {
      // In millionths. NULL where it is no number, or has more decimals than that.
      name: 'everygram_micro',
      params: { q: 'number' },
      returns: 'whole',
      body: `CASE WHEN CAST(${quantity} AS DOUBLE) = TRY_CAST(q AS DOUBLE) THEN ${whole(micro)} END`,
    },
    {
      // Half away from zero; neither is below it.
      name: 'everygram_round',
      params: { n: 'whole', d: 'whole' },
      returns: 'whole',
      body: 'everygram_div(2 * n + d, 2 * d)',
    },
    ...partFunctions(),
    ...rangeFunctions(),
  ]
}

/** The grams of a part: floored, and what is left goes to the largest rests, earlier parts first. */
function partFunctions(): SqlFunction[] {
  const sum = '(a + b + c)'
  const rest = (part: string) => `everygram_rest(t * ${part}, ${sum})`
  const floor = (part: string) => `everygram_div(t * ${part}, ${sum})`
  const left = `t - ${floor('a')} - ${floor('b')} - ${floor('c')}`
  const more = (isBefore: string) => `CASE WHEN ${isBefore} THEN 1 ELSE 0 END`
  const part = (own: string, before: readonly string[]) =>
    `${floor(own)} + ${more(`${before.map(more).join(' + ')} < ${left}`)}`
  const params = { t: 'whole', a: 'whole', b: 'whole', c: 'whole' } as const
  return [
    {
      name: 'everygram_first_part',
      params,
      returns: 'whole',
      body: `CASE WHEN ${sum} = 0 THEN t ELSE ${part('a', [`${rest('b')} > ${rest('a')}`, `${rest('c')} > ${rest('a')}`])} END`,
    },
    {
      name: 'everygram_second_part',
      params,
      returns: 'whole',
      body: `CASE WHEN ${sum} = 0 THEN 0 ELSE ${part('b', [`${rest('a')} >= ${rest('b')}`, `${rest('c')} > ${rest('b')}`])} END`,
    },
  ]
}

/** Rounded away from the grams. What is whole stays whole after a product of doubles: a millionth of a millionth is allowed. */
function rangeFunctions(): SqlFunction[] {
  const amount = 'CAST(grams AS DOUBLE)'
  const params = { grams: 'whole', times: 'double' } as const
  return [
    {
      name: 'everygram_low',
      params,
      returns: 'whole',
      body: `CASE WHEN times IS NULL THEN NULL WHEN times = 1 THEN CAST(grams AS BIGINT) ELSE CAST(greatest(0, floor(${amount} * times + ${amount} * 1e-12)) AS BIGINT) END`,
    },
    {
      name: 'everygram_high',
      params,
      returns: 'whole',
      body: `CASE WHEN times = 1 THEN CAST(grams AS BIGINT) ELSE CAST(ceil(${amount} * times - ${amount} * 1e-12) AS BIGINT) END`,
    },
  ]
}

/** What stands behind the figures of every answer. `r` are the rates, `eg_reason` is why there is none. */
export const SAID = [
  'tier',
  'quality',
  'factor_id',
  'factor_ids',
  'notices',
  'range_low',
  'range_high',
] as const

/** Helping columns with what is said, from the rates. */
export const saidColumns = SAID.map((name) => `r.${name} AS eg_${name}`).join(', ')

/** `some`: whether there is anything to be of a quality. */
export function saidAnswer(edition: string, some: string, notices = 'eg_notices'): string[] {
  const isKnown = 'WHEN co2e_grams IS NOT NULL THEN'
  return [
    `CASE ${isKnown} everygram_low(co2e_grams, eg_range_low) END AS range_low_grams`,
    `CASE ${isKnown} everygram_high(co2e_grams, eg_range_high) END AS range_high_grams`,
    `CASE ${isKnown} eg_tier END AS tier`,
    `CASE WHEN co2e_grams IS NOT NULL AND ${some} THEN eg_quality END AS quality`,
    ...(['factor_id', 'factor_ids'] as const).map((name) => `CASE ${isKnown} eg_${name} END AS ${name}`),
    `CASE ${isKnown} ${notices} END AS notices`,
    `'${edition}' AS edition`,
    'eg_reason AS reason',
  ]
}
