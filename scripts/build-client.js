/** Compiles packages/client into its dist/, as modules and, in dist/cjs/, for require: `npm run client:build`. */
import { execFileSync } from 'node:child_process'
import { rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('..', import.meta.url))
const client = join(root, 'packages', 'client')
const compiler = join(root, 'node_modules', 'typescript', 'bin', 'tsc')

rmSync(join(client, 'dist'), { recursive: true, force: true })
for (const project of ['tsconfig.json', 'tsconfig.cjs.json'])
  execFileSync(process.execPath, [compiler, '--project', join(client, project)], { stdio: 'inherit' })
// Beside code and declarations: to Node.js and to TypeScript a file is of the module system that its folder says.
writeFileSync(join(client, 'dist', 'cjs', 'package.json'), '{ "type": "commonjs" }\n')
