/** The search: the index is loaded when it is wanted first, and asked without any server. */
import MiniSearch from 'minisearch'
import { type Hit, SEARCH_OPTIONS } from '../search-options.ts'
import { element } from './elements.ts'

const INDEX = '/docs/search.json'
const HITS_MAX = 12

export function startSearch(): void {
  const form = document.querySelector<HTMLFormElement>('form.search')
  const input = form?.querySelector('input')
  const results = form?.querySelector<HTMLElement>('.results')
  if (!form || !input || !results) return
  form.hidden = false
  let index: Promise<MiniSearch> | undefined
  const find = async () => {
    index ??= loadIndex()
    show(results, input.value.trim(), await index)
  }
  input.addEventListener('input', find)
  input.addEventListener('focus', find)
  form.addEventListener('submit', (event) => {
    event.preventDefault()
    results.querySelector('a')?.click()
  })
  form.addEventListener('keydown', (event) => step(event, form, results))
  document.addEventListener('keydown', (event) => focusOnSlash(event, input))
  document.addEventListener('click', (event) => {
    if (!form.contains(event.target as Node)) results.hidden = true
  })
}

async function loadIndex(): Promise<MiniSearch> {
  const reply = await fetch(INDEX)
  return MiniSearch.loadJSON(await reply.text(), SEARCH_OPTIONS)
}

function show(results: HTMLElement, words: string, index: MiniSearch): void {
  results.hidden = words === ''
  if (words === '') return
  const hits = index.search(words).slice(0, HITS_MAX) as unknown as Hit[]
  const items = hits.map(({ id, heading, where }) =>
    element('a', { href: id }, heading, element('small', {}, where)),
  )
  results.replaceChildren(...(items.length > 0 ? items : [element('p', {}, 'Nothing found.')]))
}

/** Arrows go through the results, Escape closes them. */
function step(event: KeyboardEvent, form: HTMLElement, results: HTMLElement): void {
  if (event.key === 'Escape') {
    results.hidden = true
    form.querySelector('input')?.focus()
  }
  const by = { ArrowDown: 1, ArrowUp: -1 }[event.key]
  if (by === undefined || results.hidden) return
  event.preventDefault()
  const stops = [form.querySelector('input'), ...results.querySelectorAll('a')]
  const here = stops.indexOf(document.activeElement as HTMLAnchorElement)
  stops[(here + by + stops.length) % stops.length]?.focus()
}

/** Not while something is typed elsewhere. */
function focusOnSlash(event: KeyboardEvent, input: HTMLInputElement): void {
  const isTyping = event.target instanceof HTMLElement && event.target.matches('input, select, textarea')
  if (event.key !== '/' || isTyping) return
  event.preventDefault()
  input.focus()
}
