/** The pages of methods, as the build has put them. */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { MethodPages } from '../../mcp/session.ts'
import { DOCS_DIR } from '../package-root.ts'

const FOLDER = join(DOCS_DIR, 'docs', 'methods')
const ENDING = '.md'
/** What is about the others. */
const INDEX = 'README'

/** Names are read at once, a page when it is asked for. */
export function methodPages(): MethodPages {
  if (!existsSync(FOLDER)) return { names: [], read: () => undefined }
  const names = readdirSync(FOLDER)
    .filter((name) => name.endsWith(ENDING))
    .map((name) => name.slice(0, -ENDING.length))
    .filter((name) => name !== INDEX)
    .sort()
  return {
    names,
    // Only a name of the list is ever made a path.
    read: (name) =>
      names.includes(name) ? readFileSync(join(FOLDER, `${name}${ENDING}`), 'utf8') : undefined,
  }
}
