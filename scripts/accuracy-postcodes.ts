/** `npm run accuracy`: postcodes whose towns are known from elsewhere (test/truth/postcodes), by country. */
import { join } from 'node:path'
import { loadGazetteer } from '../src/places/gazetteer.ts'
import { GEO_DIR } from '../src/process/package-root.ts'
import { lookPostcodesUp, POSTCODE_LISTS, type PostcodeLookUp } from './lib/postcodes.ts'

/** A town's middle is so far from where its codes begin, whatever is said. */
const TOWN_KM = 15

const gazetteer = loadGazetteer(join(GEO_DIR, 'places.bin'))
for (const list of POSTCODE_LISTS) {
  const judged = lookPostcodesUp(gazetteer, list)
  const countries = [...new Set(judged.map(({ country }) => country))].sort()
  console.log(`\nPostcodes, ${list}`)
  console.table({
    ...Object.fromEntries(
      countries.map((code) => [code, shares(judged.filter(({ country }) => country === code))]),
    ),
    all: shares(judged),
  })
  for (const one of judged.filter((each) => !isAsNearAsSaid(each))) {
    const off =
      one.offKm === undefined ? 'not found' : `${Math.round(one.offKm)} km off, said ${one.withinKm}`
    console.log(`  ${one.country} ${one.code} (${one.town}): ${off}`)
  }
}

function shares(list: readonly PostcodeLookUp[]) {
  const distances = list.flatMap(({ offKm }) => offKm ?? []).sort((a, b) => a - b)
  return {
    codes: list.length,
    found: distances.length,
    'within 15 km': distances.filter((km) => km <= TOWN_KM).length,
    'as near as said': list.filter(isAsNearAsSaid).length,
    'warned of': list.filter(({ isWarned }) => isWarned).length,
    'median km': Math.round(distances[Math.floor(distances.length / 2)] ?? Number.NaN),
    'worst km': Math.round(distances.at(-1) ?? Number.NaN),
  }
}

function isAsNearAsSaid({ offKm = Number.POSITIVE_INFINITY, withinKm }: PostcodeLookUp): boolean {
  return offKm <= Math.max(TOWN_KM, withinKm)
}
