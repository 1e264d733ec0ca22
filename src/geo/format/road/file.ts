/** roads.bin: the town graph as the build writes it and the server reads it, typed arrays over one buffer. */
import { readFileSync } from 'node:fs'
import { ArtefactError, checksOf, opening } from '../checks.ts'
import { packSections, readSections } from '../sections.ts'
import { CELL_COLUMNS, CELL_ROWS } from './cells.ts'

/** A graph in compressed rows: the links of node n are those from `first[n]` up to `first[n + 1]`, each in both directions. */
export interface TownGraph {
  /** SHA-256 of the content. */
  readonly hash: string
  /** Degrees. Towns come first, sorted by cell; then waypoints of empty country, where no journey begins. */
  readonly lat: Float32Array
  readonly lon: Float32Array
  readonly townCount: number
  /** Of the cells of one degree, row by row from the south-west: where its towns begin. */
  readonly cellFirst: Uint32Array
  readonly first: Uint32Array
  readonly targets: Uint16Array
  /** Length by road in units of UNIT_METRES. */
  readonly units: Uint16Array
  readonly flags: Uint8Array
  /** Nodes with the same number are joined; the second counts without ferries. */
  readonly part: Uint16Array
  readonly partWithoutFerries: Uint16Array
  /** Cost from each landmark in km, rounded down, landmarks of one node side by side. UNREACHED where there is no way. */
  readonly landmarkKm: Uint16Array
  readonly landmarkCount: number
}

export const UNIT_METRES = 50
export const UNREACHED = 0xffff
/** Raised when the meaning of the sections changes. */
const VERSION = 1

export function encodeGraph(graph: Omit<TownGraph, 'hash'>): Uint8Array {
  const { townCount, landmarkCount } = graph
  return packSections([
    Uint32Array.of(VERSION, graph.lat.length, townCount, graph.targets.length, landmarkCount),
    graph.lat,
    graph.lon,
    graph.cellFirst,
    graph.first,
    graph.targets,
    graph.units,
    graph.flags,
    graph.part,
    graph.partWithoutFerries,
    graph.landmarkKm,
  ])
}

/** `bytes`: of the file, where it was read before. Throws an ArtefactError for a file of another build, or a damaged one. */
export function readGraph(file: string, bytes: Uint8Array = readFileSync(file)): TownGraph {
  return opening(file, () => checked(file, graphOf(file, bytes)))
}

function graphOf(file: string, bytes: Uint8Array): TownGraph {
  const { hash, buffer, at } = readSections(file, bytes)
  const floats = (index: number) => new Float32Array(buffer, at(index).offset, at(index).length / 4)
  const words = (index: number) => new Uint32Array(buffer, at(index).offset, at(index).length / 4)
  const halves = (index: number) => new Uint16Array(buffer, at(index).offset, at(index).length / 2)
  const [version, nodes = 0, townCount = 0, links = 0, landmarkCount = 0] = words(0)
  const graph: TownGraph = {
    hash,
    lat: floats(1),
    lon: floats(2),
    townCount,
    cellFirst: words(3),
    first: words(4),
    targets: halves(5),
    units: halves(6),
    flags: new Uint8Array(buffer, at(7).offset, at(7).length),
    part: halves(8),
    partWithoutFerries: halves(9),
    landmarkKm: halves(10),
    landmarkCount,
  }
  const isWhole =
    version === VERSION &&
    graph.lat.length === nodes &&
    graph.first[nodes] === links &&
    graph.targets.length === links &&
    graph.landmarkKm.length === nodes * landmarkCount
  if (!isWhole) throw new ArtefactError(`${file} is not a road graph of this release: run npm run build`)
  return graph
}

const LATITUDE_MAX = 90
const LONGITUDE_MAX = 180

/** A search goes wherever these numbers lead. */
function checked(file: string, graph: TownGraph): TownGraph {
  const { lat, lon, townCount, cellFirst, first, targets } = graph
  const { offsets, below, between, same } = checksOf(file)
  const [nodes, links] = [lat.length, targets.length]
  between('latitudes', lat, -LATITUDE_MAX, LATITUDE_MAX)
  same('longitudes', lon.length, nodes)
  between('longitudes', lon, -LONGITUDE_MAX, LONGITUDE_MAX)
  same('cells', cellFirst.length, CELL_ROWS * CELL_COLUMNS + 1)
  offsets('cells', cellFirst, townCount)
  below('towns', Uint32Array.of(townCount), nodes + 1)
  same('nodes', first.length, nodes + 1)
  offsets('links of nodes', first, links)
  below('ends of links', targets, nodes)
  same('lengths of links', graph.units.length, links)
  same('kinds of links', graph.flags.length, links)
  same('parts', graph.part.length, nodes)
  same('parts without ferries', graph.partWithoutFerries.length, nodes)
  return graph
}
