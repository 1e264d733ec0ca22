/** Report by its main job: totals, titles, removing, saving, printing; kept in the browser alone. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { CHROMIUM } from '../chromium.ts'
import { saved } from './files.ts'
import { accessibilityFaults, DESK, isWiderThanWindow, openPages, type Pages, PHONE } from './pages.ts'
import { PREPARED } from './prepared.ts'

const HTML = '<img src=x onerror="document.title=1">'

describe.skipIf(CHROMIUM === undefined)('report', () => {
  let pages: Pages
  beforeAll(async () => {
    pages = await openPages()
  })
  afterAll(() => pages.close())

  const opened = async (options = {}) => {
    const page = await pages.open('/app/report', options)
    await PREPARED.report?.(page)
    return page
  }

  test('location- and market-based stand beside each other, outside of scopes apart', async () => {
    const page = await opened()
    // 31.2 + 12,400, without 3,520 outside; by contract 10,000 become 4,000.
    expect(await page.locator('.amount').textContent()).toBe('12.43 t CO₂e')
    expect(await page.getByText('market-based scope 2 the total is').textContent()).toContain('6,431')
    expect(await page.getByText('Outside of scopes:').textContent()).toContain('3,520')
    await page.close()
  })

  test('a title is changed, a result removed, the rest saved and cleared', async () => {
    const page = await opened()
    await page.getByLabel('Title of result 1').fill(`=1+1 ${HTML}`)
    await page.getByRole('button', { name: 'Remove “Refrigerant: R-22, 2 kg”' }).click()
    expect(await page.locator('main img').count()).toBe(0)
    const csv = await saved(page, 'Download CSV')
    expect(csv.text).toContain(`"'=1+1 <img src=x onerror=""document.title=1"">",31.2,17.16,49.92,`)
    const json = JSON.parse((await saved(page, 'Download JSON')).text)
    expect(json.totals).toMatchObject({ location_based_kg: 12431.2, market_based_kg: 6431.2 })
    expect(json.results).toHaveLength(2)
    await page.getByRole('button', { name: 'Clear report' }).click()
    await page.getByRole('button', { name: 'Remove all' }).click()
    await page.getByText('Your report is empty.').waitFor()
    expect(await page.evaluate('localStorage.getItem("everygram-collected")')).toBe('[]')
    await page.close()
  })

  test('it prints on A4', async () => {
    const page = await opened()
    const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1')
    // 210 mm × 297 mm in points of 1/72 inch.
    expect(pdf).toMatch(/\/MediaBox \[0 0 59[45](\.\d+)? 84[12](\.\d+)?\]/)
    await page.close()
  })

  test('accessible and as wide as the window, on a desk and a phone', async () => {
    for (const viewport of [DESK, PHONE]) {
      const page = await opened({ viewport })
      expect(await accessibilityFaults(page)).toEqual([])
      expect(await isWiderThanWindow(page)).toBe(false)
      await page.close()
    }
  })

  test('nothing was asked elsewhere, and nothing was complained about', () => {
    expect(pages.strayed).toEqual([])
    expect(pages.complaints).toEqual([])
  })
})
