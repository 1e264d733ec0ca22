import { resolve } from 'node:path'
import { describe, expect, test } from 'vitest'
import { ConfigError, readConfig } from './config.ts'

test('without anything set', () => {
  expect(readConfig({})).toEqual({
    host: '127.0.0.1',
    port: 3000,
    auth: true,
    dataDir: resolve('var'),
    databaseUrl: undefined,
    valkeyUrl: undefined,
    instances: 1,
    trustProxy: false,
    edition: undefined,
    logLevel: 'info',
    metrics: false,
    otel: false,
    jobRetentionDays: 7,
    // 10 GB.
    storageBytesMax: 10_000_000_000,
    shutdownGraceSeconds: 0,
    shutdownTimeoutSeconds: 10,
  })
})

test('with everything set', () => {
  const environment = {
    HOST: '0.0.0.0',
    PORT: '8080',
    AUTH: 'off',
    DATA_DIR: '/srv/everygram',
    DATABASE_URL: 'postgresql://everygram:secret@db:5432/everygram',
    VALKEY_URL: 'valkey://cache:6379/1',
    INSTANCES: '3',
    TRUST_PROXY: '10.0.0.0/8, ::1',
    EDITION: '2025.1',
    OVERLAY: './own.csv',
    LOG_LEVEL: 'warn',
    CORS_ORIGINS: 'https://a.example, http://localhost:5173',
    METRICS: 'on',
    OTEL: 'on',
    JOB_RETENTION_DAYS: '30',
    STORAGE_LIMIT: '2.5 GiB',
    SHUTDOWN_GRACE: '5',
    SHUTDOWN_TIMEOUT: '30',
  }
  expect(readConfig(environment)).toEqual({
    host: '0.0.0.0',
    port: 8080,
    auth: false,
    dataDir: '/srv/everygram',
    databaseUrl: 'postgresql://everygram:secret@db:5432/everygram',
    valkeyUrl: 'valkey://cache:6379/1',
    instances: 3,
    trustProxy: ['10.0.0.0/8', '::1'],
    edition: '2025.1',
    overlay: './own.csv',
    logLevel: 'warn',
    corsOrigins: ['https://a.example', 'http://localhost:5173'],
    metrics: true,
    otel: true,
    jobRetentionDays: 30,
    // 2.5 × 1,073,741,824.
    storageBytesMax: 2_684_354_560,
    shutdownGraceSeconds: 5,
    shutdownTimeoutSeconds: 30,
  })
})

test.each([
  ['10 GB', 10_000_000_000],
  ['500MB', 500_000_000],
  ['1.5 tb', 1_500_000_000_000],
  ['1000 kB', 1_000_000],
  ['64 MiB', 67_108_864],
])('STORAGE_LIMIT=%s', (given, bytes) => {
  expect(readConfig({ STORAGE_LIMIT: given }).storageBytesMax).toBe(bytes)
})

test.each(['0', '10', '999 kB', '10 XB', '-1 GB', '1e3 GB', '9999999 TB', '10  GB', 'GB'])(
  'STORAGE_LIMIT=%s is no size',
  (given) => {
    const start = () => readConfig({ STORAGE_LIMIT: given })
    expect(start).toThrow(ConfigError)
    expect(start).toThrow(`STORAGE_LIMIT must be a size of 1 MB or more, for example 10 GB or 500 MiB`)
    expect(start).toThrow(`you sent '${given}'`)
  },
)

test('an empty value is none, and what is not ours is left alone', () => {
  const environment = {
    PORT: '',
    AUTH: '',
    DATA_DIR: '',
    DATABASE_URL: '',
    VALKEY_URL: '',
    INSTANCES: '',
    TRUST_PROXY: '',
    EDITION: '',
    LOG_LEVEL: '',
    HOST: '',
    NODE_ENV: 'x',
  }
  expect(readConfig(environment)).toEqual(readConfig({}))
})

test('cannot be changed', () => {
  const config = readConfig({}) as { port: number }
  expect(() => {
    config.port = 1
  }).toThrow(TypeError)
})

test.each([
  ['0', 0],
  ['1', 1],
  ['65535', 65_535],
])('PORT %s', (text, port) => {
  expect(readConfig({ PORT: text }).port).toBe(port)
})

test.each([
  ['off', false],
  ['1', 1],
  ['192.0.2.1', ['192.0.2.1']],
  ['10.0.0.0/8,2001:db8::/32', ['10.0.0.0/8', '2001:db8::/32']],
])('TRUST_PROXY %s', (text, trusted) => {
  expect(readConfig({ TRUST_PROXY: text }).trustProxy).toEqual(trusted)
})

