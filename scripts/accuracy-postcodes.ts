/** `npm run accuracy`: postcodes whose towns are known from elsewhere (test/truth/postcodes), by country. */
import { join } from 'node:path'
import { loadGazetteer } from '../src/geo/places/gazetteer.ts'
import { GEO_DIR } from '../src/surfaces/process/package-root.ts'
import { finish, say, show } from './lib/accuracy-tables.ts'
import { lookPostcodesUp, POSTCODE_LISTS, type PostcodeLookUp } from './lib/postcodes.ts'

/** A town's middle is so far from where its codes begin, whatever is said. */
const TOWN_KM = 15

const HEAD = ['codes', 'found', 'within 15 km', 'as near as said', 'warned of', 'median km', 'worst km']

const gazetteer = loadGazetteer(join(GEO_DIR, 'places.bin'))
const lists: string[][] = []
for (const list of POSTCODE_LISTS) {
  const judged = lookPostcodesUp(gazetteer, list)
  const countries = [...new Set(judged.map(({ country }) => country))].sort()
  const byCountry = countries.map((code) => [
    code,
    ...shares(judged.filter(({ country }) => country === code)),
  ])
  show({ title: `Postcodes, ${list}`, head: ['country', ...HEAD], rows: byCountry, isForReaders: true })
  lists.push([list, ...shares(judged)])
  for (const one of judged.filter((each) => !isAsNearAsSaid(each))) {
    const off =
      one.offKm === undefined ? 'not found' : `${Math.round(one.offKm)} km off, said ${one.withinKm}`
    say(`  ${one.country} ${one.code} (${one.town}): ${off}`)
  }
}
show({ title: 'Postcodes, by list', head: ['list', ...HEAD], rows: lists })
finish()

function shares(list: readonly PostcodeLookUp[]): string[] {
  const distances = list.flatMap(({ offKm }) => offKm ?? []).sort((a, b) => a - b)
  const counts = [
    list.length,
    distances.length,
    distances.filter((km) => km <= TOWN_KM).length,
    list.filter(isAsNearAsSaid).length,
    list.filter(({ isWarned }) => isWarned).length,
    Math.round(distances[Math.floor(distances.length / 2)] ?? Number.NaN),
    Math.round(distances.at(-1) ?? Number.NaN),
  ]
  return counts.map(String)
}

function isAsNearAsSaid({ offKm = Number.POSITIVE_INFINITY, withinKm }: PostcodeLookUp): boolean {
  return offKm <= Math.max(TOWN_KM, withinKm)
}
