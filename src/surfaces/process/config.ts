/** From environment variables to the process's configuration. A bad value throws one clear line. */

import { isIP, isIPv6 } from 'node:net'
import { isAbsolute, resolve } from 'node:path'
import { cleanEnv, makeValidator, str } from 'envalid'
import { ENGINE_NAMES, type RoadEngine } from '../../geo/networks/engines/open.ts'
import { message } from '../../messages/messages.ts'
import { WordedError } from '../../messages/worded-error.ts'
import { ANY_ORIGIN } from '../http/cors/cors.ts'
import type { TrustProxy } from '../http/trust-proxy.ts'
import { sizeInBytes } from './size.ts'

export interface Config {
  readonly host: string
  /** 0 takes any free port. */
  readonly port: number
  readonly auth: boolean
  /** Where the SQLite database lives. */
  readonly dataDir: string
  /** A PostgreSQL database for keys and usage; absent: the SQLite file. */
  readonly databaseUrl: string | undefined
  /** A Valkey or Redis server where all instances count limits together; absent: each counts by itself. */
  readonly valkeyUrl: string | undefined
  /** How many instances share the keys: where they cannot count together, each gives its part of a limit. */
  readonly instances: number
  /** Whose X-Forwarded-For tells the address of a client. */
  readonly trustProxy: TrustProxy
  /** Name of a data edition; absent: the newest. */
  readonly edition: string | undefined
  /** A folder of editions that others have made. */
  readonly editionsDir: string | undefined
  /** A CSV of the operator's own factors, added to the edition. */
  readonly overlay: string | undefined
  /** A Photon or Nominatim server for streets and the like; absent: the built-in gazetteer alone. */
  readonly geocoderUrl: string | undefined
  /** An OSRM or Valhalla server for routes by road; absent: the built-in town graph alone. */
  readonly roadEngine: RoadEngine | undefined
  readonly logLevel: (typeof LOG_LEVELS)[number]
  /** Origins whose pages may send requests; absent: none. */
  readonly corsOrigins: readonly string[] | undefined
  /** Whether /metrics is served. */
  readonly metrics: boolean
  /** A port of its own for /metrics; absent: it is served on the port of the service. */
  readonly metricsPort: number | undefined
  /** Whether requests are traced. */
  readonly otel: boolean
  /** A file that holds an API key, such as a mounted secret: the key is good from the start. */
  readonly bootstrapKeyFile: string | undefined
  /** How long a job and its result are kept after its end. */
  readonly jobRetentionDays: number
  /** Bytes that the rows and results of all jobs may take in the store. */
  readonly storageBytesMax: number
  /** Between /readyz turning 503 and the end of listening. */
  readonly shutdownGraceSeconds: number
  /** How long requests in flight may take after that. */
  readonly shutdownTimeoutSeconds: number
}

const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const
const DEFAULT_PORT = 3000
const PORT_MAX = 65_535
const SECONDS_MAX = 3600
const DEFAULT_SHUTDOWN_TIMEOUT_SECONDS = 10
const INSTANCES_MAX = 1000
const DEFAULT_JOB_RETENTION_DAYS = 7
const JOB_RETENTION_DAYS_MAX = 365
/** 10 GB. */
const DEFAULT_STORAGE_BYTES = 10_000_000_000

/** A configuration value that cannot be used. */
export class ConfigError extends WordedError {
  override readonly name = 'ConfigError'
}

const onOff = makeValidator((text) => {
  if (text === 'on' || text === 'off') return text === 'on'
  throw new WordedError(message('startup.on_off', { value: text }))
})
const portNumber = makeValidator((text) => {
  if (/^\d{1,5}$/.test(text) && Number(text) <= PORT_MAX) return Number(text)
  throw new WordedError(message('startup.port', { value: text }))
})
const logLevel = makeValidator((text) => {
  const level = LOG_LEVELS.find((known) => known === text)
  if (level) return level
  throw new WordedError(message('startup.one_of', { choices: LOG_LEVELS, value: text }))
})

