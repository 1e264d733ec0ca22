/** Finds words to avoid in messages, pages and new commits: `npm run lint:words`; `-- --lower` writes smaller budgets. */
import { PACKAGE_ROOT } from '../src/surfaces/process/package-root.ts'
import { lowered, readBudgets, writeBudgets } from './lib/words/budgets.ts'
import { problemsOf } from './lib/words/problems.ts'
import { reportWords } from './lib/words/report.ts'
import { readRules } from './lib/words/rules.ts'
import { wordsToAvoid } from './lib/words/search.ts'
import { readSources } from './lib/words/sources.ts'
import { newSubjects } from './lib/words/subjects.ts'

const rules = readRules()
const subjects = wordsToAvoid(newSubjects(PACKAGE_ROOT), ['commits'], rules)
const problems = new Map([...problemsOf(readSources(PACKAGE_ROOT), rules), ['commits', subjects]])
if (process.argv.includes('--lower')) writeBudgets(lowered(problems, readBudgets()))
process.exitCode = reportWords(problems, readBudgets()) ? 0 : 1
