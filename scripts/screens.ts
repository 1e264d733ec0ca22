/**
 * Pictures of every page of the app, at three widths, light and dark, for eyes: `npm run screens`, or of some pages by a
 * part of their path, `npm run screens compare`. Needs a build, and a Chromium (CHROMIUM names one). They are in
 * var/screens.
 */
import { mkdirSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import type { Browser } from 'playwright-core'
import { PAGES } from '../app/pages.ts'
import { buildApp } from '../src/app.ts'
import { contextWith, installedGeography } from '../src/process/context.ts'
import { servedFrom } from '../src/process/data/editions.ts'
import { APP_DIR, EDITIONS_DIR, PACKAGE_ROOT, RELEASE } from '../src/process/package-root.ts'
import { PREPARED } from '../test/browser/app/prepared.ts'
import { launch } from '../test/browser/chromium.ts'

const FOLDER = join(PACKAGE_ROOT, 'var', 'screens')
const WIDTHS = [390, 768, 1280]
const HEIGHT = 900
const SHADES = ['light', 'dark'] as const

const wanted = process.argv[2] ?? ''
mkdirSync(FOLDER, { recursive: true })
const app = await buildApp(contextWith(servedFrom(EDITIONS_DIR), installedGeography({})), {
  release: RELEASE,
  pages: APP_DIR,
})
await app.listen({ host: '127.0.0.1', port: 0 })
const origin = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`
const browser = await launch()
for (const { path, word, sample = path } of PAGES) {
  if (!path.includes(wanted)) continue
  for (const colorScheme of SHADES)
    for (const width of WIDTHS) await picture(browser, { sample, word, width, colorScheme })
}
await browser.close()
await app.close()

interface Picture {
  readonly sample: string
  readonly word: string
  readonly width: number
  readonly colorScheme: (typeof SHADES)[number]
}

async function picture(by: Browser, { sample, word, width, colorScheme }: Picture): Promise<void> {
  const page = await by.newPage({ viewport: { width, height: HEIGHT }, colorScheme })
  await page.goto(origin + sample, { waitUntil: 'networkidle' })
  await PREPARED[word]?.(page)
  await page.screenshot({ path: join(FOLDER, `${word}-${width}-${colorScheme}.png`), fullPage: true })
  await page.close()
}
