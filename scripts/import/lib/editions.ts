/** The editions that importers write, by the year of activity that they are for. */

/** The newest revision of each year. 2025.1 is what release 0.1.0 shipped. */
const EDITIONS: Readonly<Record<string, string>> = {
  '2021': '2021.1',
  '2022': '2022.1',
  '2023': '2023.1',
  '2024': '2024.1',
  '2025': '2025.2',
  '2026': '2026.1',
}

/** The open revision of each year. */
const OPEN: Readonly<Record<string, string>> = {
  '2021': '2021.2',
  '2022': '2022.2',
  '2023': '2023.2',
  '2024': '2024.2',
  '2025': '2025.3',
  '2026': '2026.2',
}

export const YEARS = Object.keys(EDITIONS)

/** Whose tables without a year of their own are read. */
export const LATEST = '2025.2'

/** Where the extracts lie. */
export const EXTRACTS = new URL('../../../data/extracts/', import.meta.url).pathname

export function editionOf(year: string): string {
  const edition = EDITIONS[year]
  if (!edition) throw new Error(`there is no edition for ${year}: ${YEARS.join(', ')}`)
  return edition
}

/** The open revision of a year that has an edition. */
export function openEditionOf(year: string): string {
  return OPEN[year] ?? editionOf(year)
}

/** The year named on the command line. */
export function yearArgument(): string {
  const year = process.argv[2]
  if (!year || !(year in EDITIONS))
    throw new Error(`usage: tsx scripts/import/<publisher>.ts <${YEARS.join('|')}>`)
  return year
}
