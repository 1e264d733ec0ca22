/** Trips and shipments of given distance. */

import type { Dialect, Question } from './dialect.ts'
import { MILLION, SAID, saidAnswer, saidColumns } from './functions.ts'

/** A product that every database holds, doubled as rounding does: below 10 to the power of 38. */
const PRODUCT_MAX = '4e37'

/** Twice with the limits between which a figure lies: where they differ, the engine is needed. */
const between = (low: string, high: string, denominator: string) =>
  `CASE WHEN everygram_round(${low}, ${denominator}) = everygram_round(${high}, ${denominator})
        THEN CAST(everygram_round(${low}, ${denominator}) AS BIGINT) END`

/** One way of at most 50,000 km, at most 1000 passengers. */
const TRIP_METRES_MAX = '50000000'
const PASSENGERS_MAX = 1000

/** What is said of a flight: the haul by its distance, and whether the publisher sorts it there. */
const FLIGHT_PLACE = `everygram_haul(eg_metres) || CASE WHEN everygram_sorted(
          everygram_haul(eg_metres), everygram_territory(eg_from), everygram_territory(eg_to), eg_from IS NULL OR eg_to IS NULL
        ) THEN ' inside' ELSE ' outside' END`

export function travelQuestion({ whole }: Dialect, edition: string): Question {
  return {
    name: 'travel',
    columns: {
      transport_mode: 'none',
      vehicle_type: 'the usual one of the mode',
      cabin_class: 'economy',
      origin_country: 'that of the destination, else GB',
      destination_country: 'that of the origin, else GB',
      distance_km: 'none; of one way',
      passengers: '1',
      return_trip: 'false',
      include_wtt: 'false',
    },
    helpers: [
      ...['mode', 'vehicle', 'from', 'to', 'metres', 'passengers', 'wtt', 'place', 'known', 'low', 'high'],
      ...['per_vehicle', 'denominator', 'why', 'one_way', 'reason', ...SAID],
    ],
    steps: (rows) => `WITH asked AS (
    SELECT q.*, everygram_word(q.transport_mode) AS eg_mode,
      coalesce(everygram_word(CASE WHEN everygram_word(q.transport_mode) = 'flight' THEN q.cabin_class ELSE q.vehicle_type END), '') AS eg_vehicle,
      everygram_code(q.origin_country) AS eg_from, everygram_code(q.destination_country) AS eg_to,
      everygram_round(everygram_micro(q.distance_km), 1000) AS eg_metres,
      CASE WHEN q.passengers IS NULL THEN ${whole(`${MILLION}`)} ELSE everygram_micro(q.passengers) END AS eg_passengers, coalesce(TRY_CAST(q.include_wtt AS BOOLEAN), FALSE) AS eg_wtt
    FROM ${rows} AS q
  ), placed AS (
    SELECT a.*,
      (eg_from IS NULL OR everygram_is_country(eg_from)) AND (eg_to IS NULL OR everygram_is_country(eg_to)) AS eg_known,
      CASE
        WHEN eg_mode = 'flight' THEN ${FLIGHT_PLACE}
        WHEN eg_mode = 'ferry' AND (eg_from = 'GB' OR eg_to = 'GB') THEN 'GB'
        WHEN eg_mode = 'ferry' OR coalesce(eg_from, eg_to, 'GB') = coalesce(eg_to, eg_from, 'GB') THEN coalesce(eg_from, eg_to, 'GB')
      END AS eg_place
    FROM asked AS a
  ), found AS (
    SELECT p.*, r.total_low AS eg_low, r.total_high AS eg_high, r.per_vehicle AS eg_per_vehicle, r.denominator AS eg_denominator,
      ${saidColumns},
      CASE
        WHEN p.eg_mode IS NULL THEN 'transport_mode_missing'
        WHEN NOT p.eg_known THEN 'unknown_country'
        WHEN p.eg_metres BETWEEN 0 AND ${TRIP_METRES_MAX} AND p.eg_passengers BETWEEN ${MILLION} AND ${PASSENGERS_MAX * MILLION}
          AND everygram_rest(p.eg_passengers, ${MILLION}) = 0 THEN CASE
            WHEN p.eg_place IS NULL THEN 'several_countries'
            WHEN r.place IS NULL THEN 'unknown_vehicle'
            ELSE r.reason
          END
        ELSE 'out_of_range'
      END AS eg_why
    FROM placed AS p LEFT JOIN everygram_travel_rates AS r
      ON r.transport_mode = p.eg_mode AND r.vehicle = p.eg_vehicle AND r.place = p.eg_place AND r.include_wtt = p.eg_wtt
  ), one_way AS (
    SELECT f.*, CASE WHEN eg_why IS NULL THEN ${between('eg_metres * eg_low', 'eg_metres * eg_high', 'eg_denominator')} END AS eg_one_way
    FROM found AS f
  ), answered AS (
    SELECT w.*, CASE WHEN eg_why IS NULL AND eg_one_way IS NULL THEN 'needs_engine' ELSE eg_why END AS eg_reason,
      CAST(eg_one_way * CASE WHEN TRY_CAST(w.return_trip AS BOOLEAN) THEN 2 ELSE 1 END
        * CASE WHEN eg_per_vehicle THEN 1 ELSE everygram_div(eg_passengers, ${whole(`${MILLION}`)}) END AS BIGINT) AS co2e_grams
    FROM one_way AS w
  )`,
    answer: saidAnswer(edition, 'eg_metres > 0'),
  }
}

