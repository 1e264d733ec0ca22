import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { services, type TestApp, testApp } from '../../../../test/support/app.ts'
import { expectRefused } from '../../../../test/support/refused.ts'
import { verify } from '../../../surfaces/verify/verify.ts'

let app: TestApp
beforeAll(async () => {
  app = await testApp()
})
afterAll(() => app.close())

const PATH = '/v1/electricity/emissions'
const ask = async (query: string) => {
  const { status, json } = await app.get(`${PATH}?${query}`)
  expect(status, query).toBe(200)
  return { ...json.data.attributes, id: json.data.id }
}
const scope2 = async (query: string) => (await ask(query)).emissions.ghg_protocol_scopes.scope_2
const codes = (notices: { code: string }[]) => notices.map(({ code }) => code)

interface Entry {
  role: string
  part: string
  factor: number
  quantity: number
  contribution_kg: number
  tier: string
  name: string
}
interface Line {
  scope: number
  basis: string | null
}
const marketRows = (trail: Entry[]) => trail.filter(({ part }) => part === 'market_based')

describe('instruments, and the hierarchy for what they leave', () => {
  test('a certificate for 400 of 1,000 kWh in Australia; 600 kWh at the residual mix', async () => {
    // 2025: 400 x 0 + 600 x 0.81 = 486 kg (NGA Factors 2025, residual mix 0.81 kg/kWh).
    const { emissions, electricity } = await ask(
      'kwh=1000&country=AU&edition=2025.2&instrument=certificate&instrument_kwh=400&instrument_factor=0&instrument_name=LGC+2025',
    )
    expect(emissions.ghg_protocol_scopes.scope_2).toMatchObject({
      market_based: 486,
      market_based_status: 'determined',
      market_based_basis: 'mixed',
    })
    expect(electricity.instrument).toEqual({ type: 'certificate', kwh: 400, factor: 0, name: 'LGC 2025' })
    expect(emissions.lines.find(({ basis }: Line) => basis === 'market').co2e_kg).toBe(486)
    expect(marketRows(emissions.source_trail)).toMatchObject([
      { role: 'beside', tier: 'user', factor: 0, quantity: 0.4, contribution_kg: 0 },
      { role: 'beside', factor: 0.81, quantity: 600, contribution_kg: 486 },
    ])
    expect(emissions.source_trail.map(({ name }: Entry) => name)).toContain(
      'Certificate (market-based): LGC 2025',
    )
  })

  test('a contract for 400 kWh, and a supplier for the rest: 400 x 20 + 600 x 50 g = 38 kg', async () => {
    const query = 'kwh=1&unit=mwh&country=DE&instrument=ppa&instrument_kwh=0.4&instrument_factor=20'
    const { emissions, electricity, notices } = await ask(`${query}&supplier_factor=50`)
    expect(emissions.ghg_protocol_scopes.scope_2).toMatchObject({
      market_based: 38,
      market_based_status: 'determined',
      market_based_basis: 'mixed',
    })
    expect(electricity.instrument).toEqual({ type: 'ppa', kwh: 400, factor: 20 })
    expect(codes(notices)).not.toContain('residual_mix_not_held')
  })

  test.each([
    // 1,000 kWh x 12.5 g.
    ['certificate', 'instrument'],
    ['ppa', 'instrument'],
    ['supplier_rate', 'supplier'],
  ])('%s for all of it: 12.5 kg', async (instrument, basis) => {
    const query = `kwh=1000&country=NL&instrument=${instrument}&instrument_factor=12.5`
    expect(await scope2(query)).toMatchObject({
      market_based: 12.5,
      market_based_status: 'determined',
      market_based_basis: basis,
    })
  })

  test('the rest at the grid average, where no residual mix is known', async () => {
    // South Africa, whole location-based amount of 1,000 kWh; 750 kWh are uncovered: three quarters of it.
    const all = await scope2('kwh=1000&country=ZA&edition=2025.2')
    const part = await scope2(
      'kwh=1000&country=ZA&edition=2025.2&instrument=certificate&instrument_kwh=250&instrument_factor=0',
    )
    expect(part.market_based_status).toBe('determined')
    expect(Math.abs(part.market_based - 0.75 * all.location_based)).toBeLessThanOrEqual(0.001)
  })

  test('what is left in a country whose residual mix is not held stays not determined', async () => {
    const { emissions, notices } = await ask(
      'kwh=1000&country=NO&instrument=certificate&instrument_kwh=400&instrument_factor=0',
    )
    expect(emissions.ghg_protocol_scopes.scope_2).toMatchObject({
      market_based_status: 'not_determined',
      market_based_reason: 'residual_mix_not_held',
    })
    expect(codes(notices)).toContain('residual_mix_not_held')
  })

  test('an instrument is part of the id, its name and scope_2 are not', async () => {
    const id = async (query: string) => (await ask(`kwh=1000&country=GB${query}`)).id
    const plain = await id('')
    const covered = await id('&instrument=ppa&instrument_factor=1')
    expect(covered).not.toBe(plain)
    expect(await id('&instrument=ppa&instrument_factor=1&instrument_name=North')).toBe(covered)
    expect(await id('&instrument=ppa&instrument_factor=1&instrument_kwh=1000')).toBe(covered)
    expect(await id('&scope_2=location')).toBe(plain)
    expect(await id('&scope_2=both')).toBe(plain)
  })

  test.each([
    ['instrument=certificate', 'instrument_factor', 'needs instrument_factor'],
    ['instrument_factor=0', 'instrument', 'instrument_factor needs instrument'],
    ['instrument_kwh=1', 'instrument', 'instrument_kwh needs instrument'],
    ['instrument_name=x', 'instrument', 'instrument_name needs instrument'],
    ['instrument=ppa&instrument_factor=2001', 'instrument_factor', 'from 0 to 2,000'],
    ['instrument=ppa&instrument_factor=1&instrument_kwh=1001', 'instrument_kwh', 'at most the amount'],
    ['instrument=supplier_rate&instrument_factor=1&supplier_factor=2', 'supplier_factor', 'Send either'],
    ['instrument=ppa&instrument_factor=1&supplier_factor=2', 'supplier_factor', 'no effect'],
    ['instrument=rec&instrument_factor=1', 'instrument', 'certificate, ppa, supplier_rate'],
    ['scope_2=market', 'scope_2', 'location, both'],
  ])('%s is refused', async (query, field, says) => {
    expectRefused(await app.get(`${PATH}?kwh=1000&country=GB&${query}`), { field, says: [says] })
  })
})

