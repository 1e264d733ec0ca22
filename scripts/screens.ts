/**
 * Pictures of every page of the app, at three widths, light and dark, for eyes: `npm run screens`, or of some pages by a
 * part of their path, `npm run screens compare`. Needs a build, and a Chromium (CHROMIUM names one). They are in
 * var/screens.
 */
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Browser } from 'playwright-core'
import { PAGES } from '../app/pages.ts'
import { PACKAGE_ROOT } from '../src/surfaces/process/package-root.ts'
import { PREPARED } from '../test/browser/app/prepared.ts'
import { withPages } from './lib/pictured.ts'

const FOLDER = join(PACKAGE_ROOT, 'var', 'screens')
const WIDTHS = [390, 768, 1280]
const HEIGHT = 900
const SHADES = ['light', 'dark'] as const

const wanted = process.argv[2] ?? ''
mkdirSync(FOLDER, { recursive: true })
await withPages(async (browser, origin) => {
  for (const { path, word, sample = path } of PAGES) {
    if (!path.includes(wanted)) continue
    for (const colorScheme of SHADES)
      for (const width of WIDTHS)
        await picture(browser, { address: origin + sample, word, width, colorScheme })
  }
})

interface Picture {
  readonly address: string
  readonly word: string
  readonly width: number
  readonly colorScheme: (typeof SHADES)[number]
}

async function picture(by: Browser, { address, word, width, colorScheme }: Picture): Promise<void> {
  const page = await by.newPage({ viewport: { width, height: HEIGHT }, colorScheme })
  await page.goto(address, { waitUntil: 'networkidle' })
  await PREPARED[word]?.(page)
  await page.screenshot({ path: join(FOLDER, `${word}-${width}-${colorScheme}.png`), fullPage: true })
  await page.close()
}
