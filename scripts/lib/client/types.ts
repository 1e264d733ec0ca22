/** TypeScript for the schemas of the document. */
import type { Schema } from './document.ts'

/** What says more than a type can, or nothing about it. */
const NOT_IN_TYPES = new Set([
  '$id',
  'default',
  'description',
  'example',
  'examples',
  'exclusiveMinimum',
  'format',
  'maxItems',
  'minProperties',
  'maxProperties',
  'maxLength',
  'maximum',
  'minItems',
  'minLength',
  'minimum',
  'pattern',
  'title',
])
const IN_TYPES = new Set([
  '$ref',
  'additionalProperties',
  'anyOf',
  'const',
  'enum',
  'items',
  'properties',
  'required',
  'type',
])

const PRIMITIVES: Readonly<Record<string, string>> = {
  string: 'string',
  number: 'number',
  integer: 'number',
  boolean: 'boolean',
  null: 'null',
  object: 'object',
  array: 'unknown[]',
}

/** Throws for a keyword that it does not know: nothing of the document is lost unseen. */
export function typeText(schema: Schema, indent = ''): string {
  const unknown = Object.keys(schema).find(
    (name) => !IN_TYPES.has(name) && !NOT_IN_TYPES.has(name) && !name.startsWith('x-'),
  )
  if (unknown !== undefined) throw new Error(`The types of the client know no keyword ${unknown}.`)
  if (schema.$ref !== undefined) return schema.$ref.replace('#/components/schemas/', '')
  if (schema.const !== undefined) return literal(schema.const)
  if (schema.enum) return schema.enum.map(literal).join(' | ')
  if (schema.anyOf) return schema.anyOf.map((one) => typeText(one, indent)).join(' | ')
  if (schema.items) return listText(schema.items, indent)
  if (schema.properties || typeof schema.additionalProperties === 'object') return objectText(schema, indent)
  const { type = [] } = schema
  const names = [type].flat().map((name) => PRIMITIVES[name] ?? 'unknown')
  return names.join(' | ') || 'unknown'
}

function listText(items: Schema, indent: string): string {
  const text = typeText(items, indent)
  return items.anyOf || items.enum ? `(${text})[]` : `${text}[]`
}

function objectText(
  { properties = {}, required = [], additionalProperties }: Schema,
  indent: string,
): string {
  const inner = `${indent}  `
  const lines = Object.entries(properties).map(([name, schema]) => {
    const mark = required.includes(name) ? '' : '?'
    return `${commentText(schema, inner)}${inner}${name}${mark}: ${typeText(schema, inner)}\n`
  })
  if (additionalProperties === true) lines.push(`${inner}[name: string]: unknown\n`)
  if (typeof additionalProperties === 'object')
    lines.push(`${inner}[name: string]: ${typeText(additionalProperties, inner)}\n`)
  return lines.length === 0 ? 'Record<string, never>' : `{\n${lines.join('')}${indent}}`
}

/** With its line end; empty where there is nothing to say. */
export function commentText({ description, default: fallback }: Schema, indent: string): string {
  const parts = [description, fallback === undefined ? undefined : `Default: ${String(fallback)}.`]
  const text = parts.filter((part) => part !== undefined).join(' ')
  return text === '' ? '' : `${indent}/** ${text.replaceAll('*/', '*\\/').replaceAll(/\s+/g, ' ')} */\n`
}

function literal(value: unknown): string {
  return typeof value === 'string' ? `'${value.replaceAll("'", "\\'")}'` : String(value)
}
