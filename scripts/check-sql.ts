/** Rows of every domain in DuckDB and in the engine: `npm run check:sql [-- ROWS [DOMAIN...]]`, a million by default. */

import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { contextWith, installedGeography } from '../src/surfaces/process/context.ts'
import { servedFrom } from '../src/surfaces/process/data/editions.ts'
import { PACKAGE_DATA } from '../src/surfaces/process/package-root.ts'
import { type Compared, compare, openWarehouse } from '../test/warehouse/compare.ts'
import { DOMAIN_NAMES, type DomainName, keysOf, rowsOf } from '../test/warehouse/rows.ts'

const ROWS = 1_000_000
/** In memory at once, with the engine's answers. */
const TOGETHER = 100_000

const [count = String(ROWS), ...names] = process.argv.slice(2)
const domains = names.length > 0 ? (names as DomainName[]) : DOMAIN_NAMES
const dir = mkdtempSync(join(tmpdir(), 'everygram-sql-'))
const context = contextWith(servedFrom(PACKAGE_DATA), installedGeography({}))
const connection = await openWarehouse(context, dir)
let different = 0

for (const name of domains) {
  const source = rowsOf(name, await keysOf(connection, name), Number(count))
  const all: Compared[] = []
  for (let rows = take(source); rows.length > 0; rows = take(source)) {
    all.push(await compare(connection, context, { name, rows, dir }))
  }
  const sum = (of: (one: Compared) => number) => all.reduce((total, one) => total + of(one), 0)
  different += sum((one) => one.different)
  const left = all.flatMap((one) => Object.values(one.left)).reduce((total, one) => total + one, 0)
  console.log(
    [
      `${name}: ${sum((one) => one.rows)} rows`,
      `${sum((one) => one.answered)} the same`,
      `${sum((one) => one.different)} different`,
      `${left} left to the engine`,
      `${sum((one) => one.refused)} refused by both`,
      `DuckDB ${sum((one) => one.seconds.database).toFixed(1)} s`,
      `engine ${sum((one) => one.seconds.engine).toFixed(1)} s`,
    ].join(', '),
  )
  for (const one of all.flatMap(({ differences }) => differences)) console.log(JSON.stringify(one))
}
rmSync(dir, { recursive: true })
process.exit(different === 0 ? 0 : 1)

function take<T>(source: Iterator<T>): T[] {
  const some: T[] = []
  while (some.length < TOGETHER) {
    const { done, value } = source.next()
    if (done) break
    some.push(value)
  }
  return some
}
