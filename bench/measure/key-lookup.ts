/** How long the database takes to find one key among few and among many: by index, it must not grow. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Sqlite from 'libsql'
import pg from 'pg'
import { openStores } from '../../src/platform/access/open-database.ts'
import { type Summary, summary } from '../lib/stats.ts'

export interface KeyLookups {
  keys: number
  micros: Summary
}

const SIZES = [100, 1000, 10_000, 100_000]
const ROUNDS = 9
const LOOKUPS_A_ROUND = 500
const WARM_UP_ROUNDS = 2

export async function measureSqliteLookups(): Promise<KeyLookups[]> {
  const dataDir = mkdtempSync(join(tmpdir(), 'everygram-bench-'))
  const fill = async (from: number, to: number) => {
    const sqlite = new Sqlite(join(dataDir, 'everygram.sqlite'))
    sqlite.exec(
      `with recursive numbers(n) as (select ${from} union all select n + 1 from numbers where n + 1 < ${to})
       insert into api_keys (id, name, secret_hash, created_at)
       select printf('%08d', n), '', hex(zeroblob(32)), '2026-01-01T00:00:00.000Z' from numbers`,
    )
    sqlite.close()
  }
  try {
    return await measure({ dataDir }, fill)
  } finally {
    rmSync(dataDir, { recursive: true, force: true })
  }
}

/** `url` names an empty database; its tables stay. */
export function measurePostgresLookups(url: string): Promise<KeyLookups[]> {
  return measure({ dataDir: '', databaseUrl: url }, async (from, to) => {
    const client = new pg.Client({ connectionString: url })
    await client.connect()
    await client.query(
      `insert into api_keys (id, name, secret_hash, created_at)
       select lpad(n::text, 8, '0'), '', repeat('0', 64), '2026-01-01T00:00:00.000Z'
       from generate_series(${from}, ${to - 1}) n`,
    )
    await client.query('analyze api_keys')
    await client.end()
  })
}

/** `fill` adds keys with the numbers from `from` to below `to` as ids. */
async function measure(
  options: Parameters<typeof openStores>[0],
  fill: (from: number, to: number) => Promise<void>,
): Promise<KeyLookups[]> {
  const stores = await openStores(options)
  const results: KeyLookups[] = []
  let filled = 0
  try {
    for (const keys of SIZES) {
      await fill(filled, keys)
      filled = keys
      const rounds: number[] = []
      for (let round = 0; round < WARM_UP_ROUNDS + ROUNDS; round++) {
        const start = performance.now()
        for (let i = 0; i < LOOKUPS_A_ROUND; i++) {
          const id = String(Math.floor(Math.random() * keys)).padStart(8, '0')
          if ((await stores.keys.find(id)) === undefined) throw new Error(`the key ${id} is not found`)
        }
        const micros = ((performance.now() - start) * 1000) / LOOKUPS_A_ROUND
        if (round >= WARM_UP_ROUNDS) rounds.push(micros)
      }
      results.push({ keys, micros: summary(rounds) })
    }
  } finally {
    await stores.close()
  }
  return results
}
