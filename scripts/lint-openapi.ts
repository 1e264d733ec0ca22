/** Lints the generated OpenAPI document with Redocly's recommended rules, two of Spectral's and our own of words: `npm run openapi:lint`. */

import { createConfig, formatProblems, lintFromString } from '@redocly/openapi-core'
import { listsWithoutItems } from './lib/lists-without-items.ts'
import { openApiText } from './lib/openapi-document.ts'
import { readBudgets } from './lib/words/budgets.ts'
import { descriptionsOf } from './lib/words/descriptions.ts'
import { reportWords } from './lib/words/report.ts'
import { readRules } from './lib/words/rules.ts'
import { wordsToAvoid } from './lib/words/search.ts'

const source = await openApiText()

const config = await createConfig({
  extends: ['recommended'],
  rules: {
    // The probes and the root have no input that could be wrong.
    'operation-4xx-response': 'off',
    // The server is wherever the operator runs it: the document's own origin.
    'no-server-example.com': 'off',
    'info-contact': 'error',
    'operation-description': 'error',
  },
})
const problems = await lintFromString({ source, config })
const itemless = listsWithoutItems(JSON.parse(source))
const words = wordsToAvoid(descriptionsOf(JSON.parse(source)), ['text-en'], readRules())
if (!reportWords(new Map([['/openapi.json', words]]), readBudgets())) process.exitCode = 1
if (itemless.length > 0) {
  console.log(`A list needs items: ${itemless.join(', ')}`)
  process.exitCode = 1
}
if (problems.length > 0) {
  formatProblems(problems, { format: 'stylish', version: '', totals: { errors: 0, warnings: 0, ignored: 0 } })
  console.log(
    JSON.stringify(
      problems.map(({ ruleId, message, location }) => ({ ruleId, message, at: location[0]?.pointer })),
      null,
      1,
    ),
  )
  process.exitCode = 1
} else if (itemless.length === 0) {
  const paths = Object.keys(JSON.parse(source).paths).length
  console.log(`OpenAPI document: ${paths} paths, no problems`)
}
