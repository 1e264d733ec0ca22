/** Runs the script of a sheet with stand-ins for Google's services; asked by spreadsheets.test.ts in a process of its own, as UrlFetchApp waits for its answers. */
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { createContext, runInContext } from 'node:vm'

interface Task {
  script: string
  properties: Record<string, string>
  /** As in a cell, with ranges as lists of rows. */
  formulas: string[]
}

export interface Sheet {
  /** Of each formula: its value, or what it threw. */
  values: { value?: unknown; error?: string }[]
  /** Rows in each request that was made. */
  requests: number[]
  sleptMs: number[]
}

interface FetchOptions {
  method: string
  contentType: string
  headers: Record<string, string>
  payload: string
  muteHttpExceptions: boolean
}

const KEY_CHARACTERS_MAX = 250
const KEPT_MAX = 1000

const { script, properties, formulas }: Task = JSON.parse(readFileSync(0, 'utf8'))
const sheet: Sheet = { values: [], requests: [], sleptMs: [] }
const kept = new Map<string, string>()

const ASK = `const { url, method, headers, body } = JSON.parse(require('fs').readFileSync(0, 'utf8'))
fetch(url, { method, headers, body }).then(async (answer) => {
  const { status, headers } = answer
  process.stdout.write(JSON.stringify({ status, text: await answer.text(), headers: Object.fromEntries(headers) }))
})`

const UrlFetchApp = {
  fetch(url: string, { method, contentType, headers, payload, muteHttpExceptions }: FetchOptions) {
    if (!muteHttpExceptions) throw new Error('an exception of Google, in place of the answer')
    sheet.requests.push(JSON.parse(payload).length)
    const request = { url, method, headers: { ...headers, 'content-type': contentType }, body: payload }
    const { stdout } = spawnSync(process.execPath, ['-e', ASK], {
      // A thousand rows with their lines; Google allows 50 MB.
      maxBuffer: 5e7,
      input: JSON.stringify(request),
      encoding: 'utf8',
    })
    const answer = JSON.parse(stdout)
    return {
      getResponseCode: () => answer.status,
      getContentText: () => answer.text,
      getHeaders: () => answer.headers,
    }
  },
}

const cache = {
  getAll: (keys: string[]) => Object.fromEntries([...kept].filter(([key]) => keys.includes(key))),
  putAll(values: Record<string, string>, seconds: number) {
    if (seconds > 21_600) throw new Error('longer than the cache keeps')
    for (const [key, value] of Object.entries(values)) {
      if (key.length > KEY_CHARACTERS_MAX || typeof value !== 'string')
        throw new Error('no entry of the cache')
      if (kept.size < KEPT_MAX) kept.set(key, value)
    }
  },
}

const google = createContext({
  UrlFetchApp,
  CacheService: { getScriptCache: () => cache },
  PropertiesService: {
    getScriptProperties: () => ({ getProperty: (name: string) => properties[name] ?? null }),
  },
  Utilities: {
    DigestAlgorithm: { SHA_256: 'sha256' },
    Charset: { UTF_8: 'utf8' },
    computeDigest: (algorithm: string, text: string) => [...createHash(algorithm).update(text).digest()],
    base64Encode: (bytes: number[]) => Buffer.from(bytes).toString('base64'),
    sleep: (ms: number) => sheet.sleptMs.push(ms),
  },
})
runInContext(script, google)
for (const formula of formulas) {
  try {
    sheet.values.push({ value: runInContext(formula, google) })
  } catch (error) {
    sheet.values.push({ error: (error as Error).message })
  }
}
process.stdout.write(JSON.stringify(sheet))
