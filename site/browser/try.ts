/** "Try it": sends the form of an operation with a key and shows the response. Without this script it is an ordinary form. */
import { element } from './elements.ts'

/** Kept until the tab is closed, and never longer. */
const KEY_NAME = 'everygram-key'
const SHOWN_HEADERS = ['etag', 'x-ratelimit-remaining', 'x-monthly-usage', 'retry-after', 'x-request-id']

export function startTrying(): void {
  const form = document.querySelector<HTMLFormElement>('form.try')
  if (!form) return
  const key = keyField(form)
  form.addEventListener('submit', (event) => {
    event.preventDefault()
    ask(form, key.value.trim()).catch((error: Error) => showText(form, `Not sent: ${error.message}`))
  })
}

/** The field for the key, which the form without a script does not have: it would be in the address. */
function keyField(form: HTMLFormElement): HTMLInputElement {
  const input = element('input', {
    id: 'api-key',
    type: 'password',
    autocomplete: 'off',
    spellcheck: false,
    value: sessionStorage.getItem(KEY_NAME) ?? '',
  })
  input.addEventListener('input', () => sessionStorage.setItem(KEY_NAME, input.value.trim()))
  const label = element('label', { htmlFor: input.id }, 'API key')
  const hint = element(
    'small',
    {},
    'This tab keeps the key until you close it. A server without keys needs none.',
  )
  form.prepend(element('p', { className: 'field' }, label, input, hint))
  return input
}

async function ask(form: HTMLFormElement, key: string): Promise<void> {
  const { url, body } = requestOf(form)
  const headers = new Headers()
  if (key !== '') headers.set('authorization', `Bearer ${key}`)
  if (body !== undefined) headers.set('content-type', 'application/json')
  const method = body === undefined ? 'GET' : 'POST'
  const reply = await fetch(url, { method, headers, ...(body !== undefined && { body }) })
  const text = await reply.text()
  const shown = SHOWN_HEADERS.flatMap((name) => {
    const value = reply.headers.get(name)
    return value === null ? [] : [`${name}: ${value}`]
  })
  showText(
    form,
    [`${method} ${url}`, `${reply.status} ${reply.statusText}`, ...shown, '', pretty(text)].join('\n'),
  )
}

/** Leaves out empty fields, and puts those of the path into it. */
function requestOf(form: HTMLFormElement): { url: string; body?: string } {
  let path = form.dataset.path ?? ''
  const query = new URLSearchParams()
  let body: string | undefined
  for (const [name, value] of new FormData(form)) {
    if (typeof value !== 'string' || value.trim() === '') continue
    if (name === 'body') body = value
    else if (path.includes(`{${name}}`)) path = path.replace(`{${name}}`, encodeURIComponent(value.trim()))
    else query.set(name, value.trim())
  }
  const url = query.size > 0 ? `${path}?${query}` : path
  return body === undefined ? { url } : { url, body }
}

function pretty(text: string): string {
  try {
    return JSON.stringify(JSON.parse(text), null, 2)
  } catch {
    return text
  }
}

function showText(form: HTMLFormElement, text: string): void {
  const output = form.querySelector('output')
  output?.replaceChildren(element('pre', { className: 'answer', tabIndex: 0 }, text))
}
