/** lang over HTTP: German sentences with the same numbers and codes, and Content-Language on each response. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type TestApp, testApp } from '../../../test/support/app.ts'

let app: TestApp
beforeAll(async () => {
  app = await testApp()
})
afterAll(() => app.close())

const HOTEL = '/v1/hotel/emissions?country=GB&nights=3'

describe('errors', () => {
  test.each([
    ['/v1/hotel/emissions?country=GB&lang=de', 'nights fehlt. Senden Sie zum Beispiel nights=3.'],
    [
      '/v1/hotel/emissions?country=Germny&nights=3&lang=de',
      'Das Land „Germny“ ist nicht bekannt. Meinten Sie Deutschland (DE)? Verwenden Sie einen Ländernamen oder einen Code aus zwei Buchstaben wie GB.',
    ],
    [
      '/v1/hotel/emissions?country=GB&nights=400&lang=DE',
      'nights muss eine ganze Zahl von 1 bis 365 sein; gesendet wurde „400“.',
    ],
    [
      '/v1/electricity/emissions?country=GB&kwh=5 MWh&lang=de',
      /Senden Sie 5000 mit unit=kwh oder 5 mit unit=mwh\.$/,
    ],
    [
      '/v1/fuel/emissions?fuel_type=diesel&amount=2000000000&lang=de',
      /^amount muss eine Zahl von 0,001 bis 1\.000\.000\.000 sein/,
    ],
    [`${HOTEL}&year=1990&lang=de`, /^Für „1990“ gibt es keine Daten\. Verfügbare Jahre: /],
    [`${HOTEL}&country=FR&lang=de`, 'country wurde 2-mal gesendet. Senden Sie den Parameter einmal.'],
    ['/v1/hotle/emissions?lang=de', /^Unter „\/v1\/hotle\/emissions“ gibt es keinen Endpunkt\. Meinten Sie/],
    [`/v1/hotel/emissions?${'x'.repeat(8200)}&lang=de`, /8\.208 Zeichen lang; das Maximum ist 8\.192/],
    ['/v1/usage?lang=de', 'Dieser Server läuft ohne API-Schlüssel und zählt keine Nutzung.'],
    [
      '/v1/jobs?colour=red&lang=de',
      '„colour“ ist kein Parameter dieses Endpunkts. In der URL sind möglich: limit, cursor, strict, lang.',
    ],
  ])('%s', async (url, message) => {
    const { json, headers } = await app.get(encodeURI(url))
    expect(json.error.message).toMatch(message)
    expect(headers['content-language']).toBe('de')
    const english = await app.get(encodeURI(url.replace(/lang=de/i, 'lang=en')))
    expect(english.headers['content-language']).toBe('en')
    const { code, key, field, suggestion } = json.error
    expect(english.json.error).toMatchObject(JSON.parse(JSON.stringify({ code, key, field, suggestion })))
    expect(english.json.error.message).not.toBe(json.error.message)
  })

  test('with format=value too', async () => {
    const { text, headers } = await app.get('/v1/hotel/emissions?country=GB&format=value&lang=de')
    expect(text).toBe('validation_error: nights fehlt. Senden Sie zum Beispiel nights=3.\n')
    expect(headers['content-language']).toBe('de')
  })

  test('a language that there is not is an error in English', async () => {
    const { status, json, headers } = await app.get(`${HOTEL}&lang=fr`)
    expect([status, json.error.field]).toEqual([422, 'lang'])
    expect(json.error.message).toBe("We don't know 'fr' as lang. Choose one of: en, de.")
    expect(headers['content-language']).toBe('en')
  })
})

describe('results', () => {
  test('differ in prose alone: the id stays, the entity tag does not', async () => {
    const url = `${HOTEL}&explain=true`
    const [english, german] = await Promise.all([app.get(url), app.get(`${url}&lang=de`)])
    expect(german.headers['content-language']).toBe('de')
    expect(english.headers['content-language']).toBe('en')
    expect(german.headers.etag).not.toBe(english.headers.etag)
    expect(german.json.data.id).toBe(english.json.data.id)
    const { explanation, ...attributes } = german.json.data.attributes
    const { explanation: _english, ...others } = english.json.data.attributes
    // Labels of lines are prose, too.
    const [line] = attributes.emissions.lines
    expect(line.label).toBe('Scope 3, Kategorie 6 (Geschäftsreisen): direkte Emissionen')
    line.label = others.emissions.lines[0].label
    expect(attributes).toEqual(others)
    expect(explanation.at(-1)).toMatch(/^Die Summe.*31,2 kg CO2e/)
  })

  test('a notice of a parameter that is not known', async () => {
    const { json } = await app.get(`${HOTEL}&foo=1&lang=de`)
    expect(json.data.attributes.notices[0]).toMatchObject({
      code: 'unknown_parameter',
      values: { name: 'foo' },
      message: 'Der unbekannte Parameter „foo“ wurde ignoriert.',
    })
  })
})

test('rows of a batch are in its language, unless a row names another one', async () => {
  const rows = [
    { type: 'hotel', params: { country: 'GB' } },
    { type: 'hotel', params: { country: 'GB', lang: 'en' } },
    { type: 'hotel' },
  ]
  const headers = { 'content-type': 'application/json', host: 'localhost' }
  const body = JSON.stringify(rows) as never
  const reply = await app.send({ method: 'POST', url: '/v1/batch?lang=de', headers, body })
  expect(reply.headers['content-language']).toBe('de')
  const messages = reply.json.data.map(({ error }: { error: { message: string } }) => error.message)
  expect(messages[0]).toBe('nights fehlt. Senden Sie zum Beispiel nights=3.')
  expect(messages[1]).toBe('nights is missing. Send it, for example nights=3.')
  expect(messages[2]).toMatch(/^Jede Zeile braucht „params“/)
})
