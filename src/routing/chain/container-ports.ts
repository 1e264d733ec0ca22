/** Ports with regular container services: data/geography/container_ports.csv, kept by hand. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { csvRows } from '../../tables/csv.ts'

/** UN/LOCODEs. */
export function readContainerPorts(folder: string): ReadonlySet<string> {
  const file = join(folder, 'container_ports.csv')
  return new Set(csvRows(readFileSync(file, 'utf8')).flatMap(({ locode }) => locode ?? []))
}
