/** The pages of docs/methods/, where the package has them. */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { MethodPages } from '../../mcp/session.ts'
import { PACKAGE_ROOT } from '../package-root.ts'

const FOLDER = join(PACKAGE_ROOT, 'docs', 'methods')
const ENDING = '.md'

/** Names are read at once, a page when it is asked for. */
export function methodPages(folder: string = FOLDER): MethodPages {
  const files = existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith(ENDING)) : []
  const names = files.map((name) => name.slice(0, -ENDING.length)).sort()
  return {
    names,
    // Only a name of the list is ever made a path.
    read: (name) =>
      names.includes(name) ? readFileSync(join(folder, `${name}${ENDING}`), 'utf8') : undefined,
  }
}
