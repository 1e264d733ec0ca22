/** Which editions there are, and which of them a server answers from by default, on any day. */

/** An edition that may be asked for, whether it is loaded or not. */
export interface EditionEntry {
  /** The year of activity and the revision, `2025.2`; those of others are called as they like. */
  readonly name: string
  readonly label: string
  /** The year of activity that its factors are meant for. */
  readonly year: number
  readonly revision: number
  readonly status: EditionStatus
  /** YYYY-MM-DD; undefined while it is open. */
  readonly released: string | undefined
  /** SHA-256 over its files, in hex. */
  readonly hash: string
  readonly emissionFactorsYear: number
  /** As it was sealed; absent of an edition that was not. */
  readonly contents?: Contents | undefined
  /** What is new in it, for whoever chooses one. */
  readonly notes?: string | undefined
}

/**
 * released: never changes. open: the next revision of its year, whose rows may still change. third_party: somebody else's.
 * The last two are reached by their full name alone.
 */
export type EditionStatus = 'released' | 'open' | 'third_party'

/** What is in an edition, for whoever chooses one. */
export interface Contents {
  /** By the name of the table. */
  readonly rows: Readonly<Record<string, number>>
  /** The years that figures of a publisher describe, by its name. */
  readonly publishers: Readonly<Record<string, readonly number[]>>
}

export interface Register {
  /** By year, then by revision; those of others at the end. */
  readonly entries: readonly EditionEntry[]
  /** The default from a day (YYYY-MM-DD, UTC) until the next one; the oldest first, at least one. */
  readonly defaults: readonly { readonly since: string; readonly edition: string }[]
}

/** Those that never change: what a year, a default and every list over editions is made of. */
export function releasedEntries({ entries }: Register): EditionEntry[] {
  return entries.filter(({ status }) => status === 'released')
}

/** Those that lists offer: an open revision is for whoever knows its name. */
export function offeredEntries({ entries }: Register): EditionEntry[] {
  return entries.filter(({ status }) => status !== 'open')
}

/** The latest released revision of a year. */
export function findLatestOf(register: Register, year: number): EditionEntry | undefined {
  return releasedEntries(register).findLast((entry) => entry.year === year)
}

/** The latest released revision of the latest year after this one. */
export function findNewer(register: Register, year: number): EditionEntry | undefined {
  const last = releasedEntries(register).at(-1)
  return last !== undefined && last.year > year ? last : undefined
}

/** The edition that was the default on a day, undefined before the first one was. */
export function findDefaultOn({ defaults }: Register, day: string): string | undefined {
  return defaults.findLast(({ since }) => since <= day)?.edition
}

/** The default of today and until another one is named. */
export function latestDefault({ defaults }: Register): string {
  const last = defaults.at(-1)
  if (!last) throw new Error('a register has a default')
  return last.edition
}

/** The years that have a released edition, each once. */
export function yearsOf(register: Register): number[] {
  return [...new Set(releasedEntries(register).map(({ year }) => year))]
}
