import { parse } from 'csv-parse/sync'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type TestApp, testApp } from '../../../../test/support/app.ts'

interface Facet {
  value: string
  count: number
}

let app: TestApp
beforeAll(async () => {
  app = await testApp()
})
afterAll(() => app.close())

const PATH = '/v1/factors'
const list = async (query: string) => (await app.get(`${PATH}?${query}`)).json
const idsOf = (json: { data: { factor_id: string }[] }) => json.data.map(({ factor_id }) => factor_id)

describe('a row is found by what one would type', () => {
  test('a black cab of 2024: the row of uk-2024.csv, Taxis: Black cab, km', async () => {
    const { data, meta } = await list('year=2024&domain=travel&q=black%20cab')
    expect(data[0]).toEqual({
      factor_id: 'travel-taxi-black_cab',
      domain: 'travel',
      table: 'travel_factors',
      name: 'Taxis: Black cab',
      publisher_row: 'Taxis: Black cab',
      figure: '0.30603',
      factor: 0.30603,
      unit: 'kgCO2e/vehicle-km',
      gases: { co2: 0.30436, ch4: 0.0000046368, n2o: 0.00167 },
      gwp: 'ipcc_ar5_gwp100',
      boundary: 'tank to wheel; of electricity generation and losses',
      country_code: 'GB',
      year: 2024,
      tier: 'exact',
      source_id: 'desnz-2024',
      publisher: 'UK Government (DESNZ / DEFRA)',
    })
    expect(idsOf({ data })).toEqual(['travel-taxi-black_cab', 'travel-wtt-taxi-black_cab'])
    expect(meta).toMatchObject({ total: 2, returned: 2, next_cursor: null, edition: '2024.1' })
    expect(meta.source_trail).toEqual([expect.objectContaining({ year: '2024', source: data[0].publisher })])
  })

  test.each([
    ['2024', '0.20705'],
    ['2025', '0.177'],
    ['2026', '0.13096'],
  ])('the UK grid of %s is %s kg a kWh', async (year, figure) => {
    // uk-<year>.csv, Electricity generated: Electricity: UK, kWh.
    const { data } = await list(`year=${year}&country=GB&q=official%20grid%20generation`)
    expect(data).toContainEqual(
      expect.objectContaining({
        factor_id: 'grid-official-GB-generation',
        domain: 'electricity',
        figure,
        unit: 'kgCO2e/kWh',
        country_code: 'GB',
        year: Number(year),
        tier: 'exact',
      }),
    )
  })

  test.each([
    ['q=BLACK+CAB', 'travel-taxi-black_cab'],
    ['q=hotel+norway', 'hotel-estimate-NO'],
    ['q=cote+d%27ivoire+grid', 'grid-CI'],
    ['q=travel-taxi-black_cab', 'travel-taxi-black_cab'],
    ['q=california+grid', 'grid-US-CA'],
    ['country=US&q=california+grid', 'grid-US-CA'],
    ['q=electricity+technology+coal', 'grid_technologies-coal'],
    ['q=average+car&domain=basis', 'equivalents-driving_km'],
  ])('%s', async (query, id) => {
    expect(idsOf(await list(query))).toContain(id)
  })

  test.each([
    ['Strom Frankreich', 'grid-FR'],
    ['Netzverluste Österreich', 'grid-loss-AT'],
    ['Kalifornien', 'grid-US-CA'],
    ['Erdgas', 'fuel-direct-natural_gas-kwh'],
    ['Heizöl', 'fuel-direct-red_diesel-litre'],
    ['heizol', 'fuel-direct-fuel_oil-litre'],
    ['Benzin', 'fuel-direct-petrol-litre'],
    ['Diesel Vorkette', 'fuel-wtt-diesel-litre'],
    ['Bahnfahrt', 'travel-rail-national'],
    ['Flug Kurzstrecke Economy', 'flight-short-economy'],
    ['Elektroauto', 'travel-electricity-car-electric'],
    ['Sattelzug gekühlt', 'freight-road-articulated-diesel-refrigerated'],
    ['strasse Lkw', 'freight-road-average-diesel'],
    ['Güterzug Deutschland', 'freight-rail-DE'],
    ['Containerschiff', 'freight-sea-container-marine_fuel'],
    ['Klärschlamm', 'water-treatment'],
    ['Abwasser', 'water-treatment'],
    ['Trinkwasser', 'water-supply'],
    ['Altpapier Deponie', 'waste-paper-landfill'],
    ['Kältemittel R410A', 'refrigerant-R410A'],
    ['Lachgas', 'refrigerant-N2O'],
    ['Homeoffice', 'homeworking-heating'],
    ['Hotel Norwegen', 'hotel-estimate-NO'],
  ])('in German: %s', async (words, id) => {
    expect(idsOf(await list(`year=2024&limit=500&q=${encodeURIComponent(words)}`))).toContain(id)
  })

  test('a German word finds what it means and no more', async () => {
    const { data } = await list('year=2024&limit=500&q=Erdgas')
    const ids = idsOf({ data })
    expect(ids).toContain('travel-car-cng')
    expect(ids).not.toContain('fuel-direct-diesel-litre')
    expect(ids.filter((id) => /natural_gas|cng|lng/.test(id))).toEqual(ids)
  })

  test('words that no row has are no mistake', async () => {
    const { data, meta } = await list('q=zzzz')
    expect(data).toEqual([])
    expect(meta).toMatchObject({ total: 0, returned: 0, next_cursor: null, source_trail: [] })
  })
})

