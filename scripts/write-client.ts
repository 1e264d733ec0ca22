/** Writes the generated files of the typed client and of the package for Node programs: `npm run client:generate`. */
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { PACKAGE_ROOT } from '../src/surfaces/process/package-root.ts'
import { generatedFiles } from './lib/client/generated-files.ts'
import { openApiText } from './lib/openapi-document.ts'

for (const [path, text] of Object.entries(generatedFiles(JSON.parse(await openApiText()))))
  writeFileSync(join(PACKAGE_ROOT, path), text)
