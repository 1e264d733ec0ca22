/** Check a number in the app: an amount of a report, a saved result, rows of results, and anything else. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { CHROMIUM } from '../chromium.ts'
import { openPages, type Pages } from './pages.ts'

const STAY = '/v1/hotel/emissions?country=GB&nights=3'

describe.skipIf(CHROMIUM === undefined)('check a number', () => {
  let pages: Pages
  beforeAll(async () => {
    pages = await openPages()
  })
  afterAll(() => pages.close())

  async function pasted(text: string) {
    const page = await pages.open('/app/check')
    await page.getByLabel('Number or saved result').fill(text)
    await page.getByRole('button', { name: 'Check', exact: true }).click()
    return page
  }
  const answer = async () => (await fetch(pages.origin + STAY)).text()

  test('whether 31.2 kg in the report of 2022 is right', async () => {
    const page = await pages.open('/app/check')
    await page.getByLabel('Number or saved result').fill('31.2 kg')
    await page.getByLabel('Reporting year').selectOption('2022')
    await page.getByRole('button', { name: 'Check', exact: true }).click()
    await page.getByRole('link', { name: 'Hotel stay', exact: true }).click()
    await page.getByLabel(/^Country/).fill('United Kingdom')
    await page.keyboard.press('Escape')
    await page.getByLabel(/^Nights/).fill('3')
    await page.getByRole('button', { name: 'Calculate' }).click()
    // 3 nights at 10.4 kg in 2022 and 2023; at 13.9 kg, 41.7 kg, in 2021.
    await page.getByRole('heading', { name: '31.2 kg is correct' }).waitFor()
    await page.getByText('2022.1, 2023.1').waitFor()
    await page.getByText('13.9 instead of 10.4 kg').waitFor()
    await page.close()
  })

  test('a figure of another year, and one that is twice the answer', async () => {
    const other = await pages.open('/app/check/hotel?figure=41.7+kg&of_year=2022&country=GB&nights=3')
    await other.getByRole('heading', { name: '41.7 kg is correct, but for a different year' }).waitFor()
    await other.close()
    const twice = await pages.open('/app/check/hotel?figure=62.4+kg&of_year=2024&country=GB&nights=3')
    await twice.getByText('It is twice the result').waitFor()
    await twice.close()
  })

  test('a figure that a tick of the form explains', async () => {
    // data/extracts/uk-2024.csv: 100 litres of diesel at 2.51279 kg, and 0.61101 kg upstream, which is counted unless unticked.
    const page = await pages.open(
      '/app/check/fuel?figure=251.3+kg&of_year=2024&fuel_type=diesel&amount=100&unit=litre',
    )
    await page.getByText('It matches with “Include upstream emissions (well-to-tank)” switched off').waitFor()
    await page.close()
  })

  test('an answer that was kept is the same, or was changed', async () => {
    const same = await pasted(await answer())
    await same.getByRole('heading', { name: 'Confirmed' }).waitFor()
    await same.close()
    const changed = await pasted((await answer()).replace('"co2e":31.2', '"co2e":31.3'))
    await changed.getByRole('heading', { name: 'Different result' }).waitFor()
    expect(await changed.locator('tbody tr').first().textContent()).toBe('Total, CO₂e31.331.2')
    await changed.close()
    const cut = await pasted('{"data":{},"meta":{}}')
    await cut.getByRole('heading', { name: 'We can’t check this here' }).waitFor()
    await cut.close()
  })

  test('names with HTML in them stay text', async () => {
    const page = await pasted((await answer()).replaceAll('United Kingdom', '<img src=x onerror=alert(1)>'))
    await page.getByText('<img src=x onerror=alert(1)>').first().waitFor()
    expect(await page.locator('main img').count()).toBe(0)
    await page.close()
  })

  test('a row of results brings its figure, its edition and what it can', async () => {
    const page = await pasted(
      'Date,Country,Nights,type,status,co2e_kg,factor_id,edition\n2024-03-04,GB,3,hotel,ok,31.2,hotel-GB,2024.1\n',
    )
    await page.getByRole('link', { name: '31.2 kg' }).click()
    await page.getByRole('heading', { name: '31.2 kg is correct' }).waitFor()
    expect(await page.getByLabel('Reporting year').inputValue()).toBe('2024')
    await page.close()
  })

  test.each([
    ['', 'Enter an amount or paste a result first.'],
    ['thirty kilos', 'Enter an amount with its unit'],
    ['31.2 miles', 'Enter an amount with its unit'],
    ['{"data":{', 'This JSON is incomplete or damaged'],
    ['{"a":1}', 'This JSON is not an Everygram result'],
    ['['.repeat(100_000), 'This JSON is incomplete or damaged'],
    ['9'.repeat(1_000_001), 'This is longer than 1 million characters'],
    ['<script>alert(1)</script>', 'Enter an amount with its unit'],
  ])('%#: what is none of these is refused in words', async (text, says) => {
    const page = await pasted(text)
    await page.getByText(says).waitFor()
    await page.close()
  })

  test('none asks elsewhere, and the browser has nothing to complain about', () => {
    expect(pages.strayed).toEqual([])
    expect(pages.complaints).toEqual([])
  })
})
