/** Ports by their use: data/geography/container_ports.csv, kept by hand. */
import { csvRows } from '../../factors/tables/csv.ts'
import { type GeographyFiles, tableText } from '../files.ts'

/**
 * deep_sea: ocean ships call. feeder: smaller ships, by way of a hub. river: up an estuary or river that ships of the sea
 * sail. inland: on rivers of barges. lake: the Great Lakes. caspian: a sea of its own. terminal: oil, gas or ore, without
 * containers.
 */
export type PortClass = 'deep_sea' | 'feeder' | 'river' | 'inland' | 'lake' | 'caspian' | 'terminal'

/** By UN/LOCODE. */
export type PortClasses = ReadonlyMap<string, PortClass>

export function readPortClasses(folder: string, files?: GeographyFiles): PortClasses {
  const rows = csvRows(tableText(folder, 'container_ports.csv', files))
  return new Map(rows.map((row) => [row.locode ?? '', row.class as PortClass]))
}

/** What ships of the sea do not call at in regular service. */
const NOT_REGULAR: ReadonlySet<PortClass> = new Set(['inland', 'lake', 'terminal'])

/** UN/LOCODEs of the ports with regular services by sea. */
export function regularPorts(classes: PortClasses): ReadonlySet<string> {
  return new Set([...classes].flatMap(([locode, kind]) => (NOT_REGULAR.has(kind) ? [] : [locode])))
}
