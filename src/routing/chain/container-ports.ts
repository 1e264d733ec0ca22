/** Ports with regular container services: data/geography/container_ports.csv, kept by hand. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { PACKAGE_ROOT } from '../../process/package-root.ts'
import { csvRows } from '../../tables/csv.ts'

const FILE = join(PACKAGE_ROOT, 'data', 'geography', 'container_ports.csv')

/** UN/LOCODEs. */
export function readContainerPorts(): ReadonlySet<string> {
  return new Set(csvRows(readFileSync(FILE, 'utf8')).flatMap(({ locode }) => locode ?? []))
}
