/** Whole vehicles, other fuels and refrigerated goods, over a distance that is given. */
import { describe, expect, test } from 'vitest'
import { asking, codesOf } from '../../../../test/support/asking.ts'

const PORTS = 'origin_location=CNSHA&destination_location=USLAX&transport_mode=sea'
/** A road of a thousand kilometres. */
const ROAD =
  'origin_country=GB&origin_location=London&destination_country=DE&destination_location=Berlin&transport_mode=road&planned_distance_km=1000'

const { ask } = asking('/v1/freight/emissions')

describe('whole vehicles', () => {
  test('10 t in one lorry: between empty and full by its load', async () => {
    // Payload 1.01203 / 0.07431 = 13.619 t, load 0.734267. 0.65975 + 0.35228 x 0.734267 = 0.918417 kg per km tank to wheel,
    // 0.15527 + 0.08415 x 0.734267 = 0.217059 well to tank: 918.417 + 217.059 = 1,135.476 kg in 1,000 km.
    const { emissions, route } = await ask(`${ROAD}&weight=10000&service_type=dedicated`)
    expect(emissions.co2e).toBe(1135.476)
    expect(emissions.lifecycle_breakdown.vehicle_operation).toBe(918.417)
    expect(route.legs[0].vehicles).toBe(1)
  })

  test('30 t need three of them', async () => {
    // Loads 2.202800: 3 x 0.65975 + 0.35228 x 2.2028 = 2.755252; 3 x 0.15527 + 0.08415 x 2.2028 = 0.651176.
    const { emissions, route } = await ask(`${ROAD}&weight=30000&service_type=ftl`)
    expect([emissions.co2e, route.legs[0].vehicles]).toEqual([3406.428, 3])
  })

  test('and run back empty: 3 x (0.65975 + 0.15527) x 1,000 km = 2,445.060 kg more', async () => {
    const { emissions, notices } = await ask(
      `${ROAD}&weight=30000&service_type=ftl&include_empty_return=true`,
    )
    expect(emissions.co2e).toBe(5851.488)
    expect(codesOf(notices)).toContain('empty_return_added')
  })

  test('a shared load has its share of the empty way back, and a notice says what the factor holds already', async () => {
    // Average load 0.89121 / 0.10163 = 8.769 t, share of 5 t 0.570180: x (0.65975 + 0.15527) x 1,000 = 464.708 kg more.
    const { emissions, notices } = await ask(`${ROAD}&weight=5000&include_empty_return=true`)
    expect(emissions.co2e).toBe(1090.808)
    const notice = notices.find(({ code }: { code: string }) => code === 'empty_return_added')
    expect(notice.values).toEqual({ is_shared: true })
    expect(notice.detail).toContain('counted twice')
  })

  test('a van: one for every 0.25561 / 0.6313 / 0.4 = 1.012 t, per km whatever its load', async () => {
    // 2 t need two: 2 x (0.25561 + 0.06128) x 1,000 km = 633.780 kg.
    const { emissions, route } = await ask(`${ROAD}&weight=2000&service_type=dedicated&vehicle_type=van`)
    expect([emissions.co2e, route.legs[0].vehicles]).toEqual([633.78, 2])
  })

  test('a ship is shared all the same, and a notice says so', async () => {
    const { notices, route } = await ask(`${PORTS}&weight=20000&service_type=dedicated`)
    expect(codesOf(notices)).toContain('shared_leg')
    expect(route.legs[0].vehicles).toBeUndefined()
  })
})

