/** Texts with braces in them, such as message templates and template literals. */

export interface Group {
  /** What stands before it, back to the end of the group before. */
  readonly before: string
  readonly inner: string
}

/** The outermost `{…}` of a text; and what follows the last of them. */
export function bracesOf(text: string): { readonly groups: readonly Group[]; readonly after: string } {
  const groups: Group[] = []
  let from = 0
  for (let open = text.indexOf('{'); open >= 0; open = text.indexOf('{', from)) {
    const close = closing(text, open)
    groups.push({ before: text.slice(from, open), inner: text.slice(open + 1, close) })
    from = close + 1
  }
  return { groups, after: text.slice(from) }
}

/** Where the group that opens at `open` ends; a brace that nothing closes lasts to the end. */
function closing(text: string, open: number): number {
  let depth = 0
  for (let at = open; at < text.length; at++) {
    if (text[at] === '{') depth++
    if (text[at] === '}') depth--
    if (depth === 0) return at
  }
  return text.length
}
