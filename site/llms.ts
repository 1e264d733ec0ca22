/** What language models read: llms.txt lists the pages, llms-full.txt has them all. */
import type { MenuGroup } from '../src/surfaces/http/docs/page-frame.ts'
import type { DocPage } from './pages.ts'

/** Pages that are tables of thousands of rows, or of the past. */
const LEFT_OUT = ['docs/judgement.md', 'CHANGELOG.md']

/** By the convention of llmstxt.org: a title, a quote, lists of links to Markdown. */
export function llmsIndex(pages: readonly DocPage[], menu: readonly MenuGroup[]): string {
  const byPath = new Map(pages.map((page) => [page.path, page]))
  const groups = menu.map(({ title, pages: entries }) => {
    const lines = entries.flatMap(({ path }) => {
      const page = byPath.get(path)
      return page ? [`- [${page.title}](${page.source}): ${firstSentence(page.summary)}`] : []
    })
    return `## ${title}\n\n${lines.join('\n')}\n`
  })
  return `# Everygram

> The open, self-hosted greenhouse gas emissions API. It calculates emissions from open emission factors over HTTP, and every result comes with its sources and calculation trail.

The OpenAPI 3.1 document is at /openapi.json. All pages in one text: /llms-full.txt.

${groups.join('\n')}`
}

export function llmsFull(pages: readonly DocPage[]): string {
  return pages
    .filter(({ file }) => !LEFT_OUT.includes(file))
    .map(({ path, markdown }) => `<!-- ${path} -->\n\n${markdown}`)
    .join('\n\n')
}

function firstSentence(text: string): string {
  return /^.*?[.:](?=\s|$)/.exec(text)?.[0].replace(/:$/, '.') ?? text
}
