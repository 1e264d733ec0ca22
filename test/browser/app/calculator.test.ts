/** What a person does with the calculator: asks, reads, links, copies, prints, by the keyboard too. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { CHROMIUM } from '../chromium.ts'
import { openPages, type Pages } from './pages.ts'

const STAY = '/app/calculate/hotel?country=GB&nights=3'

describe.skipIf(CHROMIUM === undefined)('the calculator', () => {
  let pages: Pages
  beforeAll(async () => {
    pages = await openPages()
  })
  afterAll(() => pages.close())

  test('is found from the start, filled in by the keyboard, and its address is the calculation', async () => {
    const page = await pages.open('/app')
    await page.getByRole('link', { name: 'A hotel stay' }).click()
    await page.getByRole('combobox', { name: 'Country' }).focus()
    await page.keyboard.type('united k')
    await page.getByRole('option', { name: 'United Kingdom' }).waitFor()
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    await page.keyboard.press('Tab')
    await page.keyboard.type('3')
    await page.keyboard.press('Enter')
    // 3 nights x 10.4 kg: the UK's published factor of 2025.
    await page.locator('.amount').getByText('31.2', { exact: true }).waitFor()
    expect(new URL(page.url()).search).toBe('?country=GB&nights=3')
    expect(await page.locator('.answer-figure').innerText()).toContain('Published value')
    await page.close()
  })

  test('shows how a figure was worked out, and leads to its factor', async () => {
    const page = await pages.open(STAY)
    const working = page.locator('.working:not(.reported)')
    expect(await working.innerText()).toMatch(/3 room-nights\s+× 10\.4 kg.CO₂e\/room-night\s+= 31\.2.kg/)
    const factor = working.getByRole('link').first()
    expect(await factor.getAttribute('href')).toBe('/app/factors/hotel-GB?edition=2025.1')
    await page.close()
  })

  test('takes places as people write them, with their countries', async () => {
    const page = await pages.open('/app/calculate/travel')
    for (const [label, typed, option] of [
      ['From', 'LHR', 'London Heathrow Airport (LHR)'],
      ['To', 'Edinburgh', 'Edinburgh, Scotland'],
    ] as const) {
      await page.getByRole('combobox', { name: label, exact: true }).pressSequentially(typed)
      await page.getByRole('option', { name: option }).first().click()
    }
    expect(await page.getByRole('combobox', { name: 'Country (to)' }).inputValue()).toBe('United Kingdom')
    await page.getByRole('button', { name: 'Calculate' }).click()
    await page.locator('.amount').waitFor()
    expect(new URL(page.url()).searchParams.get('origin_location')).toBe('LHR')
    await page.close()
  })

  test('keeps what is typed in the moment when the form appears', async () => {
    const page = await pages.open('/app/calculate/fuel')
    // Before the browser has drawn the form once: a fast keyboard, or a slow computer.
    await page.evaluate(`new MutationObserver((_, observer) => {
      const labels = [...document.querySelectorAll('label')]
      const nights = labels.find((label) => /^Nights/.test(label.textContent))?.control
      if (!nights) return
      observer.disconnect()
      nights.value = '3'
      nights.dispatchEvent(new Event('input', { bubbles: true }))
    }).observe(document.body, { childList: true, subtree: true })`)
    await page.getByRole('link', { name: 'Hotel stay', exact: true }).click()
    const nights = page.getByRole('textbox', { name: 'Nights' })
    await nights.waitFor()
    await page.waitForTimeout(500)
    expect(await nights.inputValue()).toBe('3')
    await page.close()
  })

  test('says at the field what is wrong, in the words of the server, and takes its suggestion', async () => {
    const page = await pages.open('/app/calculate/hotel?country=Germny&nights=0')
    const nights = page.getByRole('textbox', { name: 'Nights' })
    expect(await nights.getAttribute('aria-invalid')).toBe('true')
    const told = await page.locator(
      `[id="${(await nights.getAttribute('aria-describedby'))?.split(' ').at(-1)}"]`,
    )
    expect(await told.innerText()).toContain('365')
    await nights.fill('1')
    await page.getByRole('button', { name: 'Calculate' }).click()
    await page
      .getByRole('button', { name: /^Did you mean/ })
      .first()
      .click()
    // Germany's published factor of 2025 is 13.2 kg.
    await page.locator('.amount').getByText('13.2', { exact: true }).waitFor()
    await page.close()
  })

  test('speaks German, with its figures', async () => {
    const page = await pages.open(`${STAY}&lang=de`)
    expect(await page.locator('.amount').innerText()).toContain('31,2')
    expect(await page.getByRole('combobox', { name: 'Land' }).inputValue()).toBe('Vereinigtes Königreich')
    await page.goto(`${pages.origin}/app`)
    expect(await page.getByRole('heading', { level: 1 }).innerText()).toBe('Was möchten Sie berechnen?')
    await page.close()
  })

  test('goes back and forth by the browser', async () => {
    const page = await pages.open(STAY)
    await page.getByRole('textbox', { name: 'Nights' }).fill('1')
    await page.getByRole('button', { name: 'Calculate' }).click()
    await page.locator('.amount').getByText('10.4', { exact: true }).waitFor()
    await page.goBack()
    await page.locator('.amount').getByText('31.2', { exact: true }).waitFor()
    expect(await page.getByRole('textbox', { name: 'Nights' }).inputValue()).toBe('3')
    await page.close()
  })

  test('gives the answer as CSV and keeps it for the report', async () => {
    const page = await pages.open(STAY)
    const saved = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Download CSV' }).click()
    const file = await (await saved).createReadStream()
    const text = await new Response(ReadableStream.from(file)).text()
    expect(text.split('\r\n')[1]).toContain('"Hotel stay, United Kingdom",3,"room-nights",10.4,')
    await page.getByRole('button', { name: 'Add to report' }).click()
    await page.getByRole('button', { name: 'Added to report' }).waitFor()
    const kept = JSON.parse((await page.evaluate("localStorage.getItem('everygram-collected')")) as string)
    expect(kept).toMatchObject([{ kg: 31.2, calculator: 'hotel', scopesKg: { scope_3_category_6: 31.2 } }])
    await page.close()
  })

  test('prints the answer without what only a window needs', async () => {
    const page = await pages.open(STAY)
    await page.emulateMedia({ media: 'print' })
    expect(await page.locator('header.top').isVisible()).toBe(false)
    expect(await page.locator('.amount').isVisible()).toBe(true)
    expect(await page.locator('.working:not(.reported)').isVisible()).toBe(true)
    const pdf = await page.pdf({ format: 'A4' })
    expect(pdf.subarray(0, 5).toString()).toBe('%PDF-')
    await page.close()
  })

  test('leaves nothing to complain about', () => {
    expect([pages.strayed, pages.complaints]).toEqual([[], []])
  })
})
