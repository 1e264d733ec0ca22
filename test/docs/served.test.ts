/** The documentation as a browser gets it: every page, every link, every asset, from this server alone. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { DOMAINS } from '../../src/api/operations.ts'
import { ERROR_STATUS } from '../../src/engine/errors.ts'
import type { App } from '../../src/surfaces/http/app.ts'
import { APP_PATH } from '../../src/surfaces/http/app-pages/manifest.ts'
import { buildApp } from '../../src/surfaces/http/assembly.ts'
import { readManifest } from '../../src/surfaces/http/docs/manifest.ts'
import type { OpenApiDocument } from '../../src/surfaces/http/openapi/document.ts'
import { DOCS_DIR, RELEASE } from '../../src/surfaces/process/package-root.ts'
import { accessWith } from '../support/access.ts'
import { services } from '../support/app.ts'

const OF_THE_SERVER = ['/', APP_PATH, '/openapi.json', '/livez', '/readyz']

const { files, assets, menu } = readManifest(DOCS_DIR)
const pagesOf = (type: string) =>
  Object.entries(files).flatMap(([path, file]) => (file.type.startsWith(type) ? [path] : []))
let app: App
/** Of Markdown and of the reference. */
let pages: string[] = []
/** The HTML of each page, by its path. */
const bodies = new Map<string, string>()
beforeAll(async () => {
  // With keys: the documentation needs none.
  app = await buildApp(services, { access: accessWith(), docs: DOCS_DIR, release: RELEASE })
  const { paths } = (await app.inject('/openapi.json')).json<OpenApiDocument>()
  const operations = Object.values(paths).flatMap((methods) => Object.values(methods))
  const reference = [
    '/docs/api',
    '/docs/api/objects',
    ...operations.map(({ operationId }) => `/docs/api/${operationId}`),
  ]
  pages = [...pagesOf('text/html'), ...reference]
  for (const page of pages) bodies.set(page, (await app.inject(page)).body)
})
afterAll(() => app.close())

/** What a page leads to, and what it loads. */
function references(html: string): string[] {
  const all = [...html.matchAll(/\s(?:href|src|action)="([^"]*)"/g)].map(([, url = '']) =>
    url.replaceAll('&amp;', '&'),
  )
  return all.filter((url) => !url.startsWith('data:'))
}

/** Whether a link of a page leads to a page, a heading, a file, or out of the documentation. */
function isThere(url: string, page: string): boolean {
  if (/^https?:/.test(url) || url.startsWith('/v1/')) return true
  const [path = '', anchor = ''] = url.split('#')
  const body = bodies.get(path || page)
  if (body === undefined) return path in files || OF_THE_SERVER.includes(path)
  return anchor === '' || idsOf(body).includes(anchor)
}

const idsOf = (html: string) => [...html.matchAll(/\sid="([^"]*)"/g)].map(([, id = '']) => id)

describe('every page', () => {
  test('is HTML under a policy that lets it load from this server alone', async () => {
    expect(pages.length).toBeGreaterThan(70)
    for (const page of pages) {
      const { statusCode, headers, body } = await app.inject(page)
      expect(statusCode, page).toBe(200)
      expect(headers['content-type'], page).toBe('text/html; charset=utf-8')
      const policy = String(headers['content-security-policy'])
      expect(policy, page).toContain("default-src 'none'; script-src 'self'; style-src 'self'")
      expect(policy, page).not.toMatch(/unsafe|https?:|upgrade-insecure/)
      // The policy would stop them.
      expect(body, page).not.toMatch(/<script(?![^>]*\ssrc=)|<[^>]*\s(?:style|on[a-z]+)=/)
    }
  })

  test('has a title, one heading of the first level, ids that occur once, and labels', async () => {
    for (const page of pages) {
      const { body } = await app.inject(page)
      expect(body.match(/<title>[^<]+<\/title>/), page).not.toBeNull()
      expect(body.match(/<h1[\s>]/g), page).toHaveLength(1)
      const ids = idsOf(body)
      expect(
        ids.filter((id, index) => ids.indexOf(id) !== index),
        page,
      ).toEqual([])
      const labelled = [...body.matchAll(/<label[^>]* for="([^"]+)"/g)].map(([, id]) => id)
      const fields = [...body.matchAll(/<(?:input|select|textarea) id="([^"]+)"/g)].map(([, id]) => id)
      expect(
        fields.filter((id) => !labelled.includes(id)),
        page,
      ).toEqual([])
    }
  })

  test('leads only to what is there', () => {
    const dead = [...bodies].flatMap(([page, body]) =>
      references(body).flatMap((url) => (isThere(url, page) ? [] : [`${page}: ${url}`])),
    )
    expect(dead).toEqual([])
  })

  test('stands in the menu once', () => {
    const listed = menu.flatMap((group) => group.pages.map(({ path }) => path))
    expect(listed.toSorted()).toEqual(pagesOf('text/html').toSorted())
  })
})