test('a folder is taken from where the service was started', () => {
  expect(readConfig({ DATA_DIR: 'keys' }).dataDir).toBe(resolve('keys'))
  expect(readConfig({ DATA_DIR: '../keys' }).dataDir).toBe(resolve('..', 'keys'))
})

describe('a bad value is refused in one line that names it and says what is allowed', () => {
  const PORT = 'from 0 to 65535'
  const LEVELS = 'fatal, error, warn, info, debug, trace or silent'
  test.each([
    ['PORT', '65536', PORT],
    ['PORT', '-1', PORT],
    ['PORT', '3000.5', PORT],
    ['PORT', '3e3', PORT],
    ['PORT', '0x10', PORT],
    ['PORT', ' 80', PORT],
    ['PORT', 'http', PORT],
    ['PORT', '100000', PORT],
    ['AUTH', 'true', 'on or off'],
    ['AUTH', 'ON', 'on or off'],
    ['AUTH', '0', 'on or off'],
    ['INSTANCES', '0', 'from 1 to 1,000'],
    ['INSTANCES', '1001', 'from 1 to 1,000'],
    ['INSTANCES', 'two', 'from 1 to 1,000'],
    ['TRUST_PROXY', 'on', 'off, the number of proxies'],
    ['TRUST_PROXY', '0', 'off, the number of proxies'],
    ['TRUST_PROXY', '10.0.0.0/33', 'off, the number of proxies'],
    ['TRUST_PROXY', '10.0.0.0/8,proxy', 'off, the number of proxies'],
    ['LOG_LEVEL', 'verbose', LEVELS],
    ['LOG_LEVEL', 'INFO', LEVELS],
    ['LOG_LEVEL', 'toString', LEVELS],
    ['METRICS', 'yes', 'on or off'],
    ['SHUTDOWN_GRACE', '-1', 'from 0 to 3,600'],
    ['SHUTDOWN_GRACE', '5s', 'from 0 to 3,600'],
    ['SHUTDOWN_TIMEOUT', '3601', 'from 0 to 3,600'],
    ['CORS_ORIGINS', 'example.org', 'such as https://example.org, separated by commas'],
    ['CORS_ORIGINS', 'https://example.org/', 'such as https://example.org, separated by commas'],
    ['CORS_ORIGINS', 'https://example.org/app', 'such as https://example.org, separated by commas'],
    ['CORS_ORIGINS', 'https://EXAMPLE.org', 'such as https://example.org, separated by commas'],
    ['CORS_ORIGINS', 'file:///x', 'such as https://example.org, separated by commas'],
    ['CORS_ORIGINS', 'null', 'such as https://example.org, separated by commas'],
  ])('%s=%s', (name, value, allowed) => {
    const read = () => readConfig({ [name]: value })
    expect(read).toThrow(ConfigError)
    expect(read).toThrow(new RegExp(`^${name} must be .*${allowed}.*; you sent '${value}'\\.$`))
  })

  test.each([
    ['DATABASE_URL', 'mysql://user:secret@db/keys', 'postgres:// or postgresql://'],
    ['DATABASE_URL', 'secret', 'postgres:// or postgresql://'],
    ['VALKEY_URL', 'http://:secret@cache:6379', 'valkey://, valkeys://, redis:// or rediss://'],
  ])('%s=%s, which is not repeated: it may hold a password', (name, value, allowed) => {
    const read = () => readConfig({ [name]: value })
    expect(read).toThrow(`${name} must be a URL that starts with ${allowed}`)
    expect(read).not.toThrow(/secret/)
  })

  test.each([
    ['redis://:secret@cache:6379/keys', 'must name a database by its number'],
    ['redis://:secret@cache:6379/1/2', 'must name a database by its number'],
    ['redis://:secret%@cache:6379', 'must have %25 for a % in its user name and password'],
  ])('VALKEY_URL=%s, which its client would fail at', (value, says) => {
    const read = () => readConfig({ VALKEY_URL: value })
    expect(read).toThrow(`VALKEY_URL ${says}`)
    expect(read).not.toThrow(/secret/)
  })

  test.each(['redis://cache', 'redis://cache/', 'rediss://user:p%25ss@cache:6380/15'])(
    'VALKEY_URL=%s is one',
    (value) => expect(readConfig({ VALKEY_URL: value }).valkeyUrl).toBe(value),
  )

  test('several at once', () => {
    expect(() => readConfig({ PORT: 'x', AUTH: 'y', LOG_LEVEL: 'z' })).toThrow(
      /^PORT must be .*'x'\. AUTH must be .*'y'\. LOG_LEVEL must be .*'z'\. See docs\/operations\.md\.$/,
    )
  })
})
