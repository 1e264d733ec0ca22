/**
 * How many problems a file may still have: budgets.json beside this file, none where it is not named. Budgets only
 * fall, so that texts get better and never worse.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import type { Problem } from './piece.ts'
import type { Problems } from './problems.ts'

export type Budgets = Readonly<Record<string, number>>

const FILE = new URL('budgets.json', import.meta.url)

export function readBudgets(): Budgets {
  return JSON.parse(readFileSync(FILE, 'utf8'))
}

export function writeBudgets(budgets: Budgets): void {
  writeFileSync(FILE, `${JSON.stringify(budgets, null, 2)}\n`)
}

/** Files with more problems than they may have. */
export function exceeding(problems: Problems, budgets: Budgets): [string, readonly Problem[]][] {
  return [...problems].filter(([file, found]) => found.length > (budgets[file] ?? 0))
}

/** The budgets as they can be now. A file that was not looked at keeps its own. */
export function lowered(problems: Problems, budgets: Budgets): Budgets {
  const entries = Object.entries(budgets).map(([file, budget]): [string, number] => {
    const count = problems.get(file)?.length ?? budget
    return [file, Math.min(budget, count)]
  })
  return Object.fromEntries(entries.filter(([, budget]) => budget > 0))
}
