/** Messages of places, routes, trips and freight: each is used, and German requests get German sentences. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestApp, testApp } from '../../../../test/support/app.ts'
import { freight } from '../../../messages/en/freight.ts'
import { places } from '../../../messages/en/places.ts'
import { routes } from '../../../messages/en/routes.ts'
import { travel } from '../../../messages/en/travel.ts'
import { PACKAGE_ROOT } from '../../../surfaces/process/package-root.ts'

let app: TestApp
beforeAll(async () => {
  app = await testApp()
})
afterAll(() => app.close())

test('every key is used by some code, alone or as one of a family', () => {
  const sources = ['geo', 'domains'].map((room) => sourcesIn(join(PACKAGE_ROOT, 'src', room))).join('\n')
  const unused = Object.keys({ ...freight, ...places, ...routes, ...travel }).filter(
    (key) =>
      !sources.includes(`'${key}'`) && !sources.includes(`\`${key.slice(0, key.lastIndexOf('.'))}.\${`),
  )
  expect(unused).toEqual([])
})

function sourcesIn(folder: string): string {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
    .map((name) => readFileSync(join(folder, name), 'utf8'))
    .join('\n')
}

const TRAVEL = '/v1/travel/emissions?lang=de'
const FREIGHT = '/v1/freight/emissions?lang=de&weight=1000'
const BERLIN_HAMBURG =
  'origin_country=DE&origin_location=Berlin&destination_country=DE&destination_location=Hamburg'
const MUSCAT_SOHAR =
  'origin_country=OM&origin_location=Muscat&destination_country=OM&destination_location=Sohar'

test.each([
  [
    'mode_assumed',
    `${TRAVEL}&${BERLIN_HAMBURG}`,
    'Kein Verkehrsmittel angegeben: Wir haben eine Bahnfahrt angenommen, weil es einen Landweg bis 800 km gibt.',
  ],
  [
    'mode_assumed',
    `${TRAVEL}&${MUSCAT_SOHAR}`,
    'Kein Verkehrsmittel angegeben: Wir haben eine Autofahrt angenommen, weil es einen Landweg bis 800 km gibt und der Oman keinen Fernverkehr auf der Schiene hat.',
  ],
  [
    'mode_assumed',
    `${TRAVEL}&origin_country=CH&destination_country=FR&distance_km=801`,
    'Kein Verkehrsmittel angegeben: Wir haben einen Flug angenommen, weil die Entfernung über 800 km beträgt.',
  ],
  [
    'location_assumed',
    `${TRAVEL}&origin_country=CH&destination_location=LHR&transport_mode=car`,
    'Kein Ort in der Schweiz angegeben: Wir haben die Hauptstadt, Bern, angenommen.',
  ],
  [
    'location_assumed',
    `${TRAVEL}&distance_km=300&transport_mode=rail`,
    'Nur eine Entfernung war angegeben; wir verwenden die Faktoren für das Vereinigte Königreich.',
  ],
  [
    // Business of the short haul: 690 × 0.18863 = 130.1547 kg.
    'near_haul_band_edge',
    `${TRAVEL}&origin_location=LHR&destination_location=CDG&transport_mode=flight&distance_km=690&cabin_class=business`,
    'Dieser Flug liegt nahe der Grenze zwischen Inlandsflug und Kurzstrecke; als Kurzstrecke wären es 130,2 kg CO2e.',
  ],
  [
    'cabin_unavailable',
    `${TRAVEL}&origin_location=LHR&destination_location=LBA&transport_mode=flight&cabin_class=first`,
    'Für Inlandsflüge ist kein Faktor für die First Class veröffentlicht; wir verwenden die durchschnittliche Reiseklasse.',
  ],
  [
    'estimated_factor',
    `${FREIGHT}&origin_location=LHR&destination_location=MAN&transport_mode=rail&refrigerated=true`,
    'Für gekühlte Ware ist bei diesem Verkehrsmittel kein Faktor veröffentlicht; wir rechnen 20 % hinzu (Schätzung).',
  ],
  [
    'rail_estimated',
    `${FREIGHT}&${BERLIN_HAMBURG}&transport_mode=rail`,
    'Die Bahnentfernung ist als das 1,02-Fache der Straßenentfernung geschätzt; ob Züge fahren, wurde nicht geprüft.',
  ],
  [
    'place_not_found',
    '/v1/places?lang=de&q=qqqqq&country=US',
    'In den Vereinigten Staaten wurde kein Ort für „qqqqq“ gefunden.',
  ],
])('%s in German: %s', async (code, request, sentence) => {
  const { json, headers, text } = await app.get(request)
  const notices = json.data?.attributes?.notices ?? json.meta?.notices
  expect(
    notices?.find((notice: { code: string }) => notice.code === code)?.message,
    text.slice(0, 1500),
  ).toBe(sentence)
  expect(headers['content-language']).toBe('de')
})

test.each([
  [
    `${TRAVEL}&origin_country=DE&origin_location=Freibrug&destination_country=DE&destination_location=Hamburg`,
    '„Freibrug“ wurde in Deutschland nicht gefunden. Meinten Sie „Freiburg, Baden-Wurttemberg, DE“,',
  ],
  [
    `${TRAVEL}&origin_location=Munich&destination_country=US`,
    'Ergänzen Sie das Land für Munich (meinten Sie DE?).',
  ],
  [
    `${FREIGHT}&origin_location=LHR&destination_location=SYD&transport_mode=road`,
    'Es gibt keine Straßenroute von London Heathrow Airport nach Sydney',
  ],
  [
    `${FREIGHT}&origin_location=ROCND&destination_location=NLRTM&transport_mode=sea&avoid=bosporus`,
    ', der Folgendes meidet: Bosporus. Verwendet wurden ',
  ],
  [
    '/v1/freight/emissions?lang=de&weight=2000000&unit=tonne&origin_location=LHR&destination_location=MAN',
    'weight muss über 0 und höchstens 1.000.000.000 kg sein; gesendet wurden 2.000.000 tonne.',
  ],
  [
    `${FREIGHT}&origin_location=LHR&destination_location=MAN&transport_mode=rail&vehicle_type=van`,
    '„van“ ist kein Zug. Möglich sind: average.',
  ],
])('refused in German: %s', async (request, sentence) => {
  const { json, text } = await app.get(request)
  expect(json.error?.message, text.slice(0, 1500)).toContain(sentence)
})