/** A URL may hold a password: what was given is not repeated. */
function serviceUrl(text: string, ...protocols: string[]): { text: string; url: URL } {
  const url = URL.canParse(text) ? new URL(text) : undefined
  if (url && protocols.includes(url.protocol.slice(0, -1))) return { text, url }
  throw new WordedError(message('startup.url', { choices: protocols.map((name) => `${name}://`) }))
}

function isDecodable(text: string): boolean {
  try {
    decodeURIComponent(text)
    return true
  } catch {
    return false
  }
}

const databaseUrl = makeValidator((text) => serviceUrl(text, 'postgres', 'postgresql').text)
const valkeyUrl = makeValidator((text) => {
  const { pathname, username, password } = serviceUrl(text, 'valkey', 'valkeys', 'redis', 'rediss').url
  // What its client would fail at later, when the server runs.
  if (!/^\/?\d{0,4}$/.test(pathname)) throw new WordedError(message('startup.database_number', {}))
  if (!isDecodable(username + password)) throw new WordedError(message('startup.escaped_percent', {}))
  return text
})

const instanceCount = makeValidator((text) => {
  const count = /^\d{1,4}$/.test(text) ? Number(text) : 0
  if (count >= 1 && count <= INSTANCES_MAX) return count
  throw new WordedError(message('startup.count', { max: INSTANCES_MAX, value: text }))
})

const trustProxy = makeValidator((text): TrustProxy => {
  if (text === 'off') return false
  if (/^[1-9]$/.test(text)) return Number(text)
  const addresses = text.split(',').map((part) => part.trim())
  if (addresses.every(isNetwork)) return addresses
  throw new WordedError(message('startup.trust_proxy', { value: text }))
})

const httpUrl = makeValidator((text) => {
  if (URL.canParse(text) && ['http:', 'https:'].includes(new URL(text).protocol)) return text
  throw new WordedError(message('startup.http_url', { value: text }))
})

const engineName = makeValidator((text) => {
  const name = ENGINE_NAMES.find((known) => known === text)
  if (name) return name
  throw new WordedError(message('startup.one_of', { choices: ENGINE_NAMES, value: text }))
})

const origins = makeValidator((text) => {
  const given = text.split(',').map((origin) => origin.trim())
  const wrong = given.find((origin) => origin !== ANY_ORIGIN && !isOrigin(origin))
  if (wrong === undefined) return given
  throw new WordedError(message('startup.origins', { value: wrong }))
})

/** As a browser sends it: scheme, host and port without a path, in lower case. */
function isOrigin(text: string): boolean {
  return /^https?:/.test(text) && URL.canParse(text) && new URL(text).origin === text
}

const seconds = makeValidator((text) => {
  if (/^\d{1,4}$/.test(text) && Number(text) <= SECONDS_MAX) return Number(text)
  throw new WordedError(message('startup.seconds', { max: SECONDS_MAX, value: text }))
})

const days = makeValidator((text) => {
  const count = /^\d{1,3}$/.test(text) ? Number(text) : 0
  if (count >= 1 && count <= JOB_RETENTION_DAYS_MAX) return count
  throw new WordedError(message('startup.days', { max: JOB_RETENTION_DAYS_MAX, value: text }))
})