describe('scope_2 and strict', () => {
  const NORWAY = 'kwh=1000&country=NO&edition=2025.2'

  test('location leaves the market-based result out', async () => {
    const { emissions, notices } = await ask(`${NORWAY}&scope_2=location`)
    const { scope_2 } = emissions.ghg_protocol_scopes
    expect(Object.keys(scope_2)).toEqual(['location_based', 'method_note'])
    expect(marketRows(emissions.source_trail)).toEqual([])
    expect(emissions.lines.filter(({ basis }: Line) => basis === 'market')).toEqual([])
    expect(codes(notices)).not.toContain('residual_mix_not_held')
  })

  test('a contract beside scope_2=location is said to be ignored', async () => {
    const { notices } = await ask(`${NORWAY}&scope_2=location&supplier_factor=0`)
    expect(notices).toContainEqual(
      expect.objectContaining({ code: 'market_based_left_out', field: 'supplier_factor' }),
    )
  })

  test('a number stays without strict, and says that it is none to report', async () => {
    const { emissions, notices } = await ask(NORWAY)
    const { scope_2 } = emissions.ghg_protocol_scopes
    expect(scope_2).toMatchObject({
      market_based: scope_2.location_based,
      market_based_status: 'not_determined',
      market_based_basis: 'grid_average',
      market_based_reason: 'residual_mix_not_held',
      market_based_publisher: { name: 'Norwegian Water Resources and Energy Directorate (NVE)' },
    })
    expect(notices).toContainEqual(
      expect.objectContaining({ code: 'residual_mix_not_held', severity: 'warning', is_fallback: true }),
    )
    expect(emissions.lines.filter(({ basis }: Line) => basis === 'market')).toMatchObject([
      { scope: 2, co2e_kg: null, status: 'not_determined', reason: 'residual_mix_not_held', tier: null },
    ])
  })

  // GB in its own year is official throughout (UK Government 2025).
  const BRITAIN = 'kwh=1000&country=GB&edition=2025.2&strict=true'

  test('strict alone has no number, which is no fallback', async () => {
    const { emissions, notices } = await ask(BRITAIN)
    expect(emissions.ghg_protocol_scopes.scope_2).toMatchObject({
      location_based: 177,
      market_based: null,
      market_based_status: 'not_determined',
    })
    expect(notices).toMatchObject([{ code: 'residual_mix_not_held', is_fallback: false }])
  })

  test('a response without a number is made again by its own request', async () => {
    const { json } = await app.get(`${PATH}?${BRITAIN}`)
    expect(json.meta.request).toContain('strict=true')
    expect((await verify(services, json)).verdict).toBe('same')
  })

  test('strict with both refuses, and names the publisher', async () => {
    const { status, json } = await app.get(`${PATH}?${BRITAIN}&scope_2=both`)
    expect([status, json.error.code, json.error.field]).toEqual([422, 'no_exact_factor', 'scope_2'])
    expect(json.error.message).toContain('DESNZ')
  })

  test.each([
    '&scope_2=location',
    '&scope_2=both&supplier_factor=0',
    '&scope_2=both&instrument=ppa&instrument_factor=3',
  ])('strict passes with %s', async (more) => {
    expect((await app.get(`${PATH}?${BRITAIN}${more}`)).status).toBe(200)
  })

  test('rows have a number only where it is determined', async () => {
    const rows = ['GB', 'NZ', 'CA'].map((country) => ({
      type: 'electricity',
      params: { kwh: 1000, country },
    }))
    const { json } = await app.post('/v1/batch', JSON.stringify(rows))
    const market = json.data.map((row: { scope_2_market_based_kg?: number }) => row.scope_2_market_based_kg)
    expect(market.slice(0, 2)).toEqual([undefined, undefined])
    expect(market[2]).toBeGreaterThan(0)
    expect(json.meta.totals?.scope_2_market_based_kg).toBeUndefined()
  })
})

