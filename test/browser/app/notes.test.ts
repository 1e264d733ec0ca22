/** Notes on a result and errors: what is open at once, in which language, and by which names. */
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { CHROMIUM } from '../chromium.ts'
import { openPages, type Pages } from './pages.ts'

const PATH = '/app/calculate/hotel?country=GB&nights=3'

const note = (code: string, severity: string, detail?: string) => ({
  ...{ code, severity, key: code, values: {}, message: `Note ${code}.`, is_fallback: false },
  ...(detail !== undefined && { detail }),
})
const NOTES = [
  note('a', 'info', 'Set rooms=2 or check on_unknown_place.'),
  note('b', 'info'),
  note('c', 'info'),
  note('d', 'warning'),
]

const PROBLEM = {
  ...{ code: 'validation_error', status: 422, key: 'x', values: { param: 'nights' }, field: 'nights' },
  ...{ message: 'nights must be a whole number of nights.', doc_url: '/docs/errors', request_id: 'x' },
}

describe.skipIf(CHROMIUM === undefined)('notes and errors', () => {
  let pages: Pages
  beforeAll(async () => {
    pages = await openPages()
  })
  afterAll(() => pages.close())

  async function withNotes(path: string): Promise<Page> {
    const page = await pages.open('/app')
    await page.route('**/v1/hotel/**', async (route) => {
      const response = await route.fetch()
      const json = await response.json()
      json.data.attributes.notices = NOTES
      await route.fulfill({ response, json })
    })
    await page.goto(pages.origin + path)
    await page.locator('.notices').waitFor()
    return page
  }

  test('two notes are open, warnings first; the others and all details are behind a button', async () => {
    const page = await withNotes(PATH)
    const shown = () => page.locator('.notices li:visible').allInnerTexts()
    expect(await shown()).toEqual(['Affects the result\nNote d.', 'Note a.'])
    await page.getByRole('button', { name: 'Details and 2 more notes' }).click()
    expect(await shown()).toEqual([
      'Affects the result\nNote d.',
      'Note a.\nSet “Rooms: 2” or check on_unknown_place.',
      'Note b.',
      'Note c.',
    ])
    // A setting that a note names is one click away; what the form does not have stays as it is.
    await page.getByRole('link', { name: '“Rooms: 2”' }).click()
    expect(new URL(page.url()).searchParams.get('rooms')).toBe('2')
    // The click asks again: a page that is closed before its answer would break the route.
    await page.unrouteAll({ behavior: 'wait' })
    await page.close()
  })

  test('all of them are printed', async () => {
    const page = await withNotes(PATH)
    await page.emulateMedia({ media: 'print' })
    expect(await page.locator('.notices li:visible').count()).toBe(NOTES.length)
    await page.close()
  })

  test('German readers get German from the server, and names of fields in errors', async () => {
    const page = await pages.open('/app', { locale: 'de-DE' })
    const asked: string[] = []
    await page.route('**/v1/hotel/**', async (route) => {
      asked.push(route.request().url())
      await route.fulfill({ status: 422, json: { error: PROBLEM } })
    })
    await page.goto(pages.origin + PATH)
    const alert = page.getByRole('alert')
    await alert.waitFor()
    expect(asked.map((url) => new URL(url).searchParams.get('lang'))).toEqual(['de'])
    expect(await alert.innerText()).toContain('„Nächte“ must be a whole number of nights.')
    await page.close()
  })

  test('leaves nothing to complain about', () => {
    expect([pages.strayed, pages.complaints]).toEqual([[], []])
  })
})
