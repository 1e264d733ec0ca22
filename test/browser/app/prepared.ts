/** Pages that show little before something was done on them: what is done, for pictures and tests. */
import type { Page } from 'playwright-core'
import { chooseFile } from './files.ts'

const TRIPS = [
  'Type;Land;Nächte;kWh;Kraftstoff;Menge;Bemerkung',
  'hotel;Deutschland;3;;;;Messe',
  'hotel;GB;12;;;;Kunde',
  'hotel;Frankreich;2;;;;Kunde',
  'Strom;DE;;12500,5;;;Büro',
  'Strom;US;;800;;;Lager',
  'fuel;GB;;;diesel;250;Lieferwagen',
  'hotel;Germny;4;;;;Tagung',
  'hotel;Germny;1;;;;Tagung',
].join('\n')

async function calculated(page: Page): Promise<void> {
  await chooseFile(page, 'reisen-und-energie-2025.csv', TRIPS)
  await page.locator('button.main').click()
  await page.locator('.amount').waitFor()
}

async function reported(page: Page): Promise<void> {
  await page.evaluate(
    (kept) => (globalThis as unknown as { localStorage: Storage }).localStorage.setItem(...kept),
    ['everygram-collected', JSON.stringify(COLLECTED)] as const,
  )
  await page.reload({ waitUntil: 'networkidle' })
}

interface Storage {
  setItem(name: string, value: string): void
}

const UK = {
  name: 'UK Government GHG Conversion Factors for Company Reporting 2025',
  publisher: 'UK Government (DESNZ / DEFRA)',
  url: 'https://www.gov.uk/government/publications/greenhouse-gas-reporting-conversion-factors-2025',
  licence: 'Open Government Licence v3.0',
}

/** As pages put them aside: their figures add up, and are nobody's. */
const COLLECTED = [
  {
    id: 'a',
    title: 'Stay: United Kingdom, Nights 3',
    calculator: 'hotel',
    href: '/app/calculate/hotel?country=GB&nights=3',
    request: '/v1/hotel/emissions?country=GB&nights=3',
    kg: 31.2,
    range: { lowKg: 17.16, highKg: 49.92 },
    scopesKg: { scope_3_category_6: 31.2 },
    tiersKg: { exact: 31.2 },
    factorIds: ['hotel/GB'],
    edition: '2025.1',
    sources: [UK],
    methodology: 'Room nights multiplied by a published factor for the country.',
    addedAt: '2026-01-05T10:00:00Z',
  },
  {
    id: 'b',
    title: 'electricity-2025.xlsx, Sites (240 rows)',
    calculator: 'electricity',
    href: '/app/files',
    request: 'POST /v1/batch',
    kg: 12_400,
    range: { lowKg: 11_200, highKg: 13_900 },
    scopesKg: { scope_2: 10_000, scope_3_category_3: 2400 },
    marketKg: 4000,
    tiersKg: { exact: 9000, region: 3400 },
    factorIds: ['grid/GB'],
    edition: '2025.1, 2024.1',
    sources: [UK, { ...UK, name: 'Yearly electricity data', publisher: 'Ember', licence: 'CC BY 4.0' }],
    methodology: 'Electricity multiplied by the intensity of the grid where it was used.',
    addedAt: '2026-01-05T10:05:00Z',
  },
  {
    id: 'c',
    title: 'Refrigerant: R-22, 2 kg',
    calculator: 'refrigerant',
    href: '/app/calculate/refrigerant',
    request: '/v1/refrigerant/emissions?gas=r22&amount=2',
    kg: 3520,
    range: { lowKg: 3520, highKg: 3520 },
    scopesKg: { outside_of_scopes: 3520 },
    tiersKg: { exact: 3520 },
    factorIds: ['refrigerant/r22'],
    edition: '2025.1',
    sources: [UK],
    methodology: 'Mass of the gas multiplied by its global warming potential.',
    addedAt: '2026-01-05T10:06:00Z',
  },
]

/** By the word of the page. */
export const PREPARED: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  files: calculated,
  report: reported,
}
