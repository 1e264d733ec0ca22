import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type TestApp, testApp } from '../../../../test/support/app.ts'
import { expectRefused } from '../../../../test/support/refused.ts'

let app: TestApp
beforeAll(async () => {
  app = await testApp()
})
afterAll(() => app.close())

const PATH = '/v1/hotel/emissions'

describe('a wrong parameter is named, with what is allowed', () => {
  test.each([
    ['nights=3', 'country', ['country is missing']],
    ['country=&nights=3', 'country', ['country is missing']],
    ['country=XX&nights=3', 'country', ["We don't recognise the country 'XX'."]],
    ['country=GBX&nights=3', 'country', ["We don't recognise the country 'GBX'."]],
    ['country=GB', 'nights', ['nights is missing']],
    ['country=GB&nights=0', 'nights', ['a whole number from 1 to 365', "'0'"]],
    ['country=GB&nights=366', 'nights', ['a whole number from 1 to 365', "'366'"]],
    ['country=GB&nights=2.5', 'nights', ['a whole number', "'2.5'"]],
    ['country=GB&nights=1e1', 'nights', ['a whole number', "'1e1'"]],
    ['country=GB&nights=-1', 'nights', ['a whole number', "'-1'"]],
    ['country=GB&nights=3&rooms=0', 'rooms', ['from 1 to 100', "'0'"]],
    ['country=GB&nights=3&rooms=101', 'rooms', ['from 1 to 100', "'101'"]],
    ['country=GB&nights=3&equivalents=maybe', 'equivalents', ['true or false', "'maybe'"]],
    ['country=GB&nights=3&strict=maybe', 'strict', ['true or false', "'maybe'"]],
    ['country=GB&country=FR&nights=3', 'country', ['2 times']],
    ['Country=GB&nights=3', 'country', ['country is missing']],
  ])('%s', async (query, field, says) => {
    const reply = await app.get(`${PATH}?${query}`)
    expectRefused(reply, { field, says })
    // What is suggested, and names that are none, are listed.
    const others = (reply.json.error.errors ?? []).filter(
      (one: { code: string }) => one.code !== 'unknown_parameter',
    )
    expect(others.filter((one: { field: string }) => one.field !== field)).toEqual([])
  })

  test('the bounds themselves are allowed', async () => {
    // 152.2 x 365 x 100 = 5,555,300 kg.
    const { json } = await app.get(`${PATH}?country=MV&nights=365&rooms=100`)
    expect(json.data.attributes.emissions).toMatchObject({ co2e: 5_555_300, co2e_grams: 5_555_300_000 })
  })

  test('a long value is quoted with its first 80 characters', async () => {
    const reply = await app.get(`${PATH}?country=GB&nights=${'9'.repeat(200)}`)
    expectRefused(reply, { field: 'nights', says: [`'${'9'.repeat(80)}…'`] })
  })
})

test('several wrong parameters are all listed, the first one heads the error', async () => {
  const reply = await app.get(`${PATH}?country=XX&nights=0&rooms=many`)
  expectRefused(reply, { field: 'country', says: ["'XX'"] })
  const { errors } = reply.json.error
  expect(errors.map((problem: { field: string }) => problem.field)).toEqual(['country', 'nights', 'rooms'])
  for (const { code } of errors) expect(code).toBe('validation_error')
  expect(errors[1].message).toContain('1 to 365')
})

describe('with strict=true', () => {
  test('an unknown parameter is an error that names the nearest one', async () => {
    const reply = await app.get(`${PATH}?country=GB&nights=3&room=2&strict=true`)
    expectRefused(reply, { field: 'room', says: ["'room'", "'rooms'", 'strict=true'] })
  })

  test.each([
    ['SE', 'an estimate', 'No hotel factor is published for Sweden'],
    ['AT', 'a factor of an earlier edition', 'has no factor for Austria; this is its last one, of 2021'],
  ])('%s has only %s', async (country, _, says) => {
    const reply = await app.get(`${PATH}?country=${country}&nights=3&strict=true`)
    expectRefused(reply, { code: 'no_exact_factor', field: 'country', says: [says] })
  })

  test('a published factor is answered', async () => {
    expect((await app.get(`${PATH}?country=GB&nights=3&strict=true`)).status).toBe(200)
  })
})

test('a country about which nothing is known: Antarctica', async () => {
  const reply = await app.get(`${PATH}?country=AQ&nights=3`)
  expectRefused(reply, { code: 'no_factor', field: 'country', says: ['Antarctica (AQ)'] })
})
