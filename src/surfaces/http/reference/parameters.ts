/** The parameters of an operation: their values, and the form that sends them. */
import { described, type Html, html, raw } from '../docs/html.ts'
import type { DocumentedOperation, Parameter, Schema } from '../openapi/document.ts'
import { kindOf, wordsOf } from './fields.ts'

/** With more words than this a list to choose from is no help. */
const CHOICES_MAX = 60
const ROWS_OF_BODY = 12

export function parameterList(parameters: readonly Parameter[]): Html | undefined {
  if (parameters.length === 0) return undefined
  const items = parameters.map(
    (
      parameter,
    ) => html`<li><code>${parameter.name}</code> <span class="kind">${kindOf(parameter.schema)}${limitsOf(parameter)}</span>
<p>${described(parameter.description)}</p>${wordsOf(parameter.schema)}</li>`,
  )
  return html`<h2 id="parameters">Parameters</h2><ul class="fields">${items}</ul>`
}

function limitsOf({ required, schema }: Parameter): string {
  const { minimum = schema.exclusiveMinimum, maximum } = schema
  return [
    required ? ', required' : '',
    minimum !== undefined && maximum !== undefined ? `, ${minimum} to ${maximum}` : '',
    schema.default === undefined ? '' : `, otherwise ${schema.default}`,
  ].join('')
}

export interface Endpoint {
  readonly method: string
  readonly path: string
  readonly operation: DocumentedOperation
  /** The parameters of the first example: the form begins with them. */
  readonly example: URLSearchParams
}

/** Without a script a browser sends it as it is: empty fields are absent. A body, or a name in the path, needs the script. */
export function tryForm({ method, path, operation, example }: Endpoint): Html {
  const parameters = operation.parameters ?? []
  const isNear = ({ name, required }: Parameter) => required === true || example.has(name)
  const field = (parameter: Parameter) => fieldOf(parameter, example)
  const further = parameters.filter((parameter) => !isNear(parameter)).map(field)
  const isPlain = method === 'get' && !path.includes('{')
  const action = isPlain && raw(` action="${path}"`)
  return html`<h2 id="try">Try it</h2>
<form class="try" method="get"${action} data-path="${path}">
${method === 'post' && bodyField(operation)}
<div class="form-fields">${parameters.filter(isNear).map(field)}</div>
${further.length > 0 && html`<details><summary>More parameters</summary><div class="form-fields">${further}</div></details>`}
<button type="submit">Send request</button>
<output aria-live="polite"></output>
</form>`
}

function bodyField({ requestBody }: DocumentedOperation): Html {
  const { schema, examples = {} } = requestBody?.content['application/json'] ?? {}
  const [first] = Object.values(examples)
  const text = JSON.stringify(first?.value ?? schema?.examples?.[0] ?? {}, null, 2)
  return html`<p class="field"><label for="p-body">Body (JSON)</label>
<textarea id="p-body" name="body" rows="${ROWS_OF_BODY}" spellcheck="false">${text}</textarea></p>`
}

function fieldOf({ name, required = false, schema, example }: Parameter, asked: URLSearchParams): Html {
  const value = asked.get(name) ?? (required ? String(example ?? '') : '')
  const id = `p-${name}`
  const mark = required && raw(' required')
  const choices = schema.type === 'boolean' ? ['true', 'false'] : (schema.enum ?? [])
  const isChosen = choices.length > 0 && choices.length <= CHOICES_MAX
  const control = isChosen
    ? html`<select id="${id}" name="${name}"${mark}>${optionsOf(choices, value, schema)}</select>`
    : html`<input id="${id}" name="${name}" value="${value}" autocomplete="off"${mark}>`
  return html`<p class="field"><label for="${id}">${name}${required && ' (required)'}</label>${control}</p>`
}

function optionsOf(choices: readonly (string | number)[], value: string, schema: Schema): Html {
  const nothing = schema.default === undefined ? '' : `(${schema.default})`
  const options = choices.map(
    (choice) => html`<option${String(choice) === value && raw(' selected')}>${choice}</option>`,
  )
  return html`<option value="">${nothing}</option>${options}`
}
