/** A row that is another times a number has the answer that it has alone. */
import { describe, expect, test } from 'vitest'
import { services } from '../../test/support/app.ts'
import { askQuestion, rowAsker } from './ask-row.ts'
import { isGood, type RowAnswer, type RowQuestion } from './row.ts'

const options = { context: services, isFull: false }

const QUESTIONS: Record<string, RowQuestion[]> = {
  hotel: ['GB', 'SE', 'AT'].flatMap((country) =>
    ['1', '3', '365', '0', '366', '2.5', '07', 'x', ''].flatMap((nights) =>
      [undefined, '1', '100', '101'].map((rooms) => ({
        type: 'hotel',
        params: { country, nights, ...(rooms !== undefined && { rooms }) },
      })),
    ),
  ),
  fuel: ['diesel', 'natural_gas', 'biodiesel'].flatMap((fuel_type) =>
    ['1', '0.001', '0.0005', '12.5', '15000', '999999999', '1000000001', '1e3', '1,5', '333.333333'].flatMap(
      (amount) =>
        ['true', 'false'].map((include_wtt) => ({
          type: 'fuel',
          params: { fuel_type, amount, include_wtt },
        })),
    ),
  ),
  electricity: ['DE', 'GB', 'FR', 'IN', 'NO'].flatMap((country) =>
    ['0', '1', '0.25', '777.7', '123456789.123456', '1000000001'].flatMap((kwh) => [
      { type: 'electricity', params: { country, kwh } },
      { type: 'electricity', params: { country, kwh, include_td_losses: 'true' } },
      { type: 'electricity', params: { country, kwh, supplier_factor: '12.5', include_wtt: 'false' } },
      { type: 'electricity', params: { country, kwh, unit: 'mwh' } },
    ]),
  ),
}

/** Around the payload of the average lorry and the most that is taken, which are limits. */
const WEIGHTS = ['1', '0.001', '800', '0', '-5', '9000.5', '40000', '1000000000', '1000000001', 'x']
const WAYS: Record<string, string>[] = [
  { origin_location: 'Lyon', destination_location: 'Turin' },
  { origin_location: 'Lyon', destination_location: 'Turin', unit: 'tonne' },
  { origin_location: 'Lyon', destination_location: 'Turin', unit: 'lb', refrigerated: 'true' },
  { origin_location: 'Lyon', destination_location: 'Turin', include_empty_return: 'true' },
  { origin_location: 'Lyon', destination_location: 'Turin', service_type: 'dedicated' },
  { origin_location: 'Marseille', destination_location: 'Genoa', transport_mode: 'sea' },
  { origin_location: 'Paris', destination_location: 'Rome', transport_mode: 'air' },
]

const JOURNEYS: Record<string, RowQuestion[]> = {
  freight: WAYS.flatMap((way) =>
    WEIGHTS.map((weight) => ({
      type: 'freight',
      params: { origin_country: 'FR', destination_country: 'IT', ...way, weight },
    })),
  ),
  travel: ['flight', 'rail', 'car', 'bus'].flatMap((transport_mode) =>
    ['2', '1', '7', '1000', '0', '1001', '1.5'].flatMap((passengers) =>
      ['true', 'false'].map((return_trip) => ({
        type: 'travel',
        params: {
          origin_country: 'FR',
          origin_location: 'Paris',
          destination_country: 'IT',
          destination_location: 'Milan',
          transport_mode,
          passengers,
          return_trip,
        },
      })),
    ),
  ),
}
const shown = (answer: RowAnswer) => {
  if (!isGood(answer)) return answer
  const { alike: _, text: __, ...rest } = answer
  return rest
}

describe.each(Object.entries({ ...QUESTIONS, ...JOURNEYS }))('%s', (_, questions) => {
  test('asked one after another, and each alone', async () => {
    const ask = rowAsker(options)
    let good = 0
    for (const [at, question] of questions.entries()) {
      const together = await ask({ number: at + 1, id: undefined, key: undefined, read: () => question })
      expect(shown(together), JSON.stringify(question)).toEqual(shown(await askQuestion(question, options)))
      if (isGood(together) && together.alike) good++
    }
    expect(good).toBeGreaterThan(5)
  })
})
