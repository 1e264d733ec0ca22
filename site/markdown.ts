/** Markdown to HTML: headings that can be led to, links among pages, tables that scroll by themselves. */
import { posix } from 'node:path'
import { Marked, type Token, type Tokens } from 'marked'
import { escapeHtml, type Html, raw } from '../src/surfaces/http/docs/html.ts'
import type { Heading } from '../src/surfaces/http/docs/page-frame.ts'
import { isServed, pathOf } from './paths.ts'

/** A heading with the text below it: what a search finds. */
export interface Section {
  readonly anchor: string
  readonly heading: string
  readonly text: string
}

/** A link to another page, or another place of this one. */
export interface Link {
  readonly target: string
  readonly anchor: string
}

export interface Rendered {
  readonly title: string
  /** The first paragraph. */
  readonly summary: string
  readonly headings: readonly Heading[]
  readonly sections: readonly Section[]
  readonly links: readonly Link[]
  readonly body: Html
}

const OF_THE_WEB = /^(https?|mailto):/
const TAG = /<[^>]*>/g
/** Without a blank after it, the words of two cells would be one. */
const CELL_END = /<\/t[dh]>/g
const ENTITY = /&(amp|lt|gt|quot|#39);/g
const LETTERS: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'" }

/** `file` is the name of the file within the repository, from which its links start. */
export function render(markdown: string, file: string): Rendered {
  const headings: Heading[] = []
  const links: Link[] = []
  const marked = new Marked({ gfm: true })
  const toHtml = (text: string) => marked.parse(text, { async: false })
  marked.use({
    renderer: {
      heading({ tokens, depth }) {
        const inner = this.parser.parseInline(tokens)
        const heading = { level: depth, text: plain(inner), anchor: anchorOf(plain(inner), headings) }
        headings.push(heading)
        return headingHtml(heading, inner)
      },
      link({ href, tokens }) {
        const inner = this.parser.parseInline(tokens)
        if (OF_THE_WEB.test(href)) return `<a href="${escapeHtml(href)}" rel="noreferrer">${inner}</a>`
        const link = linkOf(href, file)
        if (link === undefined) return inner
        links.push(link)
        return `<a href="${link.target}${link.anchor && `#${link.anchor}`}">${inner}</a>`
      },
      table(table) {
        return tableHtml(table, (tokens) => this.parser.parseInline(tokens))
      },
      code: ({ text, lang = '' }) => codeHtml(text, lang),
      html: ({ text }) => (text.startsWith('<!--') ? '' : escapeHtml(text)),
    },
  })
  const body = toHtml(markdown)
  const [first] = headings
  return {
    title: first?.text ?? file,
    summary: summaryOf(body),
    headings,
    sections: sectionsOf(body, headings),
    links,
    body: raw(body),
  }
}

function headingHtml({ level, anchor, text }: Heading, inner: string): string {
  if (level === 1) return `<h1 id="${anchor}">${inner}</h1>\n`
  const name = `aria-label="Link to ${escapeHtml(text)}"`
  return `<h${level} id="${anchor}">${inner} <a class="anchor" href="#${anchor}" ${name}>#</a></h${level}>\n`
}

/** What a shell or a program is told can be copied; the words after the language are for the tests. */
function codeHtml(text: string, info: string): string {
  const [language = ''] = info.split(/\s/)
  return `<pre tabindex="0" data-language="${escapeHtml(language)}"><code>${escapeHtml(text)}\n</code></pre>\n`
}

/** In a box that scrolls by itself where the page is narrower. */
function tableHtml(table: Tokens.Table, inline: (tokens: Token[]) => string): string {
  const cells = (row: readonly Tokens.TableCell[], tag: 'th' | 'td') =>
    row.map(({ tokens, align }) => {
      const aligned = align === null ? '' : ` class="${align}"`
      return `<${tag}${aligned}>${inline(tokens)}</${tag}>`
    })
  const rows = table.rows.map((row) => `<tr>${cells(row, 'td').join('')}</tr>`)
  const isNamed = table.header.some(({ text }) => text !== '')
  const head = isNamed ? `<thead><tr>${cells(table.header, 'th').join('')}</tr></thead>` : ''
  return `<div class="wide" tabindex="0"><table>${head}<tbody>${rows.join('')}</tbody></table></div>\n`
}

/** As the usual viewers of Markdown make them; the second of a name gets a number. */
function anchorOf(text: string, before: readonly Heading[]): string {
  const name = text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s_-]/gu, '')
    .replace(/\s/g, '-')
  const same = before.filter(({ anchor }) => anchor === name || anchor.replace(/-\d+$/, '') === name).length
  return same === 0 ? name : `${name}-${same}`
}

/** Undefined for what is not served: files of the repository. */
function linkOf(href: string, file: string): Link | undefined {
  const [name = '', anchor = ''] = href.split('#')
  if (name === '') return { target: pathOf(file), anchor }
  if (name.startsWith('/')) return { target: name, anchor }
  const target = posix.normalize(posix.join(posix.dirname(file), name)).replace(/\/$/, '')
  return isServed(target) ? { target: pathOf(target), anchor } : undefined
}

function plain(html: string): string {
  return html.replace(TAG, '').replace(ENTITY, (_entity, name) => LETTERS[name] ?? '')
}

function summaryOf(body: string): string {
  const [, first = ''] = /<p>([\s\S]*?)<\/p>/.exec(body) ?? []
  return plain(first)
}

/** The text up to the first heading belongs to it. */
function sectionsOf(body: string, headings: readonly Heading[]): Section[] {
  const parts = body.split(/<h[1-6] id="[^"]*">[\s\S]*?<\/h[1-6]>/)
  return headings.map(({ anchor, text }, index) => ({
    anchor,
    heading: text,
    text: plain((parts[index + 1] ?? '').replace(CELL_END, ' '))
      .replace(/\s+/g, ' ')
      .trim(),
  }))
}
