/** The pictures of the app in the README: `npm run pictures`. Needs a build, and a Chromium (CHROMIUM names one). */
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { PACKAGE_ROOT } from '../src/surfaces/process/package-root.ts'
import { withPages } from './lib/pictured.ts'

const FOLDER = join(PACKAGE_ROOT, 'docs', 'pictures')
const VIEW = { width: 1200, height: 800 }
const SHADES = ['light', 'dark'] as const
const PICTURES = [
  {
    name: 'map',
    path: '/app/map/freight?origin_location=Shanghai&origin_country=CN&destination_location=Munich&destination_country=DE&weight=5&unit=tonne',
  },
  {
    name: 'answer',
    path: '/app/calculate/hotel?country=GB&nights=3',
  },
]

mkdirSync(FOLDER, { recursive: true })
await withPages(async (browser, origin) => {
  for (const { name, path } of PICTURES)
    for (const colorScheme of SHADES) {
      const page = await browser.newPage({ viewport: VIEW, colorScheme })
      await page.goto(origin + path, { waitUntil: 'networkidle' })
      await page.screenshot({ path: join(FOLDER, `${name}-${colorScheme}.png`), fullPage: true })
      await page.close()
    }
})
