import { expect, test } from 'vitest'
import { answerCsv, curlOf } from '../../app/pages/calculator/export.ts'
import type { EmissionsAnswer } from '../../app/parts/result.ts'
import { withoutSynonyms } from '../../app/parts/values.ts'
import { addressOf, askedOf, givenOf, plainNumber } from '../../app/question/question.ts'
import type { CalculatorForm } from '../../src/surfaces/http/app-pages/offer.ts'

const form = {
  name: 'hotel',
  path: '/v1/hotel/emissions',
  fields: [
    { name: 'country', type: 'string', isRequired: true, description: '' },
    { name: 'nights', type: 'integer', isRequired: true, description: '' },
    { name: 'rooms', type: 'integer', isRequired: false, default: 1, description: '' },
  ],
} as unknown as CalculatorForm

test.each([
  ['1000', '1000'],
  ['1 000', '1000'],
  ["1'000'000.5", '1000000.5'],
  ['2,5', '2.5'],
  ['0,0001', '0.0001'],
  // One or a thousand: the server says that it cannot tell.
  ['1,000', '1,000'],
  ['1.000,5', '1.000,5'],
  ['many', 'many'],
  ['1  000', '1  000'],
])('%s is %s', (typed, sent) => {
  expect(plainNumber(typed)).toBe(sent)
})

test('a question is what the form has, trimmed, without what is so anyway', () => {
  const given = givenOf(form, { country: ' GB ', nights: '3', rooms: '1', lang: 'de', __proto__x: 'y' })
  expect(askedOf(form, given)).toEqual({ country: 'GB', nights: '3' })
  expect(addressOf('/app/calculate/hotel', askedOf(form, given))).toBe(
    '/app/calculate/hotel?country=GB&nights=3',
  )
  expect(addressOf('/app/calculate/hotel', {})).toBe('/app/calculate/hotel')
})

test('of words for one thing a list has one', () => {
  expect(withoutSynonyms(['flight', 'rail', 'train', 'air', 'plane'])).toEqual(['flight', 'rail'])
  expect(withoutSynonyms(['auto', 'road', 'air'])).toEqual(['auto', 'road', 'air'])
  expect(withoutSynonyms(['electric', 'bev', 'small_electric', 'small_battery_electric'])).toEqual([
    'electric',
    'small_electric',
  ])
  expect(withoutSynonyms(['bev'])).toEqual(['bev'])
})

test('a name that a spreadsheet would take for a formula is a text in CSV', () => {
  const answer = {
    data: {
      id: 'x',
      attributes: {
        emissions: {
          co2e: 2,
          co2e_unit: 'kg',
          source_trail: [
            { role: 'factor', name: '=HYPERLINK("x")', quantity: 1, factor: 2, contribution_kg: 2 },
          ],
        },
      },
    },
  } as unknown as EmissionsAnswer
  const [, line = ''] = answerCsv(answer).split('\r\n')
  expect(line.startsWith(`"'=HYPERLINK(""x"")",1,`)).toBe(true)
})

test('a command for the shell names the key and does not hold it', () => {
  const command = curlOf('http://127.0.0.1:3000', "/v1/x?a=it's", true)
  expect(command).toBe(`curl -H "Authorization: Bearer $EVERYGRAM_KEY" 'http://127.0.0.1:3000/v1/x?a=it%27s'`)
})
