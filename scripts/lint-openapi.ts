/** Lints the generated OpenAPI document with Redocly's recommended rules and two of Spectral's: `npm run openapi:lint`. */

import { createConfig, formatProblems, lintFromString } from '@redocly/openapi-core'
import { listsWithoutItems } from './lib/lists-without-items.ts'
import { openApiText } from './lib/openapi-document.ts'

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
