/** Files where something goes wrong: keys, an outage in the middle, what is hostile, what is too large. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { workbook } from '../../../src/surfaces/report/workbook.ts'
import { testAccess } from '../../support/access.ts'
import { CHROMIUM } from '../chromium.ts'
import { chooseFile } from './files.ts'
import { openPages, type Pages } from './pages.ts'

const HTML = '<img src=x onerror="document.title=1"><b>bold</b>'
const MANY = 100_000

describe.skipIf(CHROMIUM === undefined)('files in trouble', () => {
  let pages: Pages
  beforeAll(async () => {
    pages = await openPages()
  })
  afterAll(() => pages.close())

  test('a key is asked for, and what was stopped goes on with it', async () => {
    const keys = await testAccess()
    const keyed = await openPages({ access: keys.access })
    const page = await keyed.open('/app/files')
    await chooseFile(page, 'a.csv', 'country,nights\nGB,3\n')
    await page.getByRole('button', { name: 'Calculate', exact: true }).click()
    await page.getByLabel('API key').fill(keys.good)
    await page.getByRole('button', { name: 'Use key' }).click()
    await page.getByText('The row is in the total.').waitFor()
    expect(keyed.strayed).toEqual([])
    await keyed.close()
    await keys.stores.close()
  })

  test('HTML in names of files, sheets, columns and cells is text', async () => {
    const page = await pages.open('/app/files')
    const rows = [
      ['country', 'nights', HTML],
      [HTML, 1, HTML],
      ['GB', 3, HTML],
    ]
    const sheets = [
      { name: 'hotel <i>x<', rows },
      { name: 'more', rows: [['a'], ['b']] },
    ]
    await chooseFile(page, `${HTML.replaceAll('/', '')}.xlsx`, Buffer.from(await workbook(sheets)))
    await page.getByText('2 rows, 3 columns').waitFor()
    expect(await page.getByLabel('Sheet', { exact: true }).inputValue()).toBe('hotel <i>x<')
    await page.getByRole('button', { name: 'Calculate', exact: true }).click()
    await page.getByText('1 row is in the total, 1 left out.').waitFor()
    expect(await page.locator('main img, main b, main i').count()).toBe(0)
    expect(await page.title()).toContain('Files')
    await page.close()
  })

  test('a hostile answer is text too', async () => {
    const page = await pages.open('/app/files')
    const error = { code: 'validation_error', field: 'country', value: HTML, message: HTML, suggestion: HTML }
    await page.context().route('**/v1/batch*', (route) => {
      const line = `${JSON.stringify({ row: 1, type: 'hotel', status: 'error', error })}\n`
      return route.fulfill({ contentType: 'application/x-ndjson', body: line })
    })
    await chooseFile(page, 'a.csv', 'country,nights\nGB,3\n')
    await page.getByRole('button', { name: 'Check rows' }).click()
    await page.getByText(HTML).first().waitFor()
    expect(await page.locator('main img, main b').count()).toBe(0)
    await page.close()
  })

  test('an outage in the middle keeps what was answered, and goes on', async () => {
    const page = await pages.open('/app/files')
    let isOut = false
    let sent = 0
    await page.context().route('**/v1/batch*', (route) => {
      sent++
      if (sent > 1) isOut = true
      return isOut && sent < 5 ? route.abort('connectionrefused') : route.continue()
    })
    // 1,500 that differ go in two requests: the second is refused, twice more too, and then again.
    const rows = Array.from({ length: 1500 }, (_, at) => `GB,${at + 1}`)
    await chooseFile(page, 'many.csv', `country,kwh\n${rows.join('\n')}\n`)
    await page.getByRole('button', { name: 'Calculate', exact: true }).click()
    await page.getByText('Can’t reach the server').waitFor()
    await page.getByText('Not calculated yet: 500 rows.').waitFor()
    sent = 10
    await page.getByRole('button', { name: 'Continue' }).click()
    await page.getByText('All 1,500 rows are in the total.').waitFor()
    await page.close()
  })

  test(`${MANY} rows are calculated`, { timeout: 120_000 }, async () => {
    const page = await pages.open('/app/files')
    const rows = Array.from({ length: MANY }, (_, at) => `row ${at},GB,${(at % 300) + 1}`)
    await chooseFile(page, 'many.csv', `reference,country,nights\n${rows.join('\n')}\n`)
    await page.getByText('100,000 rows, 3 columns').waitFor({ timeout: 60_000 })
    await page.getByRole('button', { name: 'Calculate', exact: true }).click()
    await page.getByText('All 100,000 rows are in the total.').waitFor({ timeout: 60_000 })
    // 1 to 300 nights, 333 times, and 1 to 100: (333 × 45,150 + 5,050) × 10.4 kg = 156,416 t.
    expect(await page.locator('.amount strong').textContent()).toBe('156,400')
    await page.close()
  })

  test('what cannot be read says why', async () => {
    const page = await pages.open('/app/files')
    await chooseFile(page, 'old.xls', Buffer.from('d0cf11e0a1b11ae1', 'hex'))
    await page.getByText('old .xls format').waitFor()
    await chooseFile(page, 'picture.csv', Buffer.from([0x89, 0x50, 0, 0, 1, 2]))
    await page.getByText('We can’t read this file type').waitFor()
    await chooseFile(page, 'twice.csv', 'country,Country\nGB,GB\n')
    await page.getByText('Two columns are named').waitFor()
    await page.close()
  })

  test('nothing went elsewhere, and nothing was complained about', () => {
    expect(pages.strayed).toEqual([])
    expect(pages.complaints).toEqual([])
  })
})
