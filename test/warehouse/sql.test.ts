/** DuckDB and the engine give the same grams, limits, scopes and figures, for rows of every domain that are made by chance. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { DuckDBConnection } from '@duckdb/node-api'
import { beforeAll, describe, expect, test } from 'vitest'
import { services } from '../support/app.ts'
import { IS_LONG } from '../support/long.ts'
import { tempFolder } from '../support/temp.ts'
import { compare, openWarehouse } from './compare.ts'
import { DOMAIN_NAMES, type DomainName, keysOf, rowsOf } from './rows.ts'

/** An export answers some hundred thousand questions. */
const EXPORT_MS = 600_000
/** `npm run check:sql` has a million of each; of ways the engine looks for places, which takes its time. */
const ROWS: Readonly<Record<DomainName, number>> = IS_LONG
  ? { hotel: 20_000, fuel: 20_000, electricity: 20_000, travel: 4000, freight: 4000 }
  : { hotel: 4000, fuel: 4000, electricity: 4000, travel: 2000, freight: 2000 }

const dir = tempFolder()
let connection: DuckDBConnection
beforeAll(async () => {
  connection = await openWarehouse(services, dir)
}, EXPORT_MS)

const valuesOf = async (sql: string) => (await connection.runAndReadAll(sql)).getRowsJson()

test.each(DOMAIN_NAMES)(
  '%s: row by row',
  async (name) => {
    const rows = [...rowsOf(name, await keysOf(connection, name), ROWS[name])]
    const { differences, different, answered, left } = await compare(connection, services, {
      name,
      rows,
      dir,
    })
    expect(differences).toEqual([])
    expect(different).toBe(0)
    expect(answered).toBeGreaterThan(rows.length / 2)
    // Pounds with decimals over long ways alone.
    expect(Object.values(left).reduce((sum, one) => sum + one, 0)).toBeLessThan(rows.length / 100)
  },
  EXPORT_MS,
)

