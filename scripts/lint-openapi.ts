/** Lints the generated OpenAPI document with Redocly's recommended rules: `npm run openapi:lint`. */

import { createConfig, formatProblems, lintFromString } from '@redocly/openapi-core'
import { buildApp } from '../src/app.ts'
import { contextWith, installedGeography } from '../src/process/context.ts'
import { servedFrom } from '../src/process/data/editions.ts'
import { EDITIONS_DIR, RELEASE } from '../src/process/package-root.ts'

// The examples of the document are answers, so it needs the geography too.
const context = contextWith(servedFrom(EDITIONS_DIR), installedGeography({}))
const app = await buildApp(context, { release: RELEASE })
const source = (await app.inject('/openapi.json')).body
await app.close()

const config = await createConfig({
  extends: ['recommended'],
  rules: {
    // The probes and the root have no input that could be wrong.
    'operation-4xx-response': 'off',
    // The server is wherever the operator runs it: the document's own origin.
    'no-server-example.com': 'off',
  },
})
const problems = await lintFromString({ source, config })
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
} else {
  const paths = Object.keys(JSON.parse(source).paths).length
  console.log(`OpenAPI document: ${paths} paths, no problems`)
}
