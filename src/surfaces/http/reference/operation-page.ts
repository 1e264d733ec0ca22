/** The page of an operation. */

import { described, type Html, html } from '../docs/html.ts'
import type { Page } from '../docs/page-frame.ts'
import type { DocumentedOperation, Media, OpenApiDocument, Response, Schema } from '../openapi/document.ts'
import { fieldsOf } from './fields.ts'
import { parameterList, tryForm } from './parameters.ts'
import { paragraphs } from './text.ts'

/** `data` and `meta` of a response, and their fields. */
const LEVELS_SHOWN = 2
/** Statuses that are explained once, on the first page. */
const EXPLAINED_ONCE = ['200', '304', '401', '414', '429', '500', '503', 'default']

export interface Located {
  readonly method: string
  readonly path: string
  readonly operation: DocumentedOperation
}

export function operationPath(operationId: string): string {
  return `/docs/api/${operationId}`
}

export function operationPage(document: OpenApiDocument, { method, path, operation }: Located): Page {
  const { operationId, summary, description = '', parameters = [], responses } = operation
  const answer = responses['200']?.content?.['application/json']
  const examples = Object.values(answer?.examples ?? {})
  const [first] = examples
  const example = new URLSearchParams(first?.summary.split('?')[1] ?? '')
  const body = html`<h1 id="top">${summary}</h1>
<p class="operation"><span class="method">${method.toUpperCase()}</span><code>${path}</code></p>
${paragraphs(description)}
${exampleOf(answer)}
${tryForm({ method, path, operation, example })}
${parameterList(parameters)}
${answerOf(document, answer)}
${samplesOf(operation)}
${refusalsOf(responses)}`
  return {
    title: summary,
    path: operationPath(operationId),
    summary: description,
    headings: HEADINGS.filter(({ anchor }) => body.markup.includes(`id="${anchor}"`)),
    body,
  }
}

const HEADINGS = [
  ['example', 'Example'],
  ['try', 'Try it'],
  ['parameters', 'Parameters'],
  ['answer', 'Response'],
  ['samples', 'Code samples'],
  ['refusals', 'Errors'],
].map(([anchor = '', text = '']) => ({ level: 2, anchor, text }))

function exampleOf(answer: Media | undefined): Html | undefined {
  const [first, ...others] = Object.values(answer?.examples ?? {})
  if (!first) return undefined
  const further = others.map(({ summary }) => requestBlock(summary))
  return html`<h2 id="example">Example</h2>
${requestBlock(first.summary)}
${first.description && html`<p class="hint">${first.description}</p>`}
<details><summary>Response</summary><pre class="answer" tabindex="0"><code>${JSON.stringify(first.value, null, 2)}</code></pre></details>
${others.length > 0 && html`<details><summary>More requests</summary>${further}</details>`}`
}

function requestBlock(request: string): Html {
  return html`<pre tabindex="0" data-language="http"><code>${request}</code></pre>`
}

function samplesOf(operation: DocumentedOperation): Html | undefined {
  const samples = operation['x-codeSamples'] ?? []
  if (samples.length === 0) return undefined
  const blocks = samples.map(
    ({ label, source }) =>
      html`<h3>${label}</h3><pre tabindex="0" data-language="${label}"><code>${source}</code></pre>`,
  )
  return html`<h2 id="samples">Code samples</h2>${blocks}`
}

function answerOf({ components }: OpenApiDocument, answer: Media | undefined): Html | undefined {
  if (!answer) return undefined
  const name = answer.schema.$ref?.split('/').at(-1) ?? ''
  const schema = components.schemas[name] ?? answer.schema
  const forms = schema.anyOf ?? [schema]
  const lists = forms.map((form: Schema) => fieldsOf(form, LEVELS_SHOWN))
  return html`<h2 id="answer">Response</h2>
${schema.description && html`<p>${described(schema.description)}</p>`}${lists}
<p class="hint">All responses have the same <a href="/docs/api#headers">headers</a>.</p>`
}

function refusalsOf(responses: Readonly<Record<string, Response>>): Html {
  const own = Object.entries(responses).filter(([status]) => !EXPLAINED_ONCE.includes(status))
  const items = own.map(
    ([status, { description }]) => html`<li><strong>${status}</strong> ${described(description)}</li>`,
  )
  return html`<h2 id="refusals">Errors</h2>
${items.length > 0 && html`<ul>${items}</ul>`}
<p>All endpoints also return these <a href="/docs/api#errors">errors</a>. <a href="/docs/errors">Fix errors</a> explains each code.</p>`
}
