import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type TestApp, testApp } from '../../../../test/support/app.ts'
import { expectRefused } from '../../../../test/support/refused.ts'

let app: TestApp
beforeAll(async () => {
  app = await testApp()
})
afterAll(() => app.close())

const PATH = '/v1/hotel/compare'
const ELEVEN = 'GB,FR,DE,ES,IT,PT,NL,BE,CH,US,CA'

describe('countries', () => {
  test.each([
    ['', ['countries is missing']],
    ['countries=', ['countries is missing']],
    ['countries=GB', ['2 to 10 different', 'has 1.']],
    ['countries=GB,gb,UK', ['2 to 10 different', 'has 1.']],
    [`countries=${ELEVEN}`, ['2 to 10 different', 'has 11.']],
    ['countries=GB,XX', ["We don't recognise the country 'XX'."]],
    ['countries=QQ,GB,XX,ZZ', ["'QQ'", "'XX'", "'ZZ'"]],
    ['countries=GB,,FR', ["''"]],
    ['countries=GB;FR', ["'GB;FR'"]],
    ['countries=GB&countries=FR', ['2 times']],
  ])('%s', async (query, says) => {
    expectRefused(await app.get(`${PATH}?${query}`), { field: 'countries', says })
  })
})

describe('nights and rooms', () => {
  test.each([
    ['nights=0', 'nights', '1 to 365'],
    ['nights=366', 'nights', '1 to 365'],
    ['nights=1.5', 'nights', 'a whole number'],
    ['rooms=0', 'rooms', '1 to 100'],
    ['rooms=101', 'rooms', '1 to 100'],
  ])('%s', async (query, field, says) => {
    expectRefused(await app.get(`${PATH}?countries=GB,MV&${query}`), { field, says: [says] })
  })
})

describe('fallbacks', () => {
  test('strict=true names every country without an exact factor', async () => {
    const reply = await app.get(`${PATH}?countries=SE,GB,AT,NO&strict=true`)
    expectRefused(reply, { code: 'no_exact_factor', field: 'countries', says: ['strict=true'] })
    const messages = reply.json.error.errors.map(({ message }: { message: string }) => message).join(' ')
    for (const part of ['Sweden', 'Austria', '2021', 'Norway']) expect(messages).toContain(part)
    expect(messages).not.toContain('United Kingdom')
  })

  test('strict=true with published factors is answered', async () => {
    expect((await app.get(`${PATH}?countries=GB,MV&strict=true`)).status).toBe(200)
  })

  test('countries about which nothing is known are all named', async () => {
    const reply = await app.get(`${PATH}?countries=GB,AQ,BV`)
    expectRefused(reply, {
      code: 'no_factor',
      field: 'countries',
      says: ['Antarctica (AQ)', 'Bouvet Island (BV)'],
    })
  })
})
