/** Texts of a TypeScript file: its string and template literals, without comments. */
import { bracesOf } from './braces.ts'
import type { Piece } from './piece.ts'

const COMMENT = /\/\/[^\n]*|\/\*[\s\S]*?\*\//.source
const QUOTED = /'(?:\\.|[^'\\\n])*'|"(?:\\.|[^"\\\n])*"/.source
const TEMPLATE = /`(?:\\.|[^`\\])*`/.source
const TOKEN = new RegExp(`${COMMENT}|(${QUOTED}|${TEMPLATE})`, 'g')
const ESCAPE = /\\(?:u\{?([0-9a-f]+)\}?|(.))/gi

export function literalsOf(source: string): Piece[] {
  return [...source.matchAll(TOKEN)].flatMap(({ 1: literal, index }) => {
    if (literal === undefined) return []
    const line = source.slice(0, index).split('\n').length
    const piece = { text: unescaped(literal.slice(1, -1)), line }
    return literal.startsWith('`') ? [piece, ...withinExpressions(literal, line)] : [piece]
  })
}

/** Literals within `${…}`, as of a choice between two words. */
function withinExpressions(template: string, line: number): Piece[] {
  const { groups } = bracesOf(template)
  return groups.flatMap(({ inner }) => literalsOf(inner).map(({ text }) => ({ text, line })))
}

/** A line break is a blank like any other here. */
function unescaped(text: string): string {
  return text.replace(ESCAPE, (_, hex?: string, letter = '') => {
    if (hex !== undefined) return String.fromCodePoint(Number.parseInt(hex, 16))
    return letter === 'n' || letter === 't' ? ' ' : letter
  })
}