describe('by hand', () => {
  test('published figures', async () => {
    // UK 2025: a room-night in the United Kingdom is 10.4 kg, and 15,000 kWh of gas are 2744.400 + 453.150 kg.
    await connection.run(
      "CREATE OR REPLACE TABLE stays AS SELECT 'GB' AS country, 3 AS nights, NULL AS rooms",
    )
    expect(await valuesOf("SELECT co2e_grams, tier, factor_id FROM everygram_hotel('stays')")).toEqual([
      ['31200', 'exact', 'hotel-GB'],
    ])
    await connection.run(
      "CREATE OR REPLACE TABLE burnt AS SELECT 'natural_gas' AS fuel_type, 15000.0 AS amount, NULL AS unit, NULL AS include_wtt",
    )
    const columns = 'co2e_grams, scope_1_grams, scope_3_category_3_grams'
    expect(await valuesOf(`SELECT ${columns} FROM everygram_fuel('burnt')`)).toEqual([
      ['3197550', '2744400', '453150'],
    ])
  })

  test('a country without a published figure is estimated, and one without any says why there is none', async () => {
    await connection.run(
      "CREATE OR REPLACE TABLE stays AS SELECT unnest(['SE', 'AQ', 'XX']) AS country, '1' AS nights, '1' AS rooms",
    )
    const rows = await valuesOf("SELECT country, tier, reason FROM everygram_hotel('stays') ORDER BY country")
    expect(rows).toEqual([
      ['AQ', null, 'no_factor'],
      ['SE', 'estimate', null],
      ['XX', null, 'unknown_country'],
    ])
  })

  test('a supplier factor is between its limits, or the row has no answer', async () => {
    // 100 kWh at 2000 g/kWh are 200 kg.
    await connection.run(`CREATE OR REPLACE TABLE uses AS
      SELECT 100 AS kwh, NULL AS unit, 'DE' AS country, NULL AS state, NULL AS cloud_provider, NULL AS cloud_region,
        NULL AS include_wtt, NULL AS include_td_losses,
        unnest([1, 2, 3, 4, 5]) AS n,
        unnest(['2000', '2000.000001', '0', '-0.000001', 'none']) AS supplier_factor`)
    const columns = 'supplier_factor, scope_2_market_based_grams, reason'
    expect(await valuesOf(`SELECT ${columns} FROM everygram_electricity('uses') ORDER BY n`)).toEqual([
      ['2000', '200000', null],
      ['2000.000001', null, 'out_of_range'],
      ['0', '0', null],
      ['-0.000001', null, 'out_of_range'],
      ['none', null, 'out_of_range'],
    ])
  })

  test('energy is bounded in kWh, whatever its unit', async () => {
    await connection.run(`CREATE OR REPLACE TABLE uses AS
      SELECT unnest([1, 2, 3, 4, 5]) AS n, unnest(['1000000', '1000000.000001', '999999999999.999999', '1000000000.000001', '1000000000']) AS kwh,
        unnest(['mwh', 'MWh', 'wh', 'kwh', NULL]) AS unit, 'DE' AS country, NULL AS state, NULL AS cloud_provider,
        NULL AS cloud_region, NULL AS include_wtt, NULL AS include_td_losses, NULL AS supplier_factor`)
    expect(await valuesOf("SELECT unit, reason FROM everygram_electricity('uses') ORDER BY n")).toEqual([
      ['mwh', null],
      ['MWh', 'out_of_range'],
      ['wh', null],
      ['kwh', 'out_of_range'],
      [null, null],
    ])
  })

  test('a way over land through several countries is left to the engine, and a number that is none is said', async () => {
    await connection.run(`CREATE OR REPLACE TABLE trips AS
      SELECT 'rail' AS transport_mode, NULL AS vehicle_type, NULL AS cabin_class, 'DE' AS origin_country,
        unnest(['FR', 'DE', 'DE']) AS destination_country, unnest(['100', '1,5', '1.1234567']) AS distance_km,
        NULL AS passengers, NULL AS return_trip, NULL AS include_wtt`)
    expect(await valuesOf("SELECT reason FROM everygram_travel('trips') ORDER BY distance_km")).toEqual([
      ['out_of_range'],
      ['out_of_range'],
      ['several_countries'],
    ])
  })
})

test('a file says of which edition it is and whose figures are in it', async () => {
  const file = join(dir, 'tables', 'hotel.parquet')
  const rows = await valuesOf(`SELECT decode(key), decode(value) FROM parquet_kv_metadata('${file}')`)
  const about = Object.fromEntries(rows as [string, string][])
  expect(about['everygram.edition']).toBe('2025.1')
  expect(about['everygram.edition_hash']).toBe(services.edition.hash)
  const [source] = JSON.parse(about['everygram.sources'] ?? '[]') as { publisher: string; licence: string }[]
  expect(source).toMatchObject({ licence: 'Open Government Licence v3.0' })
})

test('figures are decimals, digit for digit', async () => {
  const file = join(dir, 'tables', 'hotel.parquet')
  const sql = `SELECT factor, typeof(factor) FROM '${file}' WHERE country_code = 'GB' AND status = 'current'`
  // hotel.csv has 10.4; the column has as many decimals as its longest figure.
  expect(await valuesOf(sql)).toEqual([['10.4', 'DECIMAL(18,1)']])
})

test('the text for Spark has the same queries, and says that it is untried', () => {
  const [duckdb, spark] = ['everygram.sql', 'everygram-spark.sql'].map((name) => {
    return readFileSync(join(dir, name), 'utf8')
  })
  expect(spark).toContain('UNTRIED')
  const bodyOf = (text = '') => text.slice(text.indexOf('WITH asked AS'), text.indexOf('), found AS'))
  const same = (text: string) =>
    text.replaceAll('HUGEINT', 'DECIMAL(38,0)').replace('query_table(rows_of)', 'hotel_rows')
  expect(same(bodyOf(duckdb))).toBe(bodyOf(spark))
})
