/** `npm run accuracy`: look-ups of places whose answers are known from elsewhere (test/truth/lookups), by class, and their speed. */
import { join } from 'node:path'
import { loadGazetteer } from '../src/places/gazetteer.ts'
import { GEO_DIR } from '../src/process/package-root.ts'
import { isWrong, judgeLookUps, type LookUp, readLookUps } from './lib/lookups.ts'

const gazetteer = loadGazetteer(join(GEO_DIR, 'places.bin'))
const judged = judgeLookUps(gazetteer)
const classes = [...new Set(judged.map((one) => one.class))]
const groups: [string, LookUp[]][] = [
  ...classes.map((name): [string, LookUp[]] => [name, judged.filter((one) => one.class === name)]),
  ['without a country', judged.filter(({ country }) => country === '')],
  ['with a country', judged.filter(({ country }) => country !== '')],
  ['all', judged],
]
console.log('\nPlaces, look-ups by class')
console.table(Object.fromEntries(groups.map(([name, list]) => [name, shares(list)])))
for (const one of judged.filter(({ verdict }) => verdict !== 'right')) {
  console.log(`  ${one.class}: ${one.query}${one.country && ` (${one.country})`}: ${one.verdict}`)
}
console.log(`Look-up: ${microseconds(rowsOf(false)).join(' and ')} µs (median and 99th percentile)`)
console.log(`A misspelt name: ${microseconds(rowsOf(true)).join(' and ')} µs`)

function shares(list: readonly LookUp[]) {
  const percent = (part: readonly LookUp[]) => `${((part.length * 100) / list.length).toFixed(1)} %`
  return {
    'look-ups': list.length,
    wrong: percent(list.filter(isWrong)),
    'of them warned of': list.filter(({ verdict }) => verdict === 'wrong, warned of').length,
    'not found': percent(list.filter(({ verdict }) => verdict === 'not found')),
  }
}

function rowsOf(isMisspelt: boolean) {
  return readLookUps().filter((row) => (row.class === 'misspelt') === isMisspelt)
}

/** Median and 99th percentile, after a first round. */
function microseconds(rows: ReturnType<typeof readLookUps>): string[] {
  const time = (query: string, country: string) => {
    const start = performance.now()
    gazetteer.resolve(query, country === '' ? {} : { countryCode: country })
    return (performance.now() - start) * 1000
  }
  // The quickest of three: what else the machine does is no part of it.
  const quickest = (query: string, country: string) =>
    Math.min(time(query, country), time(query, country), time(query, country))
  for (const { query, country } of rows) time(query, country)
  const taken = rows.map(({ query, country }) => quickest(query, country)).sort((a, b) => a - b)
  return [0.5, 0.99].map((share) => (taken[Math.floor(taken.length * share)] ?? 0).toFixed(0))
}
