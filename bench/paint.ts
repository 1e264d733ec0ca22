/**
 * How soon something is seen: the first contentful paint of the app's first page, against that of a page with one heading,
 * which the same server sends. Loads alternate, each in a context of its own with nothing kept: `npx tsx bench/paint.ts`.
 * Needs a build and a Chromium.
 */
import type { AddressInfo } from 'node:net'
import type { Browser } from 'playwright-core'
import { buildApp } from '../src/surfaces/http/assembly.ts'
import { contextWith, installedGeography } from '../src/surfaces/process/context.ts'
import { servedFrom } from '../src/surfaces/process/data/editions.ts'
import { APP_DIR, PACKAGE_DATA, RELEASE } from '../src/surfaces/process/package-root.ts'
import { launch } from '../test/browser/chromium.ts'

const LOADS = 15
const HEADING = '<!doctype html><html lang="en"><title>A page</title><h1>A page</h1>'
const PAINT = `new Promise((resolve) => {
  new PerformanceObserver((list) => {
    const paint = list.getEntriesByName('first-contentful-paint')[0]
    if (paint) resolve(paint.startTime)
  }).observe({ type: 'paint', buffered: true })
})`

const context = contextWith(servedFrom(PACKAGE_DATA), installedGeography({}))
const app = await buildApp(context, { release: RELEASE, pages: APP_DIR })
const plain = await buildApp(context)
// A server of its own, since routes cannot be added to one that is ready.
plain.server.removeAllListeners('request')
plain.server.on('request', (_request, reply) => reply.setHeader('content-type', 'text/html').end(HEADING))
const originOf = async (server: typeof app) => {
  await server.listen({ host: '127.0.0.1', port: 0 })
  return `http://127.0.0.1:${(server.server.address() as AddressInfo).port}`
}
const [pages, headings] = [await originOf(app), await originOf(plain)]
const browser = await launch()
const times: { app: number[]; heading: number[] } = { app: [], heading: [] }
await firstPaint(browser, pages)
await firstPaint(browser, headings)
for (let load = 0; load < LOADS; load++) {
  times.app.push(await firstPaint(browser, `${pages}/app`))
  times.heading.push(await firstPaint(browser, headings))
}
await browser.close()
await Promise.all([app.close(), plain.close()])
const [ofApp, ofHeading] = [median(times.app), median(times.heading)]
console.log(
  `first contentful paint, median of ${LOADS}: app ${ofApp.toFixed(1)} ms, one heading ${ofHeading.toFixed(1)} ms, ratio ${(ofApp / ofHeading).toFixed(2)}`,
)

/** Milliseconds from the beginning of the navigation. */
async function firstPaint(by: Browser, url: string): Promise<number> {
  const context = await by.newContext()
  const page = await context.newPage()
  await page.goto(url)
  const ms = (await page.evaluate(PAINT)) as number
  await context.close()
  return ms
}

function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b)
  return sorted[(sorted.length - 1) / 2] ?? 0
}
