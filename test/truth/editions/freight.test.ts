/** Every row of freight, trains, equivalents and water of every year against the publication. */
import { describe, expect, test } from 'vitest'
import { type Cells, csv, EDITIONS, numbersIn, TEN_DIGITS, table, ukExtract } from './published.ts'

const VANS: Readonly<Record<string, string>> = {
  small: 'Average (up to 3.5 tonnes)',
  van_class_1: 'Class I (up to 1.305 tonnes)',
  van_class_2: 'Class II (1.305 to 1.74 tonnes)',
  van_class_3: 'Class III (1.74 to 3.5 tonnes)',
}
const BIOFUELS: Readonly<Record<string, string>> = { hvo: 'Biodiesel HVO', biodiesel: 'Biodiesel ME' }
const DIESEL = 'Diesel (average biofuel blend)'
/** A GJ is 1 / 0.0036 kWh. */
const GJ_PER_KWH = 0.0036

describe.each(EDITIONS)('freight of %s', (year, edition) => {
  const find = ukExtract(year)
  const source = `desnz-${year}`
  const origin = { year, gwp: year < '2023' ? 'ipcc_ar4_gwp100' : 'ipcc_ar5_gwp100', source_id: source }
  const perKwh = (topic: string, words: string) => Number(find(topic, words, 'kwh_net').co2e)

  test('what vehicles emit', () => {
    const rows = table(edition, 'freight_factors')
    expect(rows).toHaveLength(160)
    for (const row of rows) {
      const words = row.publisher_row ?? ''
      const unit = row.per === 'vehicle_km' ? 'km' : 'tonne_km'
      const { co2e, co2, ch4, n2o } = find('freight', words, unit)
      expect(row).toMatchObject({
        factor: co2e,
        kgco2: co2,
        kgch4_as_co2e: ch4,
        kgn2o_as_co2e: n2o,
        wtt_factor: find('freight_wtt', words, unit).co2e,
        ...origin,
      })
      const forced = words.replace('Without RF', 'With RF')
      expect(row.factor_with_rf).toBe(row.mode === 'air' ? find('freight', forced, unit).co2e : '')
    }
  })

  test('its rows are what their ids say', () => {
    for (const row of table(edition, 'freight_factors', source)) {
      const words = (row.publisher_row ?? '').toLowerCase()
      const load = { empty: '0% laden', half: '50% laden', full: '100% laden' }[row.load ?? '']
      if (load) expect(words.endsWith(`: ${load}`), row.id).toBe(true)
      if (row.mode === 'road') {
        const isCooled = /\bhgv \(?refrigerated/.test(words)
        expect(isCooled, row.id).toBe(row.refrigerated === 'true')
      }
    }
  })

  test('electric vans and lorries', () => {
    const ukKwh = ['electricity', 'losses'].reduce(
      (sum, topic) => sum + Number(find(topic, 'Electricity: UK', 'kwh').co2e),
      0,
    )
    for (const row of table(edition, 'freight_electric', source)) {
      const words = `${VANS[row.vehicle_type ?? '']}: Battery Electric Vehicle`
      const miss = (kwh: string | undefined, unit: string) =>
        Math.abs(Number(kwh) - Number(find('freight', words, unit).co2e) / ukKwh)
      // Four decimals are kept.
      expect(miss(row.kwh_per_tonne_km, 'tonne_km'), row.id).toBeLessThan(0.00005001)
      expect(miss(row.kwh_per_vehicle_km, 'km'), row.id).toBeLessThan(0.00005001)
    }
    const diesel = table(edition, 'freight_factors')
    const lorries = table(edition, 'freight_electric', 'psi-carculator-truck')
    expect(lorries).toHaveLength(4)
    for (const row of lorries) {
      const [perTonneKm, dieselKwh, plug, mjPerKwh, mj] = numbersIn(row.derivation)
      const published = diesel.find((other) => other.id === `freight-road-${row.vehicle_type}-diesel`)
      expect(perTonneKm).toBe(Number(published?.factor))
      expect(dieselKwh).toBe(perKwh('fuel', DIESEL))
      const kwh =
        ((perTonneKm as number) / (dieselKwh as number)) *
        (((plug as number) * (mjPerKwh as number)) / (mj as number))
      expect(Math.abs(Number(row.kwh_per_tonne_km) / kwh - 1), row.id).toBeLessThan(TEN_DIGITS)
    }
  })

  test('biofuels over diesel', () => {
    const rows = table(edition, 'freight_fuel_ratios', source)
    expect(rows).toHaveLength(24)
    for (const row of rows) {
      const words = BIOFUELS[row.fuel_source ?? ''] ?? ''
      const ratio = (end: string) =>
        (Number(find(`bioenergy${end}`, words, 'gj').co2e) * GJ_PER_KWH) / perKwh(`fuel${end}`, DIESEL)
      expect(Math.abs(Number(row.direct_ratio) / ratio('') - 1), row.id).toBeLessThan(TEN_DIGITS)
      expect(Math.abs(Number(row.wtt_ratio) / ratio('_wtt') - 1), row.id).toBeLessThan(TEN_DIGITS)
    }
  })

  test('hybrid and gas are the standing rows of data/2025.1', () => {
    const standing = (rows: Cells[]) => rows.filter((row) => !row.source_id?.startsWith('desnz'))
    expect(standing(table(edition, 'freight_fuel_ratios'))).toEqual(
      standing(csv('2025.1/freight_fuel_ratios.csv')),
    )
  })

  test('trains, equivalents and water', () => {
    const one = (name: string, key: string) =>
      table(edition, name).find((row) => row.id === key || row.key === key) as Cells
    const gasOil = (topic: string) => find(topic, 'Gas oil', 'kwh_net').co2e
    expect(one('rail_energy', 'rail-diesel-direct')).toMatchObject({ value: gasOil('fuel'), year })
    expect(one('rail_energy', 'rail-diesel-wtt')).toMatchObject({ value: gasOil('fuel_wtt'), year })
    const car = find('land', 'Average car: Unknown', 'km').co2e
    const flight = find('flight', 'Short-haul, to/from UK: Economy class: With RF', 'passenger_km').co2e
    expect(one('equivalents', 'driving_km')).toMatchObject({ factor: car, year, source_id: source })
    expect(one('equivalents', 'flight_km')).toMatchObject({ factor: flight, year, source_id: source })
    for (const service of ['supply', 'treatment']) {
      const { co2e } = find('water', `Water ${service}`, 'm3')
      expect(one('water', `water-${service}`)).toMatchObject({ service, factor: co2e, ...origin })
    }
    const standing = (rows: Cells[]) => rows.filter((row) => !row.source_id?.startsWith('desnz'))
    expect(standing(table(edition, 'equivalents'))).toEqual(standing(csv('2025.1/equivalents.csv')))
    // Between the Energy Transition Model (0.075, 0.185) and the French decree (0.0702 to 0.1688, 0.025 l of gas oil).
    expect(one('rail_energy', 'rail-electric-energy').value).toBe('0.09')
    expect(one('rail_energy', 'rail-diesel-energy').value).toBe('0.22')
  })
})