describe('filters', () => {
  test.each([
    ['domain=water', { domain: 'water' }],
    ['country=fr', { country_code: 'FR' }],
    ['publisher=world%20bank', { publisher: 'World Bank' }],
    ['unit=KGCO2E%20/%20room-night', { unit: 'kgCO2e/room-night' }],
    ['tier=estimate&domain=hotel', { tier: 'estimate', domain: 'hotel' }],
  ])('%s', async (query, expected) => {
    const { data, meta } = await list(query)
    expect(data.length).toBeGreaterThan(0)
    expect(meta.total).toBeGreaterThanOrEqual(data.length)
    for (const item of data) expect(item).toMatchObject(expected)
  })

  test('each facet says what its filter would find, beside the others that are set', async () => {
    for (const base of ['country=GB', 'domain=fuel&tier=exact', 'q=diesel']) {
      const { meta } = await list(base)
      for (const [facet, counts] of Object.entries(meta.facets as Record<string, Facet[]>)) {
        const { value, count } = counts.at(-1) as Facet
        const others = base.split('&').filter((pair) => !pair.startsWith(`${facet}=`))
        const query = [...others, `${facet}=${encodeURIComponent(value)}`].join('&')
        expect((await list(query)).meta.total, query).toBe(count)
      }
    }
  })

  test('every domain, and every row once', async () => {
    const { meta } = await list('year=2025&limit=1')
    const byDomain = meta.facets.domain as Facet[]
    expect(byDomain.map(({ value }) => value).sort()).toEqual(
      [
        'basis',
        'electricity',
        'freight',
        'fuel',
        'homeworking',
        'hotel',
        'llm',
        'refrigerant',
        'spend',
        'travel',
        'waste',
        'water',
      ].sort(),
    )
    expect(byDomain.reduce((sum, { count }) => sum + count, 0)).toBe(meta.total)
  })
})

test('pages follow one another, and together they are the whole list', async () => {
  const whole = idsOf(await list('domain=electricity&limit=500'))
  const pages: string[] = []
  let cursor: string | null = ''
  while (cursor !== null) {
    const { data, meta } = await list(
      `domain=electricity&limit=300&cursor=${encodeURIComponent(cursor ?? '')}`,
    )
    pages.push(...idsOf({ data }))
    cursor = meta.next_cursor
  }
  expect(pages.slice(0, whole.length)).toEqual(whole)
  expect(new Set(pages).size).toBe(pages.length)
  expect(pages).toHaveLength((await list('domain=electricity&limit=1')).meta.total)
})

describe('as CSV', () => {
  test('by format or by Accept, all rows with the same figures', async () => {
    const byFormat = await app.get(`${PATH}?domain=hotel&format=csv`)
    const byHeader = await app.get(`${PATH}?domain=hotel`, { accept: 'text/csv' })
    expect(byFormat.headers['content-type']).toBe('text/csv; charset=utf-8; header=present')
    expect(byFormat.headers.vary).toContain('Accept')
    expect(byHeader.text).toBe(byFormat.text)
    const rows: Record<string, string>[] = parse(byFormat.text, { columns: true })
    const { data, meta } = await list('domain=hotel&limit=500')
    expect(rows).toHaveLength(meta.total)
    expect(rows.map(({ factor_id, figure, unit }) => [factor_id, figure, unit ?? ''])).toEqual(
      data.map((item: Record<string, string>) => [item.factor_id, item.figure, item.unit ?? '']),
    )
    // hotel-estimate-AD of edition 2025.1 has its range beside it.
    const estimate = rows.find(({ factor_id }) => factor_id === 'hotel-estimate-AD')
    expect(Number(estimate?.low)).toBeLessThan(Number(estimate?.figure))
  })

  test('format=json comes before Accept, and both forms have tags of their own', async () => {
    const json = await app.get(`${PATH}?domain=water&format=json`, { accept: 'text/csv' })
    expect(json.headers['content-type']).toMatch(/^application\/json/)
    const csv = await app.get(`${PATH}?domain=water&format=csv&limit=50`)
    expect(csv.headers.etag).not.toBe(json.headers.etag)
    const again = await app.get(`${PATH}?domain=water&format=csv&limit=50`, {
      'if-none-match': String(csv.headers.etag),
    })
    expect(again.status).toBe(304)
  })

  test('HEAD has the headers and no body', async () => {
    const head = await app.send({ method: 'HEAD', url: `${PATH}?domain=water&format=csv` })
    expect(head).toMatchObject({ status: 200, text: '' })
    expect(head.headers['content-type']).toMatch(/^text\/csv/)
  })
})
