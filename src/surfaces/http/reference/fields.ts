/** The fields of a schema as nested lists. What has a name of its own is explained once, on the page of objects. */
import { described, type Html, html } from '../docs/html.ts'
import type { Schema } from '../openapi/document.ts'

export const OBJECTS_PATH = '/docs/api/objects'
/** A longer list of words is folded. */
const WORDS_MAX = 12

/** `depth`: how many levels are shown unfolded. */
export function fieldsOf(schema: Schema, depth: number): Html | undefined {
  const fields = Object.entries(schema.properties ?? {})
  if (fields.length === 0) return undefined
  const items = fields.map(([name, field]) =>
    fieldOf(name, field, schema.required?.includes(name) ?? false, depth),
  )
  return html`<ul class="fields">${items}</ul>`
}

function fieldOf(name: string, field: Schema, isRequired: boolean, depth: number): Html {
  const below = insideOf(field).flatMap((inside) => fieldsOf(inside, depth - 1) ?? [])
  return html`<li><code>${name}</code> <span class="kind">${kindOf(field)}${!isRequired && ', not always'}</span>
${field.description && html`<p>${described(field.description)}</p>`}${wordsOf(field)}${folded(name, below, depth)}</li>`
}

function folded(name: string, below: readonly Html[], depth: number): Html | readonly Html[] {
  if (below.length === 0 || depth > 0) return below
  return html`<details><summary>Fields of <code>${name}</code></summary>${below}</details>`
}

/** The objects within a field: itself, its items, its values, its forms. */
function insideOf(field: Schema): readonly Schema[] {
  const values = typeof field.additionalProperties === 'object' ? [field.additionalProperties] : []
  const parts = [...(field.items ? [field.items] : []), ...values, ...(field.anyOf ?? [])]
  return field.properties ? [field] : parts.flatMap(insideOf)
}

/** What kind of value it is, as text: `number`, `list of Notice`, `text or nothing`. */
export function kindOf(schema: Schema): Html {
  const { $ref, anyOf, items, type } = schema
  if ($ref !== undefined) return linkTo($ref)
  if (anyOf) return html`${anyOf.map((one, index) => html`${index > 0 && ' or '}${kindOf(one)}`)}`
  if (items) return html`list of ${kindOf(items)}`
  if (type === undefined && schema.enum) return html`one of ${schema.enum.length} values`
  const name = Array.isArray(type) ? type.join(' or ') : String(type ?? 'any value')
  return html`${name === 'string' ? 'text' : name === 'null' ? 'null' : name}`
}

function linkTo(ref: string): Html {
  const name = ref.split('/').at(-1) ?? ''
  return html`<a href="${OBJECTS_PATH}#${name}">${name}</a>`
}

/** The words that a field is one of. */
export function wordsOf({ enum: words = [] }: Schema): Html | undefined {
  if (words.length < 2) return undefined
  const list = words.map((word, index) => html`${index > 0 && ', '}<code>${word}</code>`)
  if (words.length <= WORDS_MAX) return html`<p>${list}</p>`
  return html`<details><summary>All ${words.length} values</summary><p>${list}</p></details>`
}
