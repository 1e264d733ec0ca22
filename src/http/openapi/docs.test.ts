/** The pages at /docs: everything that they load comes from this server. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { accessWith } from '../../../test/support/access.ts'
import { services } from '../../../test/support/app.ts'
import { buildApp } from '../../app.ts'
import type { App } from '../app.ts'

const PAGE = '/docs/'
/** Names of XML vocabularies, which nobody loads. */
const NAMESPACE = /^http:\/\/www\.w3\.org\//

let app: App
let html = ''
let assets: string[] = []
beforeAll(async () => {
  const access = accessWith()
  app = await buildApp(services, { access })
  html = (await app.inject(PAGE)).body
  assets = references(html)
})
afterAll(() => app.close())

/** What the src and href attributes of a page name. */
function references(page: string): string[] {
  return [...page.matchAll(/\b(?:src|href)\s*=\s*["']([^"']+)["']/g)].map(([, url = '']) => url)
}

const local = (url: string) => new URL(url, `http://everygram${PAGE}`)

describe('the page', () => {
  test('/docs leads to HTML, and needs no key', async () => {
    const first = await app.inject('/docs')
    const location = String(first.headers.location ?? PAGE)
    const reply = first.statusCode === 200 ? first : await app.inject(local(location).pathname)
    expect(reply.statusCode).toBe(200)
    expect(reply.headers['content-type']).toMatch(/^text\/html/)
    expect(reply.body).toContain('swagger-ui')
    expect(reply.headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/)
  })

  test('lets the browser load from this server alone', async () => {
    const { headers } = await app.inject(PAGE)
    const policy = String(headers['content-security-policy']).split(';')
    const directives = policy.map((directive) => directive.trim().split(/\s+/)).filter(([name]) => name)
    expect(directives).toContainEqual(['default-src', "'self'"])
    for (const [name, ...sources] of directives) {
      const own = ["'self'", "'none'", 'data:', ...(name === 'style-src' ? ["'unsafe-inline'"] : [])]
      for (const source of sources) expect(own, name).toContain(source)
    }
  })

  test('can be loaded over plain HTTP from another machine', async () => {
    // With this directive browsers ask for every asset over HTTPS, which a server on a local network lacks.
    const { headers } = await app.inject(PAGE)
    expect(headers['content-security-policy']).not.toContain('upgrade-insecure-requests')
  })
})

describe('its assets', () => {
  test('scripts and styles are among them', () => {
    expect(assets.filter((url) => url.endsWith('.js')).length).toBeGreaterThan(0)
    expect(assets.filter((url) => url.endsWith('.css')).length).toBeGreaterThan(0)
  })

  test('are all on this server, and all there', async () => {
    for (const asset of assets) {
      const url = local(asset)
      expect(url.host, asset).toBe('everygram')
      const reply = await app.inject(url.pathname)
      expect(reply.statusCode, asset).toBe(200)
      expect(reply.rawPayload.length, asset).toBeGreaterThan(0)
    }
  })

  test('styles load nothing from elsewhere', async () => {
    for (const asset of assets.filter((url) => url.endsWith('.css'))) {
      const { body } = await app.inject(local(asset).pathname)
      const loaded = [...body.matchAll(/(?:url\(\s*|@import\s+)["']?([^"')\s]+)/g)].map(([, url = '']) => url)
      for (const url of loaded) expect(url, asset).toMatch(/^(data:|#|\.{0,2}\/?[\w-])/)
      expect(loaded.filter((url) => /^(https?:)?\/\//.test(url))).toEqual([])
    }
  })

  test('scripts load nothing from elsewhere', async () => {
    for (const asset of assets.filter((url) => url.endsWith('.js'))) {
      const { body } = await app.inject(local(asset).pathname)
      const named = [...body.matchAll(/\b(?:src|href)\s*[:=]\s*["'](https?:\/\/[^"']+)["']/g)]
      const loaded = named.map(([, url = '']) => url).filter((url) => !NAMESPACE.test(url))
      expect(loaded, asset).toEqual([])
      expect(body, asset).not.toMatch(/import\(\s*["']https?:/)
      expect(body, asset).not.toContain('petstore')
    }
  })

  test('the document that they show is the one of this server', async () => {
    const scripts = assets.filter((url) => url.endsWith('.js'))
    const bodies = await Promise.all(scripts.map(async (url) => (await app.inject(local(url).pathname)).body))
    const starter = bodies.find((body) => body.includes('SwaggerUIBundle('))
    expect(starter).toBeDefined()
    expect(starter).toMatch(/validatorUrl"?:\s*null/)
    const shown = await app.inject('/docs/json')
    expect(shown.statusCode).toBe(200)
    expect(shown.json()).toEqual((await app.inject('/openapi.json')).json())
  })
})
