/** Keys, outages and answers that mean harm. */
import { afterEach, describe, expect, test } from 'vitest'
import { testAccess } from '../../support/access.ts'
import { CHROMIUM } from '../chromium.ts'
import { accessibilityFaults, openPages, type Pages } from './pages.ts'

const STAY = '/app/calculate/hotel?country=GB&nights=3'
const HARM = '<img src=x onerror="document.title=1"><script>document.title=1</script>'

describe.skipIf(CHROMIUM === undefined)('the app', () => {
  let pages: Pages
  afterEach(() => pages.close())

  test('asks for a key where the server does, keeps it for the session, and puts it into no address', async () => {
    const { access, stored } = await testAccess()
    pages = await openPages({ access })
    const key = await stored()
    const page = await pages.open(STAY)
    expect(await accessibilityFaults(page)).toEqual([])
    await page.getByLabel('API key').fill('em_live_wrong')
    await page.keyboard.press('Enter')
    await page.getByText('This key is not valid. Check it and try again.').waitFor()
    await page.getByLabel('API key').fill(key)
    await page.keyboard.press('Enter')
    await page.locator('.amount').getByText('31.2', { exact: true }).waitFor()
    expect(page.url()).not.toContain(key)
    await page.reload()
    await page.locator('.amount').waitFor()
    await page.getByRole('button', { name: 'Remove key' }).click()
    // What was answered the browser still has; another question asks for the key again.
    await page.getByRole('textbox', { name: 'Nights' }).fill('4')
    await page.getByRole('button', { name: 'Calculate' }).click()
    await page.getByLabel('API key').waitFor()
    expect(
      await page.evaluate('sessionStorage.getItem("everygram-key") ?? localStorage.getItem("everygram-key")'),
    ).toBe(null)
  })

  test('says that the server does not answer, keeps the question, and asks again', async () => {
    pages = await openPages()
    const page = await pages.open(STAY)
    await page.route('**/v1/**', (route) => route.abort())
    await page.getByRole('textbox', { name: 'Nights' }).fill('2')
    await page.getByRole('button', { name: 'Calculate' }).click()
    await page.getByRole('heading', { name: 'Can’t reach the server' }).waitFor()
    expect(await accessibilityFaults(page)).toEqual([])
    expect(await page.getByRole('textbox', { name: 'Nights' }).inputValue()).toBe('2')
    await page.unroute('**/v1/**')
    await page.getByRole('button', { name: 'Try again' }).click()
    await page.locator('.amount').getByText('20.8', { exact: true }).waitFor()
  })

  test('shows what means harm as text', async () => {
    pages = await openPages()
    const page = await pages.open('/app')
    await page.route('**/v1/hotel/**', async (route) => {
      const answer = await route.fetch()
      const json = await answer.json()
      if (json.data === undefined) return route.fulfill({ response: answer, json })
      const { attributes } = json.data
      attributes.notices = [{ code: 'x', severity: 'warning', message: HARM, is_fallback: false }]
      Object.assign(attributes.emissions.source_trail[0], {
        name: HARM,
        source_url: 'javascript:document.title=1',
        factor_id: '../../x"><script>',
        licence: HARM,
      })
      json.meta.methodology = HARM
      await route.fulfill({ response: answer, json })
    })
    await page.goto(pages.origin + STAY)
    await page.locator('.amount').waitFor()
    expect(await page.locator('.notices').innerText()).toContain(HARM)
    expect(await page.title()).toBe('Hotel stay · Everygram')
    expect(await page.locator('#app img, #app script').count()).toBe(0)
    expect(await page.locator('a[href^="javascript:"]').count()).toBe(0)
    expect(await page.locator('.working a').first().getAttribute('href')).toBe(
      `/app/factors/${encodeURIComponent('../../x"><script>')}?edition=2025.1`,
    )
    // In an address too, and in a list of places.
    await page.goto(`${pages.origin}/app/calculate/hotel?country=${encodeURIComponent(HARM)}&nights=1`)
    await page.getByRole('alert').first().waitFor()
    expect(await page.locator('#app img, #app script').count()).toBe(0)
    expect(pages.complaints).toEqual([])
  })
})
