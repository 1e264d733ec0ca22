/** No page leads to a page or a heading that is not there. */
import { OPERATIONS } from '../src/api/operations.ts'
import type { DocPage } from './pages.ts'

/** Pages that the server makes, and what has no operation among the domains. */
const MADE_BY_THE_SERVER: ReadonlySet<string> = new Set([
  '/docs/api',
  ...[...OPERATIONS.map(({ name }) => name), 'objects', 'batch', 'verify', 'usage'].map(
    (name) => `/docs/api/${name}`,
  ),
])

/** Throws with all dead links. */
export function checkLinks(pages: readonly DocPage[]): void {
  const dead = deadLinks(pages)
  if (dead.length > 0) throw new Error(`Dead links in the documentation:\n${dead.join('\n')}`)
}

export function deadLinks(pages: readonly DocPage[]): string[] {
  const known = new Map(pages.map(({ path, headings }) => [path, headings.map(({ anchor }) => anchor)]))
  return pages.flatMap(({ file, links }) =>
    links
      .filter(({ target, anchor }) => {
        if (MADE_BY_THE_SERVER.has(target)) return false
        const anchors = known.get(target)
        return anchors === undefined || (anchor !== '' && !anchors.includes(anchor))
      })
      .map(({ target, anchor }) => `${file}: ${target}${anchor && `#${anchor}`}`),
  )
}
