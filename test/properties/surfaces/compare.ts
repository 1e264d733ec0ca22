/** What the surfaces make of the same requests, side by side. */
import type { Case, Flaw } from './cases.ts'
import type { AskingAll, Outcome, Skipped } from './doors.ts'

export type Door = readonly [name: string, ask: AskingAll]

/** Surfaces of each of the two ways to read: within one every outcome is the same. */
export interface Doors {
  readonly requests: readonly Door[]
  readonly rows: readonly Door[]
}

export interface Compared {
  readonly faults: readonly string[]
  /** Outcomes that were compared. */
  readonly tried: number
  /** Those that were not, by why. */
  readonly skipped: ReadonlyMap<string, number>
}

/** Put into the wrong place, twice, or where it does not belong: never dropped in silence. */
const REFUSED_EVERYWHERE: ReadonlySet<Flaw> = new Set(['misplaced', 'doubled', 'synonym', 'foreign'])

export async function compared(cases: readonly Case[], { requests, rows }: Doors): Promise<Compared> {
  const found = { faults: [] as string[], tried: 0, skipped: new Map<string, number>() }
  const groups = [await outcomesOf(requests, cases), await outcomesOf(rows, cases)] as const
  for (const [at, one] of cases.entries()) {
    const [first, second] = groups.map((doors) => agreed(one, at, doors, found))
    if (first && second && !isRefused(first) && !isRefused(second) && !isAlike(first, second))
      found.faults.push(`request and row: ${shown(one)}: ${JSON.stringify(first)} ${JSON.stringify(second)}`)
  }
  return found
}

type Outcomes = ReadonlyMap<string, readonly (Outcome | Skipped)[]>

async function outcomesOf(doors: readonly Door[], cases: readonly Case[]): Promise<Outcomes> {
  const found = new Map<string, (Outcome | Skipped)[]>()
  for (const [name, ask] of doors) found.set(name, await ask(cases))
  return found
}

interface Found {
  readonly faults: string[]
  tried: number
  readonly skipped: Map<string, number>
}

/** What all doors of a group make of a request; what one of them makes of it otherwise is a fault. */
function agreed(one: Case, at: number, doors: Outcomes, found: Found): Outcome | undefined {
  let usual: Outcome | undefined
  for (const [name, outcomes] of doors) {
    const outcome = outcomeAt(outcomes[at], one, name, found)
    if (outcome === undefined || isOwnWay(name, one)) continue
    usual ??= outcome
    if (!isAlike(usual, outcome))
      found.faults.push(`${name}: ${shown(one)}: ${JSON.stringify(outcome)} for ${JSON.stringify(usual)}`)
  }
  return usual
}

/** Undefined where a door cannot be asked so. */
function outcomeAt(
  outcome: Outcome | Skipped | undefined,
  one: Case,
  door: string,
  found: Found,
): Outcome | undefined {
  if (outcome === undefined) {
    found.faults.push(`${door}: ${shown(one)} has no outcome`)
    return undefined
  }
  if ('skipped' in outcome) {
    const why = `${door}, ${one.flaw}: ${outcome.skipped}`
    found.skipped.set(why, (found.skipped.get(why) ?? 0) + 1)
    return undefined
  }
  found.tried++
  if (REFUSED_EVERYWHERE.has(one.flaw) && !isRefused(outcome))
    found.faults.push(`${door}: ${shown(one)} is answered`)
  return outcome
}

/** A command refuses an option that nobody knows, and a row a name; requests and columns of a table tell of it. */
const isOwnWay = (door: string, { flaw }: Case) =>
  flaw === 'unknown' && (door === 'command' || door === 'batch of columns')

const isRefused = (found: Outcome) => 'code' in found
const isAlike = (a: Outcome, b: Outcome) => JSON.stringify(a) === JSON.stringify(b)
const shown = ({ type, flaw, param, params }: Case) => `${type} ${flaw} ${param} ${JSON.stringify(params)}`
