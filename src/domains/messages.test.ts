/** Messages of electricity, fuels, stays, AI use, amounts and lists: each is used, and German ones are German. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestApp, testApp } from '../../test/support/app.ts'
import { amounts } from '../messages/en/amounts.ts'
import { catalogue } from '../messages/en/catalogue.ts'
import { electricity } from '../messages/en/electricity.ts'
import { fuel } from '../messages/en/fuel.ts'
import { hotel } from '../messages/en/hotel.ts'
import { llm } from '../messages/en/llm.ts'
import { PACKAGE_ROOT } from '../surfaces/process/package-root.ts'

let app: TestApp
beforeAll(async () => {
  app = await testApp()
})
afterAll(() => app.close())

/** Keys that end in a name of a domain, of a unit or of a kind, which code puts in. */
const MADE = [
  /^amount\.(?:factors|difference)\.\w+$/,
  /^market_basis\.\w+$/,
  /^supplier_factor_required\.\w+$/,
  /^validation_error\.(?:tonnes|cubic_metres)_maximum$/,
]

test('every message is used', () => {
  const folder = join(PACKAGE_ROOT, 'src', 'domains')
  const sources = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
    .map((name) => readFileSync(join(folder, name), 'utf8'))
    .join('\n')
  const keys = Object.keys({ ...amounts, ...catalogue, ...electricity, ...fuel, ...hotel, ...llm })
  const unused = keys.filter((key) => !sources.includes(`'${key}'`) && !MADE.some((made) => made.test(key)))
  expect(unused).toEqual([])
})

test.each([
  [
    'electricity/emissions?kwh=1',
    'Kein Standort angegeben: Wir haben das Stromnetz vom Vereinigten Königreich angenommen.',
  ],
  [
    'electricity/emissions?kwh=1&country=CH&include_wtt=false',
    // grid_direct_shares.csv: 0.2619 of Switzerland.
    'Die direkten Emissionen für die Schweiz sind geschätzt: 26,19 % des veröffentlichten Lebenszyklus-Faktors.',
  ],
  [
    'hotel/emissions?country=IR&nights=1',
    'Für den Iran ist kein Hotelfaktor veröffentlicht; wir schätzen 60,1 kg CO2e je Zimmernacht aus dem Strommix.',
  ],
  [
    'digital/llm/emissions?tokens_output=1&provider=openai&model=gpt-5.2',
    'Kein Serverstandort angegeben: Wir haben das Stromnetz von den Vereinigten Staaten angenommen, dem Sitz von OpenAI.',
  ],
  [
    'water/emissions?amount=1&country=TR',
    'Für die Türkei ist kein Faktor für Wasser veröffentlicht; wir verwenden den für das Vereinigte Königreich.',
  ],
  [
    'electricity/emissions?kwh=2e9&country=DE',
    'kwh darf höchstens 1.000.000.000 kWh betragen; gesendet wurden 2.000.000.000 kwh.',
  ],
  [
    'spend/emissions?amount=1&naics=337214&currency=EUR',
    'Beträge müssen in USD von 2022 sein; gesendet wurde „EUR“. Rechnen Sie mit dem Wechselkurs des Kaufdatums um und dann auf Preise von 2022.',
  ],
])('in German: %s', async (request, expected) => {
  const { json } = await app.get(`/v1/${request}&lang=de`)
  const { error, data } = json
  const messages = error
    ? [error.message]
    : data.attributes.notices.map((one: { message: string }) => one.message)
  expect(messages).toContain(expected)
})
