/** Every figure of a fuel answer, recomputed from its trail and the amount alone. */
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type TestApp, testApp } from '../support/app.ts'
import { at, gramsOf, roundedTo, table } from './exact.ts'
import { type Fraction, fraction, product, quotient, sum } from './fractions.ts'
import { amountText, FUEL_ROWS, fuelUrl } from './fuel-rows.ts'

let app: TestApp
beforeAll(async () => {
  app = await testApp()
})
afterAll(() => app.close())

interface Entry {
  data_category: string
  name: string
  factor: number
  factor_unit: string
  note?: string
  gas_split?: { co2: number; ch4: number; n2o: number }
}

async function attributes(url: string) {
  const { status, json } = await app.get(url)
  expect(status).toBe(200)
  return json.data.attributes
}

function read(trail: Entry[]) {
  const one = (entries: Entry[]) => {
    expect(entries).toHaveLength(1)
    return at(entries, 0)
  }
  const direct = one(trail.filter(({ gas_split }) => gas_split))
  const wellToTank = one(trail.filter(({ data_category }) => data_category === 'wtt_factor'))
  const biogenic = trail.find(({ name }) => name.includes('biogenic CO2'))
  expect(trail).toHaveLength(biogenic ? 3 : 2)
  return { direct, wellToTank, biogenic }
}

test('with the trail, the amount and a pocket calculator', async () => {
  const property = fc.asyncProperty(fc.constantFrom(...FUEL_ROWS), amountText, async (row, amount) => {
    const { emissions, fuel } = await attributes(fuelUrl(row, amount))
    const { breakdown } = emissions
    const { direct, wellToTank, biogenic } = read(emissions.source_trail)
    const of = (entry: Entry) => product(fraction(entry.factor), fraction(amount))
    expect(emissions.co2e_grams).toBe(gramsOf(sum(of(direct), of(wellToTank))))
    expect(breakdown.biogenic_co2).toBe(biogenic ? gramsOf(of(biogenic)) / 1000 : 0)
    expect(fuel).toMatchObject({ emission_factor: direct.factor, emission_factor_unit: direct.factor_unit })
    // Parts that add up to the gram are within a gram of what the calculator shows.
    const near = (kg: number, exact: Fraction) =>
      expect(Math.abs(Math.round(kg * 1000) - gramsOf(exact))).toBeLessThanOrEqual(1)
    near(breakdown.direct_co2e, of(direct))
    near(breakdown.wtt_co2e, of(wellToTank))
    for (const [gas, share] of shares(direct))
      near(breakdown[`direct_${gas}`], product(fraction(breakdown.direct_co2e), share))
  })
  await fc.assert(property, { numRuns: 300 })
})

function shares({ gas_split: split }: Entry): [gas: string, share: Fraction][] {
  const { co2 = 0, ch4 = 0, n2o = 0 } = split ?? {}
  const whole = sum(fraction(co2), fraction(ch4), fraction(n2o))
  return Object.entries({ co2, ch4, n2o }).map(([gas, weight]) => [gas, quotient(fraction(weight), whole)])
}

const EQUIVALENTS = table('equivalents')

test('equivalents: the mass over the unit value that the label names, with one decimal', async () => {
  const property = fc.asyncProperty(fc.constantFrom(...FUEL_ROWS), amountText, async (row, amount) => {
    const { emissions } = await attributes(`${fuelUrl(row, amount)}&equivalents=true`)
    expect(Object.keys(emissions.equivalents)).toEqual(EQUIVALENTS.map(({ key }) => key))
    for (const unit of EQUIVALENTS) {
      const { value, label } = emissions.equivalents[at(unit, 'key')]
      const exact = quotient(fraction(`${emissions.co2e_grams}e-3`), fraction(at(unit, 'factor')))
      expect(value).toBe(roundedTo(exact, 1))
      expect(label).toContain(`(${unit.factor} kg CO2`)
    }
  })
  await fc.assert(property, { numRuns: 100 })
})

/** A figure that is not published as it stands, from the numbers of its note and the factor per kWh. */
type Derivation = (numbers: Fraction[], kwh: Fraction) => Fraction
const DERIVATIONS: [form: RegExp, value: Derivation][] = [
  [
    /^Derived: published kWh \(gross\) row x ([\d.]+) kWh per therm\.$/,
    (numbers, kwh) => product(kwh, at(numbers, 0)),
  ],
  [
    /^Derived: published ([\d.]+) kg per tonne \/ \(([\d.]+) kWh per kg (?:gross|net) x 1000\)\.$/,
    (numbers) => quotient(at(numbers, 0), product(at(numbers, 1), fraction(1000))),
  ],
  [
    /^Derived: published ([\d.]+) kg per tonne \/ ([\d.]+) litres per tonne\.$/,
    (numbers) => quotient(at(numbers, 0), at(numbers, 1)),
  ],
]
const PER_TONNE = /^Derived: published tonne row \/ 1000\.$/
const PUBLISHED_DECIMALS = 5

describe('notes', () => {
  test.each(FUEL_ROWS.map(({ fuelType, unit }) => [fuelType, unit]))('%s in %s', async (fuelType, unit) => {
    const trail: Entry[] = (await attributes(fuelUrl({ fuelType, unit }, '1'))).emissions.source_trail
    for (const entry of trail.filter(({ note }) => note)) await checkNote(fuelType, entry)
  })
})

async function checkNote(fuelType: string, entry: Entry): Promise<void> {
  const note = entry.note ?? ''
  if (PER_TONNE.test(note)) {
    expect(decimals(entry.factor)).toBeLessThanOrEqual(PUBLISHED_DECIMALS + 3)
    return
  }
  const [form, value] = at(
    DERIVATIONS.filter(([candidate]) => candidate.test(note)),
    0,
  )
  const numbers = (form.exec(note) ?? []).slice(1).map(fraction)
  const exact = value(numbers, await kwhFactor(fuelType, entry.data_category))
  expect(decimals(entry.factor)).toBeGreaterThan(PUBLISHED_DECIMALS)
  expect(roundedTo(exact, decimals(entry.factor)), note).toBe(entry.factor)
}

/** The factor per kWh in the same category, from an answer in kWh. */
async function kwhFactor(fuelType: string, category: string): Promise<Fraction> {
  if (!FUEL_ROWS.some((row) => row.fuelType === fuelType && row.unit === 'kwh')) return fraction(0)
  const { emissions } = await attributes(fuelUrl({ fuelType, unit: 'kwh' }, '1'))
  const entry = emissions.source_trail.find(({ data_category }: Entry) => data_category === category)
  return fraction(entry.factor)
}

function decimals(value: number): number {
  return String(value).split('.')[1]?.length ?? 0
}
