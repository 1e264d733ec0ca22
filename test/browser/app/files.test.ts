/** Files by its main job: dropped, matched, checked, corrected, calculated, saved, added to the report. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { CHROMIUM } from '../chromium.ts'
import { chooseFile, NIGHTS, saved } from './files.ts'
import { accessibilityFaults, DESK, isWiderThanWindow, openPages, type Pages, PHONE } from './pages.ts'

describe.skipIf(CHROMIUM === undefined)('files', () => {
  let pages: Pages
  beforeAll(async () => {
    pages = await openPages()
  })
  afterAll(() => pages.close())

  test('a CSV is matched, checked, corrected in one click, calculated and saved', async () => {
    const page = await pages.open('/app/files')
    await chooseFile(page, 'nights.csv', NIGHTS)
    await page.getByText('5 rows, 3 columns').waitFor()
    expect(await page.getByLabel('Column separator').inputValue()).toBe(';')
    expect(await page.getByLabel('Use column “Country” as').inputValue()).toBe('country')
    expect(await page.getByLabel('Use column “Nights” as').inputValue()).toBe('nights')
    await page.getByRole('button', { name: 'Check rows' }).click()
    await page.getByText('3 of 5 rows need attention').waitFor()
    const fault = page.getByRole('listitem').filter({ hasText: 'Germny' })
    expect(await fault.textContent()).toContain('Row 4')
    await fault.getByRole('button', { name: 'Apply to all 2 rows' }).click()
    await page.getByText('Not calculated yet: 2 rows.').waitFor()
    await page.getByRole('button', { name: 'Calculate', exact: true }).click()
    await page.getByText('4 rows are in the total, 1 left out.').waitFor()
    // 10.4 kg for a night in the United Kingdom (UK factors 2025), five of them; Germany's stand beside.
    const results = await saved(page, 'Download results (CSV)')
    expect(results.name).toBe('nights.results.csv')
    const lines = results.text.split('\n')
    expect(lines[0]).toMatch(/^\ufeffReference;Country;Nights;type;status;co2e_kg;/)
    expect(lines[1]).toMatch(/^r1;GB;3;hotel;ok;31,2;/)
    expect(lines[2]).toMatch(/^r2;United Kingdom;2;hotel;ok;20,8;/)
    expect(lines[5]).toMatch(/^'=1\+1;Atlantis;1;/)
    const problems = await saved(page, 'Download problems (CSV)')
    expect(problems.text).toContain('6;Country;Atlantis;')
    expect(await page.getByRole('table', { name: 'By scope and category' }).textContent()).toContain(
      'Scope 3.6: Business travel',
    )
    await page.getByRole('button', { name: 'Add to report' }).click()
    await page.getByRole('link', { name: 'Go to the report' }).click()
    await page.getByLabel('Title of result 1').waitFor()
    expect(await page.getByLabel('Title of result 1').inputValue()).toBe('nights.csv (4 rows)')
    // The file is still there.
    await page.goBack()
    await page.getByText('5 rows, 3 columns').waitFor()
    await page.close()
  })

  test('a column is matched by hand, and what is needed is said', async () => {
    const page = await pages.open('/app/files')
    await chooseFile(page, 'own.csv', 'Where,How long\nGB,3\n')
    await page.getByText('Choose a type.').waitFor()
    await page.getByLabel('Each row is').selectOption('hotel')
    await page.getByText('Still missing').waitFor()
    expect(await page.getByRole('button', { name: 'Calculate' }).isDisabled()).toBe(true)
    await page.getByLabel('Use column “Where” as').selectOption('country')
    await page.getByLabel('Use column “How long” as').selectOption('nights')
    await page.getByRole('button', { name: 'Calculate' }).click()
    await page.getByText('The row is in the total.').waitFor()
    expect(await page.locator('.amount').textContent()).toContain('31.2')
    await page.close()
  })

  test('by keyboard alone', async () => {
    const page = await pages.open('/app/files')
    await page.getByRole('heading', { level: 1 }).waitFor()
    const [chooser] = await Promise.all([
      page.waitForEvent('filechooser'),
      page.locator('#file').press('Enter'),
    ])
    const buffer = Buffer.from('country,nights\nGB,3\n')
    await chooser.setFiles({ name: 'k.csv', mimeType: 'text/csv', buffer })
    const button = page.getByRole('button', { name: 'Calculate' })
    await button.waitFor()
    for (let tabs = 0; tabs < 30; tabs++) {
      if (await button.evaluate((one) => one === one.ownerDocument.activeElement)) break
      await page.keyboard.press('Tab')
    }
    await page.keyboard.press('Enter')
    await page.getByText('The row is in the total.').waitFor()
    await page.close()
  })

  test('accessible and as wide as the window, with a result, on a desk and a phone', async () => {
    for (const viewport of [DESK, PHONE]) {
      const page = await pages.open('/app/files', { viewport })
      await chooseFile(page, 'nights.csv', NIGHTS)
      await page.getByRole('button', { name: 'Calculate' }).click()
      await page.getByRole('heading', { name: 'Total', exact: true }).waitFor()
      expect(await accessibilityFaults(page)).toEqual([])
      expect(await isWiderThanWindow(page)).toBe(false)
      await page.close()
    }
  })

  test('nothing went elsewhere, and nothing was complained about', () => {
    expect(pages.strayed).toEqual([])
    expect(pages.complaints).toEqual([])
  })
})
