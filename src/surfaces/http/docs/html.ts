/** HTML as a template: whatever is put in is escaped, unless it is HTML already. */

const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (letter) => ESCAPES[letter] ?? letter)
}

/** Text that is HTML. */
export interface Html {
  readonly markup: string
}

/** `markup` is taken as it stands. */
export function raw(markup: string): Html {
  return { markup }
}

type Part = Html | string | number | undefined | false | readonly Part[]

/** Nothing is written for undefined and false, and of a list one part after the other. */
export function html(texts: TemplateStringsArray, ...parts: Part[]): Html {
  const all = texts.flatMap((text, index) => [text, written(parts[index])])
  return raw(all.join(''))
}

function written(part: Part): string {
  if (part === undefined || part === false) return ''
  if (typeof part !== 'object') return escapeHtml(String(part))
  return 'markup' in part ? part.markup : part.map(written).join('')
}

const CODE = /`([^`]+)`/g
const PAGE = /docs\/([a-z0-9-]+(?:\/[a-z0-9-]+)?)\.md/g

/** A description of a schema: text with `code` in it, and names of pages. */
export function described(text: string): Html {
  return raw(
    escapeHtml(text).replace(CODE, '<code>$1</code>').replace(PAGE, '<a href="/docs/$1">docs/$1</a>'),
  )
}
