/** Prints what has to be rewritten. */
import { type Budgets, exceeding, lowered } from './budgets.ts'
import type { Problems } from './problems.ts'

/** Whether every text is within its budget. */
export function reportWords(problems: Problems, budgets: Budgets): boolean {
  const over = exceeding(problems, budgets)
  for (const [file, found] of over) {
    for (const { file: within = file, line, found: words, instead } of found)
      console.log(`${within}:${line}: ${words} → ${instead}`)
    console.log(
      `${file}: ${found.length} to rewrite, ${budgets[file] ?? 0} allowed (Words in CONTRIBUTING.md)`,
    )
  }
  const next = lowered(problems, budgets)
  const spare = Object.keys(budgets).filter((file) => next[file] !== budgets[file])
  if (spare.length > 0) console.log(`Lower these in scripts/lib/words/budgets.json: ${spare.join(', ')}`)
  return over.length === 0
}
