import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type TestApp, testApp } from '../../../../test/support/app.ts'

let app: TestApp
beforeAll(async () => {
  app = await testApp()
})
afterAll(() => app.close())

async function refusal(query: string) {
  const { status, json } = await app.get(`/v1/routes?${query}`)
  expect(status, JSON.stringify(json)).toBe(422)
  return json.error
}

describe('validation_error', () => {
  test.each([
    ['from=JFK', 'to'],
    ['to=JFK', 'from'],
    ['from=&to=JFK', 'from'],
    ['from=JFK&to=LHR&mode=balloon', 'mode'],
    ['from=JFK&to=LHR&from_country=XX', 'from_country'],
    ['from=JFK&to=LHR&avoid=styx', 'avoid'],
    ['from=JFK&to=LHR&detailed_route=maybe', 'detailed_route'],
    ['from=JFK&to=LHR&to=CDG', 'to'],
    [`from=${'x'.repeat(201)}&to=LHR`, 'from'],
    ['from=91,0&to=LHR', 'from'],
  ])('%s names %s', async (query, field) => {
    expect(await refusal(query)).toMatchObject({ code: 'validation_error', field })
  })

  test('a place that is not found is quoted, with near names', async () => {
    const error = await refusal('from=Munchn&to=Paris')
    expect(error).toMatchObject({ code: 'place_not_found', field: 'from' })
    expect(error.message).toContain("'Munchn'")
    expect(error.message).toContain('Munich')
  })

  test.each(['Fnordville', 'Zzzqq', 'qwxyz'])('%s is near to no place', async (name) => {
    const { message, suggestion, suggestions } = await refusal(`from=${name}&to=Paris`)
    expect([suggestion, suggestions]).toEqual([undefined, undefined])
    expect(message).toContain('Enter a town, an airport or port code, a postcode')
  })

  test('avoid lists the passages that there are', async () => {
    const { message } = await refusal('from=JFK&to=LHR&avoid=styx')
    expect(message).toContain('suez, panama')
    expect(message).toContain("'styx'")
  })
})

describe('no_route', () => {
  test.each([
    ['by road over an ocean', 'from=Munich&to=Sydney&to_country=AU', /road.*Sydney/],
    ['by rail to an island without a fixed link', 'from=London&to=Reykjavik&mode=rail', /land/],
    ['by sea from far inland', 'from=Ulaanbaatar&from_country=MN&to=NLRTM&mode=sea', /no port within 400 km/],
    ['by sea without the only way out', 'from=ROCND&to=NLRTM&mode=sea&avoid=bosporus', /without Bosporus/],
    ['by sea from a closed sea', 'from=AZBAK&to=NLRTM&mode=sea', /./],
  ])('%s', async (_, query, reason) => {
    const { code, message } = await refusal(query)
    expect(code).toBe('no_route')
    expect(message).toMatch(reason)
  })
})

describe('strict=true', () => {
  test('an estimate by rail is a fallback', async () => {
    const error = await refusal('from=Lyon&from_country=FR&to=Paris&to_country=FR&mode=rail&strict=true')
    expect(error).toMatchObject({ code: 'no_exact_factor', field: 'mode' })
  })

  test('an unknown parameter is an error', async () => {
    expect(await refusal('from=JFK&to=LHR&mode=air&via=KEF&strict=true')).toMatchObject({
      code: 'validation_error',
      field: 'via',
    })
  })

  test('a flight between airports passes', async () => {
    const { status } = await app.get('/v1/routes?from=JFK&to=LHR&mode=air&strict=true')
    expect(status).toBe(200)
  })
})
