/** The prose of a Markdown file: headings, paragraphs, items and cells, without code and targets of links. */
import { marked, type Token, type Tokens } from 'marked'
import type { Piece } from './piece.ts'

const ALT = /\balt="([^"]*)"/g

export function proseOf(markdown: string): Piece[] {
  let line = 1
  return marked.lexer(markdown).flatMap((token) => {
    const pieces = blockTexts(token).map((text) => ({ text: text.replace(/\s+/g, ' '), line }))
    line += token.raw.split('\n').length - 1
    return pieces
  })
}

function blockTexts(token: Token): string[] {
  switch (token.type) {
    case 'heading':
    case 'paragraph':
    case 'text':
      return [inlineText(token)]
    case 'list':
      return (token as Tokens.List).items.flatMap((item) => item.tokens.flatMap(blockTexts))
    case 'blockquote':
      return (token as Tokens.Blockquote).tokens.flatMap(blockTexts)
    case 'table':
      return cellsOf(token as Tokens.Table).map((cell) => cell.tokens.map(inlineText).join(''))
    case 'html':
      return [...token.raw.matchAll(ALT)].map(([, text = '']) => text)
    default:
      return []
  }
}

function cellsOf({ header, rows }: Tokens.Table): Tokens.TableCell[] {
  return [...header, ...rows.flat()]
}

function inlineText(token: Token): string {
  if (token.type === 'codespan') return '``'
  if (token.type === 'image') return token.text
  if (token.type === 'html') return ''
  if (token.type === 'br') return ' '
  if ('tokens' in token && token.tokens !== undefined) return token.tokens.map(inlineText).join('')
  return 'text' in token ? token.text : ''
}
