/** The app in Chromium, with a real server, for tests: what its pages ask for and complain about is kept. */
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { AddressInfo } from 'node:net'
import type { Browser, BrowserContextOptions, Page } from 'playwright-core'
import type { Context } from '../../../src/contract/operation.ts'
import type { AppOptions } from '../../../src/surfaces/http/assembly.ts'
import { buildApp } from '../../../src/surfaces/http/assembly.ts'
import { contextWith, installedGeography } from '../../../src/surfaces/process/context.ts'
import { servedFrom } from '../../../src/surfaces/process/data/editions.ts'
import { APP_DIR, DOCS_DIR, PACKAGE_DATA, RELEASE } from '../../../src/surfaces/process/package-root.ts'
import { services } from '../../support/app.ts'
import { launch } from '../chromium.ts'

export const DESK = { width: 1280, height: 900 }
export const PHONE = { width: 390, height: 844 }

/** A test that waits for longer says for what. */
const WAIT_MS = 12_000

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

export interface Pages {
  readonly origin: string
  /** Addresses that pages asked for outside of the origin. */
  readonly strayed: readonly string[]
  /** What the browser complained about: errors of scripts, violations of the policy. */
  readonly complaints: readonly string[]
  open(path: string, options?: BrowserContextOptions): Promise<Page>
  close(): Promise<void>
}

/** `access` among the options asks for keys. */
export async function openPages(options: AppOptions = {}, given: Context = services): Promise<Pages> {
  const app = await buildApp(given, { release: RELEASE, docs: DOCS_DIR, pages: APP_DIR, ...options })
  await app.listen({ host: '127.0.0.1', port: 0 })
  const origin = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`
  const browser: Browser = await launch()
  const strayed: string[] = []
  const complaints: string[] = []
  const watch = (page: Page) => {
    page.on('request', (request) => {
      const url = request.url()
      if (!url.startsWith(`${origin}/`) && !url.startsWith('data:') && !url.startsWith('blob:'))
        strayed.push(url)
    })
    page.on('pageerror', (error) => complaints.push(error.message))
    page.on('console', (line) => {
      // An answer that refuses is none of the browser's business.
      if (line.type() === 'error' && !line.text().startsWith('Failed to load resource'))
        complaints.push(line.text())
    })
  }
  return {
    origin,
    strayed,
    complaints,
    async open(path, context = {}) {
      const page = await browser.newPage({ viewport: DESK, locale: 'en-GB', ...context })
      page.setDefaultTimeout(WAIT_MS)
      watch(page)
      await page.goto(origin + path, { waitUntil: 'networkidle' })
      return page
    },
    async close() {
      await browser.close()
      await app.close()
    },
  }
}

/** The service with the edition that it serves by default, which has every domain. */
export function defaultContext(): Context {
  return contextWith(servedFrom(PACKAGE_DATA), installedGeography({}))
}

/** What axe-core finds on the page, in short; empty where there is nothing. */
export async function accessibilityFaults(page: Page): Promise<string[]> {
  // A script element is refused by the policy of the page: the source is run as it is.
  await page.evaluate(AXE)
  const { violations } = (await page.evaluate('axe.run()')) as {
    violations: { id: string; nodes: { html: string }[] }[]
  }
  return violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')}`,
  )
}

/** Whether the page is wider than the window. */
export async function isWiderThanWindow(page: Page): Promise<boolean> {
  return (await page.evaluate('document.documentElement.scrollWidth > innerWidth')) as boolean
}
