/** Hotel stays, fuels, electricity: a rate times one quantity. */
import type { Dialect, Question } from './dialect.ts'
import { SAID, saidAnswer, saidColumns } from './functions.ts'

const MILLION = 1_000_000

export function hotelQuestion({ whole }: Dialect, edition: string): Question {
  return {
    name: 'hotel',
    columns: { country: 'none', nights: 'none', rooms: '1' },
    helpers: ['country', 'nights', 'rooms', 'total', 'denominator', 'reason', ...SAID],
    steps: (rows) => `WITH asked AS (
    SELECT q.*, everygram_code(q.country) AS eg_country, everygram_micro(q.nights) AS eg_nights,
      CASE WHEN q.rooms IS NULL THEN ${whole(`${MILLION}`)} ELSE everygram_micro(q.rooms) END AS eg_rooms
    FROM ${rows} AS q
  ), found AS (
    SELECT a.*, r.total AS eg_total, r.denominator AS eg_denominator, ${saidColumns},
      CASE
        WHEN r.country IS NULL THEN 'unknown_country'
        WHEN r.reason IS NOT NULL THEN r.reason
        WHEN a.eg_nights BETWEEN ${MILLION} AND ${365 * MILLION} AND everygram_rest(a.eg_nights, ${MILLION}) = 0
          AND a.eg_rooms BETWEEN ${MILLION} AND ${100 * MILLION} AND everygram_rest(a.eg_rooms, ${MILLION}) = 0 THEN NULL
        ELSE 'out_of_range'
      END AS eg_reason
    FROM asked AS a LEFT JOIN everygram_hotel_rates AS r ON r.country = a.eg_country
  ), answered AS (
    SELECT f.*, CASE WHEN eg_reason IS NULL THEN CAST(
      everygram_round(eg_nights * eg_rooms * eg_total, ${MILLION} * (${MILLION} * eg_denominator)) AS BIGINT) END AS co2e_grams
    FROM found AS f
  )`,
    answer: saidAnswer(edition),
  }
}

/** As the API bounds an amount: 0.001 to 1e9. */
const AMOUNT_MIN = 1000
const AMOUNT_MAX = '1000000000000000'

export function fuelQuestion(edition: string): Question {
  const part = (which: string) =>
    `everygram_${which}_part(co2e_grams, eg_scope_1, eg_upstream, 0 * eg_upstream)`
  return {
    name: 'fuel',
    columns: { fuel_type: 'none', amount: 'none', unit: 'the default unit of the fuel', include_wtt: 'true' },
    helpers: [
      'fuel',
      'unit',
      'wtt',
      'amount',
      'scope_1',
      'upstream',
      'biogenic',
      'denominator',
      'reason',
      ...SAID,
    ],
    steps: (rows) => `WITH asked AS (
    SELECT q.*, everygram_word(q.fuel_type) AS eg_fuel, coalesce(everygram_word(q.unit), '') AS eg_unit,
      coalesce(TRY_CAST(q.include_wtt AS BOOLEAN), TRUE) AS eg_wtt, everygram_micro(q.amount) AS eg_amount
    FROM ${rows} AS q
  ), found AS (
    SELECT a.*, r.scope_1 AS eg_scope_1, r.upstream AS eg_upstream, r.biogenic AS eg_biogenic, r.denominator AS eg_denominator,
      ${saidColumns},
      CASE
        WHEN r.fuel_type IS NULL THEN 'unknown_fuel_or_unit'
        WHEN r.reason IS NOT NULL THEN r.reason
        WHEN a.eg_amount BETWEEN ${AMOUNT_MIN} AND ${AMOUNT_MAX} THEN NULL
        ELSE 'out_of_range'
      END AS eg_reason
    FROM asked AS a LEFT JOIN everygram_fuel_rates AS r
      ON r.fuel_type = a.eg_fuel AND r.unit = a.eg_unit AND r.include_wtt = a.eg_wtt
  ), answered AS (
    SELECT f.*, CASE WHEN eg_reason IS NULL THEN CAST(
      everygram_round(eg_amount * (eg_scope_1 + eg_upstream), ${MILLION} * eg_denominator) AS BIGINT) END AS co2e_grams
    FROM found AS f
  )`,
    answer: [
      `CASE WHEN co2e_grams IS NOT NULL THEN CAST(${part('first')} AS BIGINT) END AS scope_1_grams`,
      `CASE WHEN co2e_grams IS NOT NULL THEN CAST(${part('second')} AS BIGINT) END AS scope_3_category_3_grams`,
      `CASE WHEN co2e_grams IS NOT NULL THEN CAST(everygram_round(eg_amount * eg_biogenic, ${MILLION} * eg_denominator) AS BIGINT) END AS biogenic_grams`,
      ...saidAnswer(edition),
    ],
  }
}