/** 0.001 to 100,000 km. */
const LEG_METRES_MAX = '100000000'
/** Of a weight in millionths: to kilograms, as a quotient. The pound is 0.45359237 kg exactly (agreement of 1959). */
const KG: Readonly<Record<string, readonly [times: string, divided: string]>> = {
  kg: ['1', '1'],
  g: ['1', '1000'],
  lb: ['45359237', '100000000'],
  tonne: ['1000', '1'],
}
/** 1e9 kg. */
const KG_MAX = '1000000000'

function unitCase(at: 0 | 1): string {
  const cases = Object.entries(KG).map(([unit, quotient]) => `WHEN '${unit}' THEN ${quotient[at]}`)
  return `CASE coalesce(everygram_word(q.unit), 'kg') ${cases.join(' ')} END`
}

const load = (limit: string) =>
  `eg_metres * (eg_mass * eg_per_kg_${limit} + eg_vehicles * eg_parts * eg_per_vehicle_${limit})`

export function freightQuestion({ whole }: Dialect, edition: string): Question {
  const weight = 'everygram_micro(q.weight)'
  // As few decimals as the weight has: products stay small.
  const byDecimals = (none: string, three: string, six: string) =>
    `CASE WHEN everygram_rest(${weight}, ${MILLION}) = 0 THEN ${none} WHEN everygram_rest(${weight}, 1000) = 0 THEN ${three} ELSE ${six} END`
  const isSmall = `CAST(eg_metres AS DOUBLE) * (CAST(eg_mass AS DOUBLE) * CAST(eg_per_kg_high AS DOUBLE)
          + CAST(eg_vehicles AS DOUBLE) * CAST(eg_parts AS DOUBLE) * CAST(eg_per_vehicle_high AS DOUBLE)) < ${PRODUCT_MAX}
          AND CAST(eg_denominator AS DOUBLE) * CAST(eg_parts AS DOUBLE) < ${PRODUCT_MAX}`
  return {
    name: 'freight',
    columns: {
      transport_mode: 'none',
      vehicle_type: 'average',
      fuel_source: 'diesel, which is the usual one of ships, aircraft and trains',
      country: 'GB, as the engine assumes; road and rail alone have one',
      weight: 'none',
      unit: 'kg',
      distance_km: 'none; of the leg',
      service_type: 'shared',
      refrigerated: 'false',
      include_empty_return: 'false',
    },
    helpers: [
      ...[
        'mode',
        'vehicle',
        'fuel',
        'country',
        'metres',
        'mass',
        'parts',
        'dedicated',
        'cold',
        'back',
        'place',
      ],
      ...[
        'per_kg_low',
        'per_kg_high',
        'per_vehicle_low',
        'per_vehicle_high',
        'payload',
        'payload_denominator',
      ],
      ...['vehicles', 'denominator', 'why', 'reason', ...SAID],
    ],
    steps: (rows) => `WITH asked AS (
    SELECT q.*, everygram_word(q.transport_mode) AS eg_mode, coalesce(everygram_word(q.vehicle_type), 'average') AS eg_vehicle,
      coalesce(everygram_word(q.fuel_source), 'diesel') AS eg_fuel, coalesce(everygram_code(q.country), 'GB') AS eg_country,
      everygram_round(everygram_micro(q.distance_km), 1000) AS eg_metres,
      ${whole(unitCase(0))} * ${byDecimals(`everygram_div(${weight}, ${whole(`${MILLION}`)})`, `everygram_div(${weight}, ${whole('1000')})`, weight)} AS eg_mass,
      ${whole(unitCase(1))} * ${byDecimals('1', '1000', `${MILLION}`)} AS eg_parts,
      coalesce(everygram_word(q.service_type), 'shared') IN ('dedicated', 'ftl') AS eg_dedicated,
      coalesce(TRY_CAST(q.refrigerated AS BOOLEAN), FALSE) AS eg_cold,
      coalesce(TRY_CAST(q.include_empty_return AS BOOLEAN), FALSE) AS eg_back
    FROM ${rows} AS q
  ), placed AS (
    SELECT a.*, CASE eg_mode WHEN 'sea' THEN 'sea' WHEN 'air' THEN everygram_haul(eg_metres) ELSE eg_country END AS eg_place
    FROM asked AS a
  ), found AS (
    SELECT p.*, r.per_kg_low AS eg_per_kg_low, r.per_kg_high AS eg_per_kg_high, r.per_vehicle_low AS eg_per_vehicle_low,
      r.per_vehicle_high AS eg_per_vehicle_high, r.payload_kg AS eg_payload, r.payload_denominator AS eg_payload_denominator,
      r.denominator AS eg_denominator, ${saidColumns},
      CASE
        WHEN p.eg_mode IS NULL THEN 'transport_mode_missing'
        WHEN p.eg_metres BETWEEN 1 AND ${LEG_METRES_MAX} AND p.eg_mass > 0
          AND p.eg_mass <= ${whole(KG_MAX)} * p.eg_parts THEN CASE
            WHEN r.place IS NULL AND NOT everygram_is_country(p.eg_country) THEN 'unknown_country'
            WHEN r.place IS NULL THEN 'unknown_vehicle_or_fuel'
            ELSE r.reason
          END
        ELSE 'out_of_range'
      END AS eg_why,
      CASE WHEN r.payload_kg > 0
        THEN everygram_div(p.eg_mass * r.payload_denominator + p.eg_parts * r.payload_kg - 1, p.eg_parts * r.payload_kg)
        ELSE 0 END AS eg_vehicles
    FROM placed AS p LEFT JOIN everygram_freight_rates AS r
      ON r.transport_mode = p.eg_mode AND r.vehicle_type = p.eg_vehicle AND r.fuel_source = p.eg_fuel AND r.place = p.eg_place
      AND r.refrigerated = p.eg_cold AND r.include_empty_return = p.eg_back AND r.dedicated = p.eg_dedicated
  ), added AS (
    SELECT f.*, CASE WHEN eg_why IS NULL THEN CASE WHEN ${isSmall}
      THEN ${between(load('low'), load('high'), 'eg_denominator * eg_parts')} END END AS co2e_grams
    FROM found AS f
  ), answered AS (
    SELECT s.*, CASE WHEN eg_why IS NULL AND co2e_grams IS NULL THEN 'needs_engine' ELSE eg_why END AS eg_reason
    FROM added AS s
  )`,
    answer: [
      'CASE WHEN eg_vehicles > 0 THEN CAST(eg_vehicles AS BIGINT) END AS vehicles',
      ...saidAnswer(edition, 'eg_metres > 0'),
    ],
  }
}
