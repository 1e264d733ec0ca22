/** The pages of methods, where the package has them: from docs/ or, where that did not come along, as the build has put them. */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { MethodPages } from '../../mcp/session.ts'
import { PACKAGE_ROOT } from '../package-root.ts'

const FOLDERS = [
  join(PACKAGE_ROOT, 'docs', 'methods'),
  join(PACKAGE_ROOT, 'dist', 'docs', 'docs', 'methods'),
] as const
const ENDING = '.md'
/** What is about the others. */
const INDEX = 'README'

/** Names are read at once, a page when it is asked for. */
export function methodPages(): MethodPages {
  const folder = FOLDERS.find((one) => existsSync(one))
  if (folder === undefined) return { names: [], read: () => undefined }
  const names = readdirSync(folder)
    .filter((name) => name.endsWith(ENDING))
    .map((name) => name.slice(0, -ENDING.length))
    .filter((name) => name !== INDEX)
    .sort()
  return {
    names,
    // Only a name of the list is ever made a path.
    read: (name) =>
      names.includes(name) ? readFileSync(join(folder, `${name}${ENDING}`), 'utf8') : undefined,
  }
}