/** Why a batch or a job ends before its last row: never an answer of its own. */
const REASONS_ALONE: ReadonlySet<string> = new Set(['too_many_errors'])

describe('addresses', () => {
  test.each(Object.entries(ERROR_STATUS))(
    'the explanation of %s is there, and its status',
    async (code, status) => {
      const { body } = await app.inject('/docs/errors')
      expect(idsOf(body)).toContain(code)
      const [, section = ''] = body.split(`id="${code}"`)
      const begins = REASONS_ALONE.has(code) ? 'Never the status of a response: ' : `Status ${status}[.,]`
      expect(section).toMatch(new RegExp(`^.*?</h2>\\s*<p>${begins}`, 's'))
    },
  )

  test('what an error says leads to its explanation', async () => {
    const { error } = (await app.inject('/v1/hotel/emissions')).json()
    const [path, anchor] = error.doc_url.split('#')
    expect(idsOf((await app.inject(path)).body)).toContain(anchor)
    expect(anchor).toBe('unauthorized')
  })

  test('those of earlier releases lead on', async () => {
    const moved = { '/docs/': '/docs', '/docs/json': '/openapi.json', '/docs/yaml': '/openapi.json' }
    for (const [from, to] of Object.entries(moved)) {
      const { statusCode, headers } = await app.inject(from)
      expect([statusCode, headers.location], from).toEqual([308, to])
      expect((await app.inject(to)).statusCode).toBe(200)
    }
  })

  test('GET / lists them, and every domain has a page', async () => {
    const root = (await app.inject('/')).json()
    const listed = [
      root.documentation,
      root.reference,
      root.openapi,
      ...root.apis.map((api: { documentation: string }) => api.documentation),
    ]
    for (const path of listed) expect((await app.inject(path)).statusCode, path).toBe(200)
    expect(listed).toHaveLength(3 + DOMAINS.filter(({ status }) => status !== undefined).length)
  })

  test('the page of a method is where a trail says that it is', async () => {
    const { statusCode, headers } = await app.inject('/docs/methods/hotel.md')
    expect([statusCode, headers['content-type']]).toEqual([200, 'text/markdown; charset=utf-8'])
  })

  test('what is not there is a 404, and no other file is served', async () => {
    for (const path of [
      '/docs/nothing',
      '/docs/api/nothing',
      '/docs/../package.json',
      '/docs/%2e%2e/manifest.json',
      '/docs/manifest.json',
    ]) {
      const { statusCode, body } = await app.inject(path)
      expect([statusCode, JSON.parse(body).error.code], path).toEqual([404, 'not_found'])
    }
  })
})

describe('caching', () => {
  test('what has its content in its name is kept for ever', async () => {
    for (const asset of Object.values(assets)) {
      const { statusCode, headers } = await app.inject(asset)
      expect([statusCode, headers['cache-control']]).toEqual([200, 'public, max-age=31536000, immutable'])
    }
  })

  test('pages are asked for again, and a page that is known costs a 304', async () => {
    for (const page of ['/docs', '/docs/errors', '/docs/api', '/docs/api/hotelEmissions', '/openapi.json']) {
      const first = await app.inject(page)
      expect(first.headers['cache-control'], page).toBe('no-cache')
      const again = await app.inject({ url: page, headers: { 'if-none-match': String(first.headers.etag) } })
      expect([again.statusCode, again.body], page).toEqual([304, ''])
      const other = await app.inject({ url: page, headers: { 'if-none-match': 'W/"another"' } })
      expect(other.statusCode, page).toBe(200)
    }
  })
})

describe('for programs', () => {
  test('llms.txt lists every page as Markdown, and llms-full.txt has them', async () => {
    const index = (await app.inject('/llms.txt')).body
    expect(index).toMatch(/^# Everygram\n\n> /)
    const links = [...index.matchAll(/\]\((\/[^)]+)\)/g)].map(([, path = '']) => path)
    expect(links.toSorted()).toEqual(pagesOf('text/markdown').toSorted())
    const full = (await app.inject('/llms-full.txt')).body
    expect(full).toContain('# Hotel stays')
    expect(full).toContain('## rate_limited')
  })
})
