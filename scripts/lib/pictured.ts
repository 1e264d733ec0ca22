/** The server with the app, and a browser before it: for pictures of pages. Needs a build, and a Chromium. */
import type { AddressInfo } from 'node:net'
import type { Browser } from 'playwright-core'
import { buildApp } from '../../src/surfaces/http/assembly.ts'
import { contextWith, installedGeography } from '../../src/surfaces/process/context.ts'
import { servedFrom } from '../../src/surfaces/process/data/editions.ts'
import { APP_DIR, PACKAGE_DATA, RELEASE } from '../../src/surfaces/process/package-root.ts'
import { launch } from '../../test/browser/chromium.ts'

/** Where the server is, for as long as `use` takes. */
export async function withPages(use: (browser: Browser, origin: string) => Promise<void>): Promise<void> {
  const app = await buildApp(contextWith(servedFrom(PACKAGE_DATA), installedGeography({})), {
    release: RELEASE,
    pages: APP_DIR,
  })
  await app.listen({ host: '127.0.0.1', port: 0 })
  const browser = await launch()
  try {
    await use(browser, `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`)
  } finally {
    await browser.close()
    await app.close()
  }
}
