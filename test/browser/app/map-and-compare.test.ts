/** The map of a way, and the comparison of answers. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { CHROMIUM } from '../chromium.ts'
import { openPages, type Pages } from './pages.ts'

const SHIPMENT =
  'origin_location=Shanghai&origin_country=CN&destination_location=Munich&destination_country=DE&weight=5&unit=tonne'

describe.skipIf(CHROMIUM === undefined)('pages beside the calculator', () => {
  let pages: Pages
  beforeAll(async () => {
    pages = await openPages()
  })
  afterAll(() => pages.close())

  test('a shipment has each leg on the map and in the table, with the passages of its ship', async () => {
    const page = await pages.open(`/app/map/freight?${SHIPMENT}`)
    await page.locator('.map svg').waitFor()
    const rows = await page.locator('tbody tr').allInnerTexts()
    expect(rows.length).toBe(3)
    // From the East to Europe ships go through Suez, unless they avoid it.
    expect(rows[1]).toContain('Suez Canal')
    expect(await page.locator('.map path.leg').count()).toBe(3)
    const names = await page.locator('.map text').allTextContents()
    expect(names).toEqual(expect.arrayContaining(['Shanghai', 'Munich', 'Suez Canal']))
    await page.goto(`${pages.origin}/app/map/freight?${SHIPMENT}&avoid=suez`)
    await page.locator('.map svg').waitFor()
    expect((await page.locator('tbody').innerText()).includes('Suez Canal')).toBe(false)
    await page.close()
  })

  test('a flight runs between its airports, reached from the calculator by one click', async () => {
    const page = await pages.open(
      '/app/calculate/travel?origin_location=London&origin_country=GB&destination_location=Tokyo&destination_country=JP',
    )
    await page.getByRole('link', { name: 'Show on map' }).click()
    await page.locator('.map path.mode-flight').waitFor()
    expect(await page.locator('tbody').innerText()).toContain('Heathrow')
    await page.close()
  })

  test('a trip whose places are not known has no map, and says so', async () => {
    const page = await pages.open('/app/map/travel?distance_km=100&transport_mode=rail')
    await page.getByText('Only the distance is known').waitFor()
    await page.close()
  })

  test('countries stand in order of their figures, and one more is an address more', async () => {
    const page = await pages.open('/app/compare/hotel?country=GB&nights=3&by=country&values=GB,DE,FR')
    await page.locator('tbody tr').first().waitFor()
    const first = () => page.locator('tbody th').allInnerTexts()
    // kg per room and night as published: France 6.7, United Kingdom 10.4, Germany 13.2.
    expect(await first()).toEqual(['France', 'United Kingdom', 'Germany'])
    await page.getByRole('combobox', { name: 'Add an option' }).pressSequentially('spain')
    await page.getByRole('option', { name: 'Spain' }).click()
    await page.locator('tbody').getByText('Spain').waitFor()
    expect(new URL(page.url()).searchParams.get('values')).toBe('GB,DE,FR,ES')
    await page.getByRole('button', { name: 'Remove Germany' }).click()
    await page.waitForURL(/values=GB%2CFR%2CES/)
    await page.close()
  })

  test('what is compared is not asked for a second time', async () => {
    const page = await pages.open('/app/compare/hotel?country=GB&nights=3&by=country&values=GB,DE')
    await page.locator('tbody tr').first().waitFor()
    expect(await page.locator('form.question').getByLabel('Nights').count()).toBe(1)
    expect(await page.locator('form.question').getByLabel('Country').count()).toBe(0)
    await page.close()
  })

  test.each([`/app/map/freight?${SHIPMENT}`, '/app/compare/hotel?nights=3&by=country&values=GB,DE'])(
    'on a phone no column is beside the window: %s',
    async (address) => {
      const page = await pages.open(address, { viewport: { width: 390, height: 844 } })
      await page.locator('tbody tr').first().waitFor()
      const hidden = await page
        .locator('section.scroll')
        .evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)
      expect(hidden).toBe(0)
      await page.close()
    },
  )

  test('what is refused for one value says so beside the others', async () => {
    const page = await pages.open('/app/compare/hotel?country=GB&nights=1&by=country&values=GB,AQ')
    await page.getByRole('heading', { name: 'No result' }).waitFor()
    expect(await page.locator('.notices').innerText()).toContain('Antarctica')
    expect(await page.locator('tbody tr').count()).toBe(1)
    await page.close()
  })

  test('leave nothing to complain about', () => {
    expect([pages.strayed, pages.complaints]).toEqual([[], []])
  })
})
