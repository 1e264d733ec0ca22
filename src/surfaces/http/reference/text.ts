/** Descriptions of the OpenAPI document as HTML: paragraphs and lists. */
import { described, type Html, html } from '../docs/html.ts'

const ITEM = /^- /

export function paragraphs(text: string): Html {
  return html`${text.split('\n\n').map(blockOf)}`
}

function blockOf(text: string): Html {
  const lines = text.trim().split('\n')
  if (!lines.every((line) => ITEM.test(line))) return html`<p>${described(text)}</p>`
  return html`<ul>${lines.map((line) => html`<li>${described(line.replace(ITEM, ''))}</li>`)}</ul>`
}
