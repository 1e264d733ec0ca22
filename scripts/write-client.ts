/** Writes the generated files of the typed client: `npm run client:generate`. */
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { PACKAGE_ROOT } from '../src/surfaces/process/package-root.ts'
import { clientFiles } from './lib/client/files.ts'
import { openApiText } from './lib/openapi-document.ts'

const folder = join(PACKAGE_ROOT, 'packages', 'client', 'src', 'generated')
for (const [name, text] of Object.entries(clientFiles(JSON.parse(await openApiText()))))
  writeFileSync(join(folder, name), text)
