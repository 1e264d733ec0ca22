/** The declarations of what can be imported from the package, as TypeScript looks for them. */
import { cpSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** Of the declarations of everything that the package is made of, keeps those that its own refer to.
 * @param {string} types the folder of all of them
 * @param {string} entry */
export function keepReached(types, entry) {
  const reached = new Set([join(types, entry)])
  for (const file of reached) {
    for (const [, name] of readFileSync(file, 'utf8').matchAll(/from '(\.[^']+)\.ts'/g)) {
      reached.add(join(file, '..', `${name}.d.ts`))
    }
  }
  for (const name of readdirSync(types, { recursive: true, encoding: 'utf8' })) {
    if (name.endsWith('.ts') && !reached.has(join(types, name))) rmSync(join(types, name))
  }
}

/** The same declarations in a folder of CommonJS: to TypeScript a declaration is of the module system of its package.json.
 * @param {string} types
 * @param {string} folder */
export function typesForRequire(types, folder) {
  cpSync(types, folder, { recursive: true })
  writeFileSync(join(folder, 'package.json'), '{ "type": "commonjs" }\n')
}