describe('other fuels', () => {
  describe('the trail of an electric lorry suffices for a calculator', () => {
    const LEEDS =
      'origin_country=GB&origin_location=London&destination_country=GB&destination_location=Leeds&transport_mode=road&planned_distance_km=1000&weight=5000&fuel_source=electric'
    interface Entry {
      factor_id: string
      data_category: string
      factor_unit: string
      factor: number
    }
    /** kg over 1,000 km from what the trail says; `kwhPerKm` gets the figures of direct rows by id. */
    async function fromTrail(query: string, kwhPerKm: (of: (id: string) => number) => number) {
      const { emissions } = await ask(`${LEEDS}&${query}`)
      const trail: Entry[] = emissions.source_trail
      const of = (id: string) => {
        const entry = trail.find((one) => one.factor_id === id && one.data_category !== 'wtt_factor')
        if (!entry) throw new Error(`${id} is not in the trail`)
        return entry.factor
      }
      const kwh = (1000 * kwhPerKm(of) * 100) / (100 - of('grid-loss-GB'))
      expect(emissions.co2e).toBeCloseTo((kwh * of('grid-GB')) / 1000, 2)
    }
    const D = 'freight-road-average-diesel'

    test('as a whole vehicle', () =>
      fromTrail('service_type=dedicated', (of) => {
        const [empty, full] = [of(`${D}-empty-vehicle`), of(`${D}-full-vehicle`)]
        const payload = full / of(`${D}-full`)
        return (of('freight-electric-road-average') / of(D)) * (empty + ((full - empty) * 5) / payload)
      }))

    test('with refrigerated goods', () =>
      fromTrail(
        'refrigerated=true',
        (of) => (5 * of('freight-electric-road-average') * of(`${D}-refrigerated`)) / of(D),
      ))
  })

  test('electric in France: at the plug, with losses, on the grid of the country, all indirect', async () => {
    // 10 t x 500 km x 0.1305782876 = 652.891438 kWh at the plug, / (1 - 0.0695849) = 701.720595 kWh x 41.45 g = 29,086.319 g.
    // Scope 2: 652.891438 kWh x 41.45 g x 0.8148 = 22,050.403 g.
    const { emissions } = await ask(
      'origin_country=FR&origin_location=Paris&destination_country=FR&destination_location=Lyon&weight=10000&transport_mode=road&planned_distance_km=500&vehicle_type=articulated&fuel_source=BEV',
    )
    expect(emissions.co2e).toBe(29.086)
    expect(emissions.lifecycle_breakdown).toMatchObject({ vehicle_operation: 0, energy_provision: 29.086 })
    expect(emissions.ghg_protocol_scopes.asset_owner).toEqual({
      scope_1: 0,
      scope_2: 22.05,
      scope_3_category_3: 7.036,
    })
  })

  test('HVO: diesel by the published factors of the fuels per kWh', async () => {
    // Tank to wheel 0.10163 x 0.003732372 / 0.25953, well to tank 0.02359 x 0.059202 / 0.06181: 7.308 + 112.973 kg.
    const { emissions, notices } = await ask(`${ROAD}&weight=5000&fuel_source=hvo`)
    expect(emissions.co2e).toBe(120.281)
    expect(emissions.lifecycle_breakdown.vehicle_operation).toBe(7.308)
    expect(codesOf(notices)).toEqual(expect.arrayContaining(['estimated_factor', 'biofuel_biogenic_carbon']))
  })

  test('hybrid: 481.150 kg x 13.481 / 14.405 = 450.287 kg', async () => {
    const { emissions } = await ask(`${ROAD}&weight=5000&fuel_source=hybrid&vehicle_type=articulated`)
    expect(emissions.co2e).toBe(450.287)
  })

  test('a van on gas has a published row: 5,000 t-km x (0.62419 + 0.12816)', async () => {
    const { emissions, notices } = await ask(`${ROAD}&weight=5000&fuel_source=cng&vehicle_type=van`)
    expect(emissions.co2e).toBe(3761.75)
    expect(codesOf(notices)).not.toContain('estimated_factor')
  })
})

describe('refrigerated', () => {
  test('by road as published: 5,000 t-km x (0.11894 + 0.02769)', async () => {
    expect((await ask(`${ROAD}&weight=5000&refrigerated=true`)).emissions.co2e).toBe(733.15)
  })

  test('by sea 20 % on top, an estimate: 3,954 x 1.2', async () => {
    const { emissions, notices } = await ask(`${PORTS}&weight=20000&planned_distance_km=10000&refrigerated=1`)
    expect(emissions.co2e).toBe(4744.8)
    expect(emissions.source_trail).toContainEqual(
      expect.objectContaining({ tier: 'estimate', factor: 1.2, factor_id: 'freight-refrigerated-other' }),
    )
    expect(codesOf(notices)).toContain('estimated_factor')
  })

  test('a ship that has nothing but cold holds is not raised', async () => {
    const query = `${PORTS}&weight=20000&planned_distance_km=10000&vehicle_type=refrigerated_cargo`
    // 200,000 x (0.01306 + 0.00296)
    expect((await ask(`${query}&refrigerated=true`)).emissions.co2e).toBe(3204)
  })
})
