/** The page of the objects that many responses share. */
import { described, html } from '../docs/html.ts'
import type { Page } from '../docs/page-frame.ts'
import type { OpenApiDocument, Schema } from '../openapi/document.ts'
import { fieldsOf, kindOf, OBJECTS_PATH } from './fields.ts'

const LEVELS_SHOWN = 2

/** Those that other schemas refer to; the responses themselves are on the pages of their operations. */
export function objectsPage({ components }: OpenApiDocument): Page {
  const shared = Object.entries(components.schemas).filter(([name]) => !name.endsWith('Answer'))
  const sections = shared.map(([name, schema]) => sectionOf(name, schema))
  return {
    title: 'Shared objects',
    path: OBJECTS_PATH,
    summary: 'Objects that many responses contain.',
    headings: shared.map(([name]) => ({ level: 2, anchor: name, text: name })),
    body: html`<h1 id="top">Shared objects</h1>
<p>Objects that many responses contain, each explained once.</p>
${sections}`,
  }
}

function sectionOf(name: string, schema: Schema) {
  const values = typeof schema.additionalProperties === 'object' ? schema.additionalProperties : undefined
  return html`<h2 id="${name}">${name}</h2>
${schema.description && html`<p>${described(schema.description)}</p>`}
${values && html`<p class="kind">By name, each: ${kindOf(values)}</p>`}${fieldsOf(values ?? schema, LEVELS_SHOWN)}`
}