describe('thirty countries: determined, or refused by strict with who publishes it', () => {
  const NAMED: Readonly<Record<string, string>> = {
    AT: 'E-Control',
    CH: 'AIB',
    CN: 'MEE',
    DK: 'Energinet',
    FI: 'Energiavirasto',
    GB: 'DESNZ',
    JP: 'MOE',
    NL: 'AIB',
    NO: 'NVE',
    NZ: 'BraveTrace',
    SE: 'Ei',
    US: 'Green-e',
    ...Object.fromEntries('BE CZ DE ES FR HU IE IT PL PT RO RS'.split(' ').map((code) => [code, 'AIB'])),
  }
  test.each(Object.entries(NAMED))('%s is refused, and names %s', async (country, publisher) => {
    const { json } = await app.get(`${PATH}?kwh=1&country=${country}&edition=2025.2&strict=true&scope_2=both`)
    const said = [json.error, ...(json.error.errors ?? [])].map(({ message }) => message).join(' ')
    expect(json.error.code).toBe('no_exact_factor')
    expect(said).toContain(publisher)
  })

  test.each(['AU', 'BR', 'CA', 'IN', 'KR', 'MX', 'TH', 'ZA'])('%s is determined', async (country) => {
    const { market_based, market_based_status } = await scope2(`kwh=1000&country=${country}&edition=2025.2`)
    expect(market_based_status).toBe('determined')
    expect(market_based).toBeGreaterThan(0)
  })
})