const VARIABLES = {
  HOST: str({ default: '127.0.0.1' }),
  PORT: portNumber({ default: DEFAULT_PORT }),
  AUTH: onOff({ default: true }),
  DATA_DIR: str({ default: './var' }),
  DATABASE_URL: databaseUrl({ default: undefined }),
  VALKEY_URL: valkeyUrl({ default: undefined }),
  INSTANCES: instanceCount({ default: 1 }),
  TRUST_PROXY: trustProxy({ default: false }),
  EDITION: str({ default: undefined }),
  EDITIONS_DIR: str({ default: undefined }),
  OVERLAY: str({ default: undefined }),
  GEOCODER_URL: httpUrl({ default: undefined }),
  ROAD_ENGINE: engineName({ default: undefined }),
  ROAD_ENGINE_URL: httpUrl({ default: undefined }),
  LOG_LEVEL: logLevel({ default: 'info' }),
  CORS_ORIGINS: origins({ default: undefined }),
  METRICS: onOff({ default: false }),
  METRICS_PORT: portNumber({ default: undefined }),
  OTEL: onOff({ default: false }),
  BOOTSTRAP_KEY_FILE: str({ default: undefined }),
  JOB_RETENTION_DAYS: days({ default: DEFAULT_JOB_RETENTION_DAYS }),
  STORAGE_LIMIT: sizeInBytes({ default: DEFAULT_STORAGE_BYTES }),
  SHUTDOWN_GRACE: seconds({ default: 0 }),
  SHUTDOWN_TIMEOUT: seconds({ default: DEFAULT_SHUTDOWN_TIMEOUT_SECONDS }),
}

export function readConfig(environment: NodeJS.ProcessEnv): Config {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''))
  const env = cleanEnv(given, VARIABLES, {
    reporter: ({ errors }) => {
      const problems = Object.entries(errors).flatMap(([param, error]) =>
        error instanceof WordedError ? message('startup.setting', { param, reason: error.said }) : [],
      )
      if (problems.length > 0)
        throw new ConfigError(message('startup.settings', { problems, is_many: problems.length > 1 }))
    },
  })
  return Object.freeze({
    host: env.HOST,
    port: env.PORT,
    auth: env.AUTH,
    dataDir: isAbsolute(env.DATA_DIR) ? env.DATA_DIR : resolve(env.DATA_DIR),
    databaseUrl: env.DATABASE_URL,
    valkeyUrl: env.VALKEY_URL,
    instances: env.INSTANCES,
    trustProxy: env.TRUST_PROXY,
    edition: env.EDITION,
    editionsDir: env.EDITIONS_DIR,
    overlay: env.OVERLAY,
    geocoderUrl: env.GEOCODER_URL,
    roadEngine: roadEngine(env.ROAD_ENGINE, env.ROAD_ENGINE_URL),
    logLevel: env.LOG_LEVEL,
    corsOrigins: env.CORS_ORIGINS,
    metrics: env.METRICS,
    metricsPort: metricsPort(env.METRICS, env.METRICS_PORT),
    otel: env.OTEL,
    bootstrapKeyFile: env.BOOTSTRAP_KEY_FILE,
    jobRetentionDays: env.JOB_RETENTION_DAYS,
    storageBytesMax: env.STORAGE_LIMIT,
    shutdownGraceSeconds: env.SHUTDOWN_GRACE,
    shutdownTimeoutSeconds: env.SHUTDOWN_TIMEOUT,
  })
}

function metricsPort(isOn: boolean, port: number | undefined): number | undefined {
  if (port !== undefined && !isOn) throw new ConfigError(message('startup.metrics_port', {}))
  return port
}

function roadEngine(name: RoadEngine['name'] | undefined, url: string | undefined): RoadEngine | undefined {
  if (name && url) return { name, url }
  if (name || url) throw new ConfigError(message('startup.road_engine', {}))
  return undefined
}

/** Bits of an IPv4 and of an IPv6 address. */
const IPV4_BITS = 32
const IPV6_BITS = 128

/** An address, or a network in CIDR notation. */
function isNetwork(text: string): boolean {
  const [address = '', bits, ...more] = text.split('/')
  if (isIP(address) === 0 || more.length > 0) return false
  return (
    bits === undefined ||
    (/^\d{1,3}$/.test(bits) && Number(bits) <= (isIPv6(address) ? IPV6_BITS : IPV4_BITS))
  )
}