/** Energy in thousand-millionths of a kWh, so that a Wh with six decimals is whole; at most 1e9 kWh. */
const PER_KWH = '1000000000'
const ENERGY_MAX = '1000000000000000000'
/** Of a supplier's factor in millionths of a gram, times the energy. */
const PER_SUPPLIER_GRAM = '1000000000000000'
const SUPPLIER_MAX = '2000000000'

const PLACE = `CASE
        WHEN q.cloud_provider IS NOT NULL OR q.cloud_region IS NOT NULL
          THEN everygram_word(q.cloud_provider) || ' ' || everygram_word(q.cloud_region)
        WHEN q.state IS NULL THEN coalesce(everygram_code(q.country), '')
        WHEN upper(everygram_word(q.state)) LIKE everygram_code(q.country) || '-%' THEN upper(everygram_word(q.state))
        ELSE everygram_code(q.country) || '-' || upper(everygram_word(q.state))
      END`

export function electricityQuestion({ whole }: Dialect, edition: string): Question {
  const known = (expression: string, name: string) =>
    `CASE WHEN co2e_grams IS NOT NULL THEN CAST(${expression} AS BIGINT) END AS ${name}`
  const scope2 = 'everygram_first_part(co2e_grams, eg_scope_2, eg_upstream, eg_losses)'
  const unit = `CASE coalesce(everygram_word(q.unit), 'kwh') WHEN 'kwh' THEN 1000 WHEN 'mwh' THEN 1000000 WHEN 'wh' THEN 1 END`
  return {
    name: 'electricity',
    columns: {
      kwh: 'none',
      unit: 'kwh',
      country: 'GB, as the engine assumes',
      state: 'none',
      cloud_provider: 'none',
      cloud_region: 'none',
      include_wtt: 'true',
      include_td_losses: 'false',
      supplier_factor: 'none',
    },
    helpers: [
      ...['place', 'wtt', 'lost', 'energy', 'supplier', 'scope_2', 'upstream', 'losses', 'residual'],
      ...['has_residual', 'denominator', 'reason', ...SAID],
    ],
    steps: (rows) => `WITH asked AS (
    SELECT q.*, ${PLACE} AS eg_place, coalesce(TRY_CAST(q.include_wtt AS BOOLEAN), TRUE) AS eg_wtt,
      coalesce(TRY_CAST(q.include_td_losses AS BOOLEAN), FALSE) AS eg_lost,
      everygram_micro(q.kwh) * ${whole(unit)} AS eg_energy,
      CASE WHEN q.supplier_factor IS NULL THEN ${whole('-1')} ELSE everygram_micro(q.supplier_factor) END AS eg_supplier
    FROM ${rows} AS q
  ), found AS (
    SELECT a.*, r.scope_2 AS eg_scope_2, r.upstream AS eg_upstream, r.losses AS eg_losses, r.residual_mix AS eg_residual,
      r.has_residual_mix AS eg_has_residual, r.denominator AS eg_denominator, ${saidColumns},
      CASE
        WHEN r.place IS NULL THEN 'unknown_place'
        WHEN r.reason IS NOT NULL THEN r.reason
        WHEN a.eg_energy BETWEEN 0 AND ${ENERGY_MAX} AND a.eg_supplier BETWEEN -1 AND ${SUPPLIER_MAX} THEN NULL
        ELSE 'out_of_range'
      END AS eg_reason
    FROM asked AS a LEFT JOIN everygram_electricity_rates AS r
      ON r.place = a.eg_place AND r.include_wtt = a.eg_wtt AND r.include_td_losses = a.eg_lost
  ), answered AS (
    SELECT f.*, CASE WHEN eg_reason IS NULL THEN CAST(
      everygram_round(eg_energy * (eg_scope_2 + eg_upstream + eg_losses), ${PER_KWH} * eg_denominator) AS BIGINT) END AS co2e_grams
    FROM found AS f
  )`,
    answer: [
      known(scope2, 'scope_2_grams'),
      known(
        `CASE WHEN eg_supplier >= 0 THEN everygram_round(eg_energy * eg_supplier, ${whole(PER_SUPPLIER_GRAM)})
      WHEN eg_has_residual THEN everygram_round(eg_energy * eg_residual, ${PER_KWH} * eg_denominator) ELSE ${scope2} END`,
        'scope_2_market_based_grams',
      ),
      known(`co2e_grams - ${scope2}`, 'scope_3_category_3_grams'),
      ...saidAnswer(edition),
    ],
  }
}
