/** `npm run accuracy`: look-ups of places whose answers are known from elsewhere (test/truth/lookups), by class, and their speed. */
import { join } from 'node:path'
import { loadGazetteer } from '../src/geo/places/gazetteer.ts'
import { GEO_DIR } from '../src/surfaces/process/package-root.ts'
import { finish, say, show } from './lib/accuracy-tables.ts'
import { isWrong, judgeLookUps, type LookUp, readLookUps } from './lib/lookups.ts'

/** Of which the quickest counts. */
const ROUNDS = 3

const gazetteer = loadGazetteer(join(GEO_DIR, 'places.bin'))
const judged = judgeLookUps(gazetteer)
const classes = [...new Set(judged.map((one) => one.class))]
const groups: [string, LookUp[]][] = [
  ...classes.map((name): [string, LookUp[]] => [name, judged.filter((one) => one.class === name)]),
  ['without a country', judged.filter(({ country }) => country === '')],
  ['with a country', judged.filter(({ country }) => country !== '')],
  ['all', judged],
]
show({
  title: 'Places, look-ups by class',
  head: ['class', 'look-ups', 'wrong', 'of them warned of', 'not found'],
  rows: groups.map(([name, list]) => [name, ...shares(list)]),
})
for (const one of judged.filter(({ verdict }) => verdict !== 'right')) {
  say(`  ${one.class}: ${one.query}${one.country && ` (${one.country})`}: ${one.verdict}`)
}
show({
  title: 'Time of a look-up',
  head: ['of', 'median µs', '99th percentile µs'],
  rows: [
    ['a name', ...microseconds(rowsOf(false))],
    ['a misspelt name', ...microseconds(rowsOf(true))],
  ],
})
finish()

function shares(list: readonly LookUp[]): string[] {
  const percent = (part: readonly LookUp[]) => `${((part.length * 100) / list.length).toFixed(1)} %`
  return [
    String(list.length),
    percent(list.filter(isWrong)),
    String(list.filter(({ verdict }) => verdict === 'wrong, warned of').length),
    percent(list.filter(({ verdict }) => verdict === 'not found')),
  ]
}

function rowsOf(isMisspelt: boolean) {
  return readLookUps().filter((row) => (row.class === 'misspelt') === isMisspelt)
}

/** Median and 99th percentile, after a first round. */
function microseconds(rows: ReturnType<typeof readLookUps>): string[] {
  // A blank more in each round is the same name in another text: what was asked before is remembered by its text.
  const time = (query: string, country: string, round: number) => {
    const text = query + ' '.repeat(round + 1)
    const start = performance.now()
    gazetteer.resolve(text, country === '' ? {} : { countryCode: country })
    return (performance.now() - start) * 1000
  }
  // The quickest of some rounds: what else the machine does is no part of it.
  const quickest = rows.map(() => Number.POSITIVE_INFINITY)
  for (let round = 0; round <= ROUNDS; round++) {
    for (const [at, { query, country }] of rows.entries()) {
      const taken = time(query, country, round)
      if (round > 0) quickest[at] = Math.min(quickest[at] as number, taken)
    }
  }
  quickest.sort((a, b) => a - b)
  return [0.5, 0.99].map((share) => (quickest[Math.floor(quickest.length * share)] ?? 0).toFixed(0))
}
