/** Factors in the app: found by words and filters, followed to their source, and seen on a map of the world. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { CHROMIUM } from '../chromium.ts'
import { openPages, type Pages, PHONE } from './pages.ts'

/** Less than a line of text is high. */
const LINE_PX = 10

/** What is left beside the text of the edition; the arrow is about as wide as a letter is high. */
const SPARE_PX = `(() => {
  const select = [...document.querySelectorAll('.facets select')].at(-1)
  const { font, paddingLeft, paddingRight, fontSize } = getComputedStyle(select)
  const pen = document.createElement('canvas').getContext('2d')
  pen.font = font
  const text = pen.measureText(select.selectedOptions[0].text).width
  return [paddingLeft, paddingRight, fontSize].reduce((rest, px) => rest - parseFloat(px), select.clientWidth - text)
})()`

describe.skipIf(CHROMIUM === undefined)('factors', () => {
  let pages: Pages
  beforeAll(async () => {
    pages = await openPages()
  })
  afterAll(() => pages.close())

  test('words narrow the list, and the address holds them', async () => {
    const page = await pages.open('/app/factors')
    await page.getByLabel('Search', { exact: true }).fill('black cab')
    await page.waitForURL('**/app/factors?q=black+cab')
    await page.getByText('2 factors in edition').waitFor()
    await page.getByRole('link', { name: 'Taxis: Black cab' }).first().click()
    await page.getByRole('heading', { level: 1, name: 'Taxis: Black cab' }).waitFor()
    // data/extracts/uk-2025.csv: Taxis: Black cab, km.
    await page.locator('.amount strong', { hasText: '0.30604' }).waitFor()
    await page.close()
  })

  test('a filter says how many it would find, and finds as many', async () => {
    const page = await pages.open('/app/factors?domain=water&edition=2025.2')
    await page.getByText('2 factors in edition').waitFor()
    const option = page.getByLabel('Topic').locator('option[value=homeworking]')
    // Equipment and heating.
    expect(await option.textContent()).toBe('Homeworking (2)')
    await page.getByLabel('Topic').selectOption('homeworking')
    await page.waitForURL('**domain=homeworking**')
    await page.getByRole('link', { name: /office equipment/i }).waitFor()
    await page.close()
  })

  test('page by page, forwards and back', async () => {
    const page = await pages.open('/app/factors?domain=spend')
    const first = await page.locator('tbody th a').first().textContent()
    await page.getByRole('link', { name: 'Next page' }).click()
    await page.waitForURL('**cursor=**')
    await page.getByRole('link', { name: 'First page' }).waitFor()
    expect(await page.locator('tbody th a').first().textContent()).not.toBe(first)
    await page.getByRole('link', { name: 'First page' }).click()
    await page
      .locator('tbody th a', { hasText: first ?? '' })
      .first()
      .waitFor()
    await page.close()
  })

  test('nothing found, and a filter that is none, are said in words', async () => {
    const nothing = await pages.open('/app/factors?q=unicorn')
    await nothing.getByRole('heading', { name: 'No factors found' }).waitFor()
    await nothing.getByRole('link', { name: 'Clear search' }).first().click()
    await nothing.waitForURL('**/app/factors')
    await nothing.close()
    const wrong = await pages.open('/app/factors?domain=dragons')
    await wrong.getByRole('alert').getByText('dragons').waitFor()
    await wrong.close()
  })

  test('on a phone each factor is a card: the figure beside its unit, and under it of where and when it is', async () => {
    const page = await pages.open('/app/factors?q=black+cab', { viewport: PHONE })
    const topOf = async (label: string) =>
      (await page.locator(`td[data-label="${label}"]`).first().boundingBox())?.y ?? Number.NaN
    expect(Math.abs((await topOf('Value')) - (await topOf('Unit')))).toBeLessThan(LINE_PX)
    expect((await topOf('Data year')) - (await topOf('Value'))).toBeGreaterThan(LINE_PX)
    await page.close()
  })

  test('a factor has its publication, its history and its citation', async () => {
    const page = await pages.open('/app/factors/hotel-GB?edition=2025.1')
    const link = page.getByRole('link', { name: /UK Government GHG Conversion Factors/ })
    expect(await link.getAttribute('href')).toMatch(/^https:\/\/www\.gov\.uk\//)
    // data/extracts/uk-2021.csv: 13.9 kg a room and night; 10.4 a year later, which is 25.2 % less.
    const row = page.locator('.history tbody tr')
    expect(await row.nth(0).textContent()).toContain('13.9')
    expect(await row.nth(1).textContent()).toMatch(/10\.4.*-25\.2%/)
    const citation = await page.locator('blockquote').textContent()
    expect(citation).toContain('10.4 kg')
    expect(citation).toContain('Open Government Licence v3.0')
    expect(citation).toContain('edition 2025.1, factor hotel-GB')
    await page.getByRole('link', { name: 'Calculate with this factor' }).click()
    await page.waitForURL('**/app/calculate/hotel?country=GB&nights=1&edition=2025.1')
    await page.close()
  })

  test('an id that is none gets the words of the server', async () => {
    const page = await pages.open('/app/factors/hotel-XX')
    await page.getByRole('alert').getByText('hotel-XX').first().waitFor()
    await page.close()
  })

  test('the name of the default edition is not cut on a phone', async () => {
    for (const path of ['/app/factors', '/app/factors/world']) {
      const page = await pages.open(path, { viewport: PHONE, locale: 'de-DE' })
      await page.getByLabel('Datenversion').waitFor()
      const spare = await page.evaluate(SPARE_PX)
      expect(spare).toBeGreaterThan(0)
      await page.close()
    }
  })

  test('the map goes by arrow keys from country to country, and Enter opens one', async () => {
    const page = await pages.open('/app/factors/world?of=grid')
    await page.locator('.choropleth a[data-code=FR]').focus()
    await page.keyboard.press('ArrowRight')
    const code = await page.evaluate("document.activeElement.getAttribute('data-code')")
    expect(['DE', 'CH', 'IT', 'AT', 'LU']).toContain(code)
    // One of all is in the order of Tab.
    expect(await page.locator('.choropleth a[tabindex="0"]').count()).toBe(1)
    await page.keyboard.press('Enter')
    await page.waitForURL(`**/app/factors/grid-${code}`)
    await page.close()
  })

  test('the table of the map has every country, also those too small for it', async () => {
    const page = await pages.open('/app/factors/world?of=hotel')
    await page.getByLabel('Search for a country').fill('singap')
    await page.getByRole('link', { name: 'Singapore' }).waitFor()
    expect(await page.locator('.country-table tbody tr').count()).toBe(1)
    expect(await page.locator('.choropleth a[data-code=SG]').count()).toBe(0)
    await page.close()
  })

  test('none asks elsewhere, and the browser has nothing to complain about', () => {
    expect(pages.strayed).toEqual([])
    expect(pages.complaints).toEqual([])
  })
})