describe('Scope 2 by a share of a life-cycle value', () => {
  test.each(['ZA', 'KR', 'MX', 'TH'])('%s is an estimate, and strict refuses it', async (country) => {
    const { emissions, notices, grid } = await ask(`kwh=1000&country=${country}&edition=2025.2`)
    expect(grid).toMatchObject({ view: 'generation', losses: 'outside', gases: 'co2e' })
    expect(notices).toContainEqual(expect.objectContaining({ code: 'scope_2_by_share', is_fallback: true }))
    const shares = emissions.source_trail.filter(({ role }: Entry) => role === 'input')
    expect(shares.length).toBeGreaterThan(0)
    for (const { tier } of shares) expect(tier).toBe('estimate')
    const line = emissions.lines.find(({ scope, basis }: Line) => scope === 2 && basis === 'location')
    expect(line.tier).toBe('estimate')
    const refused = await app.get(`${PATH}?kwh=1000&country=${country}&edition=2025.2&strict=true`)
    expect([refused.status, refused.json.error.code]).toEqual([422, 'no_exact_factor'])
    // The share moves only the lines: the total is the value as published.
    const total = await app.get(`${PATH}?kwh=1000&country=${country}&edition=2025.2&strict=total`)
    expect(total.status).toBe(200)
  })
})

describe('what the value of a grid describes', () => {
  test.each([
    ['country=GB', { view: 'generation', losses: 'outside', gases: 'co2e' }, 'exact', []],
    ['country=US&state=TX', { view: 'generation', losses: 'outside', gases: 'co2e' }, 'exact', []],
    ['country=IN', { view: 'generation', losses: 'outside', gases: 'co2_only' }, 'region', ['grid_co2_only']],
    ['country=CA&state=ON', { view: 'consumption', losses: 'inside' }, 'exact', ['losses_in_scope_2']],
    [
      'country=CN&state=BJ',
      { view: 'consumption', losses: 'unknown', gases: 'co2_only' },
      'region',
      ['grid_co2_only', 'grid_losses_unknown'],
    ],
    [
      'country=JP&state=13',
      { view: 'consumption', losses: 'inside', gases: 'co2_only' },
      'region',
      ['grid_co2_only', 'losses_in_scope_2'],
    ],
  ])('%s', async (query, expected, tier, said) => {
    const { grid, emissions, notices } = await ask(`kwh=1000&${query}&edition=2025.2`)
    expect(grid).toMatchObject(expected)
    expect(emissions.source_trail[0]).toMatchObject({ part: 'direct', tier })
    expect(codes(notices)).toEqual(expect.arrayContaining(said))
  })
})

describe('losses without upstream emissions', () => {
  test('published losses count without the upstream part of them', async () => {
    // UK 2025: 1,000 kWh x 0.177 = 177 kg, and x 0.01853 = 18.53 kg of losses; their upstream, x 0.00397, is left out.
    const query = 'kwh=1000&country=GB&edition=2025.2&include_td_losses=true&include_wtt=false'
    const { emissions } = await ask(query)
    expect(emissions.breakdown).toMatchObject({ scope_2_location_based: 177, scope_3_td_losses: 18.53 })
    expect(emissions.co2e).toBe(195.53)
  })

  test('losses by share are of the direct part alone', async () => {
    // Upstream is 18 % on top of direct there, so losses with it are 1.18 times those without it.
    const query = 'kwh=1000000&country=US&state=CA&edition=2025.2&include_td_losses=true'
    const all = (await ask(query)).emissions.breakdown.scope_3_td_losses
    const direct = (await ask(`${query}&include_wtt=false`)).emissions.breakdown.scope_3_td_losses
    expect(Math.abs(direct * 1.18 - all)).toBeLessThan(0.002)
  })
})
