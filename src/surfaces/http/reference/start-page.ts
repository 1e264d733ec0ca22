/** The first page of the reference: three calls to start with, what all responses share, and every operation. */

import { docUrl } from '../../../contract/error-body.ts'
import { ERROR_STATUS } from '../../../engine/errors.ts'
import { described, type Html, html } from '../docs/html.ts'
import type { Page } from '../docs/page-frame.ts'
import type { Header, OpenApiDocument } from '../openapi/document.ts'
import { OBJECTS_PATH } from './fields.ts'
import { type Located, operationPath } from './operation-page.ts'
import { paragraphs } from './text.ts'

export const REFERENCE_PATH = '/docs/api'

const HEADINGS = [
  ['start-here', 'Start here'],
  ['keys', 'Keys'],
  ['operations', 'Operations'],
  ['headers', 'Headers'],
  ['errors', 'Errors'],
].map(([anchor = '', text = '']) => ({ level: 2, anchor, text }))

/** A calculation, its factor, and many calculations. */
const CALLS = [
  ['Calculate three nights in a hotel.', 'hotelEmissions'],
  ['Look up the factor of the result, with its source and its history.', 'factor'],
  ['Calculate many rows at once.', 'batch'],
] as const

export function startPage(document: OpenApiDocument, operations: readonly Located[]): Page {
  const body = html`<h1 id="top">API reference</h1>
${paragraphs(document.info.description)}
<p>Release ${document.info.version}. For programs: <a href="/openapi.json">openapi.json</a>. Objects of many responses: <a href="${OBJECTS_PATH}">shared objects</a>.</p>
<h2 id="start-here">Start here</h2>
<ol>${CALLS.map(([task, id]) => callOf(task, id, operations))}</ol>
<h2 id="keys">Keys</h2>
<p>Every call under <code>/v1</code> needs an API key: <code>Authorization: Bearer eg_live_…</code>. A server with <code>AUTH=off</code> needs none. Keys, plans and limits: <a href="/docs/access">access</a>.</p>
<h2 id="operations">Operations</h2>
${document.tags.map((tag) => groupOf(tag, operations))}
${headersOf(operations)}
${errorsOf()}`
  const summary = 'Every endpoint of the v1 emissions contract, its parameters and its responses.'
  return { title: 'API reference', path: REFERENCE_PATH, summary, headings: HEADINGS, body }
}

function callOf(task: string, id: string, operations: readonly Located[]): Html | undefined {
  const found = operations.find(({ operation }) => operation.operationId === id)
  const [curl] = found?.operation['x-codeSamples'] ?? []
  return html`<li>${task} <a href="${operationPath(id)}">${found?.operation.summary}</a>
${curl && html`<pre tabindex="0" data-language="sh"><code>${curl.source}</code></pre>`}</li>`
}

function groupOf(
  { name, description }: { name: string; description: string },
  all: readonly Located[],
): Html {
  const rows = all
    .filter(({ operation }) => operation.tags.includes(name))
    .map(
      ({ method, path, operation: { operationId, summary } }) =>
        html`<li><a href="${operationPath(operationId)}">${summary}</a><br><span class="method">${method.toUpperCase()}</span><code>${path}</code></li>`,
    )
  return html`<h3 id="${name}">${name}</h3><p>${described(description)}</p><ul class="fields">${rows}</ul>`
}

/** Every header of any response, once. */
function headersOf(operations: readonly Located[]): Html {
  const all = new Map<string, Header>()
  for (const { operation } of operations)
    for (const { headers = {} } of Object.values(operation.responses))
      for (const [name, header] of Object.entries(headers)) if (!all.has(name)) all.set(name, header)
  const items = [...all].map(
    ([
      name,
      { description = '', schema },
    ]) => html`<li><code>${name}</code> <span class="kind">${schema.examples?.[0]}</span>
<p>${described(description)}</p></li>`,
  )
  return html`<h2 id="headers">Headers</h2><p>The headers of all responses; some responses have only some of them.</p><ul class="fields">${items}</ul>`
}

function errorsOf(): Html {
  const rows = Object.entries(ERROR_STATUS).map(
    ([code, status]) =>
      html`<tr><td>${status}</td><td><a href="${docUrl(code as keyof typeof ERROR_STATUS)}"><code>${code}</code></a></td></tr>`,
  )
  return html`<h2 id="errors">Errors</h2>
<p>Every error has the same body, <a href="${OBJECTS_PATH}#Error">Error</a>; its <code>doc_url</code> links to the cause and the fix.</p>
<div class="wide" tabindex="0"><table><thead><tr><th>Status</th><th>Code</th></tr></thead><tbody>${rows}</tbody></table></div>`
}
