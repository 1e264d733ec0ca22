/** What release 1.0.0 has left in a database (make-fixtures.ts), as if it had been yesterday. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import Sqlite from 'libsql'

const MS_PER_DAY = 86_400_000
/** When it was made, and when its jobs were to expire. */
const MADE_ON = '2026-11-24'
const EXPIRES_ON = '2026-12-01'
const MADE_IN = '2026-11'

const dayIn = (days: number) => new Date(Date.now() + days * MS_PER_DAY).toISOString().slice(0, 10)

export function leftBehind(database: 'sqlite' | 'postgres'): string {
  const text = readFileSync(join(import.meta.dirname, `1.0.0.${database}.sql`), 'utf8')
  return text
    .replaceAll(MADE_ON, dayIn(-1))
    .replaceAll(EXPIRES_ON, dayIn(6))
    .replaceAll(`'${MADE_IN}'`, `'${dayIn(0).slice(0, MADE_IN.length)}'`)
}

/** The file of the database, in a folder. */
export function makeSqlite(dataDir: string): void {
  const db = new Sqlite(join(dataDir, 'everygram.sqlite'))
  db.exec(leftBehind('sqlite'))
  db.close()
}
