/** Further names of the models: listed ones, display names, and ids without date, `latest`, `preview` and the like. */
import { nameKey } from '../../../src/domains/llm/names/spelling.ts'
import { JUDGEMENT } from './sources.ts'
import { field, type Row } from './tables.ts'

/** Names that vendors gave up for the model they now stand for. */
const RENAMED: [string, string][] = [
  ['gpt-4-1106-preview', 'gpt-4-turbo'],
  ['gpt-4-0125-preview', 'gpt-4-turbo'],
  ['gpt-4-32k', 'gpt-4'],
  ['gpt-3.5-turbo-16k', 'gpt-3.5-turbo'],
  ['chatgpt-4o-latest', 'gpt-4o'],
]
const DATE = /-(\d{4}-\d{2}-\d{2}|\d{8}|\d{2}-\d{4}|\d{4})(?=-|$)/
const ENDINGS = [DATE, /-(latest|preview)$/, /-fp8$/, /-(instruct|it)$/, /^[a-z]+\//]
/** Bedrock's own models have a version in their id. */
const VERSION = /-v\d+(:\d+)?$/
const WELL_FORMED = /^[a-z0-9][a-z0-9 .:+/_-]*$/

interface Candidate {
  alias: string
  model: Row
  basis: 'listed' | 'derived'
  sourceId: string
}

/** `sourceOf`: the list that has a model, and the names listed with it. All other names are our reading. */
export function aliasRows(models: readonly Row[], sourceOf: (model: Row) => string): Row[] {
  const ids = new Set(models.map((row) => nameKey(field(row, 'model_id'))))
  const best = new Map<string, Candidate>()
  for (const candidate of models.flatMap((model) => candidates(model, sourceOf(model)))) {
    const key = nameKey(candidate.alias)
    if (ids.has(key) || !WELL_FORMED.test(candidate.alias)) continue
    const rival = best.get(key)
    if (!rival || rank(candidate) > rank(rival)) best.set(key, candidate)
  }
  return [...best.values()]
    .map(({ alias, model, basis, sourceId }) => ({
      alias,
      model_id: field(model, 'model_id'),
      basis,
      source_id: sourceId,
    }))
    .sort((a, b) => (a.alias < b.alias ? -1 : 1))
}

function candidates(model: Row, listedBy: string): Candidate[] {
  const id = field(model, 'model_id').toLowerCase()
  const listed = field(model, 'aliases').split('|').filter(Boolean)
  const renamed = RENAMED.filter(([, target]) => target === id).map(([alias]) => alias)
  const derived = [...shortened(id, model), ...displayName(field(model, 'name'))]
  const known = (alias: string, sourceId: string): Candidate => ({
    alias: alias.toLowerCase(),
    model,
    basis: 'listed',
    sourceId,
  })
  return [
    ...listed.map((alias) => known(alias, listedBy)),
    ...renamed.map((alias) => known(alias, JUDGEMENT)),
    ...derived.map((alias) => ({ alias, model, basis: 'derived' as const, sourceId: JUDGEMENT })),
  ]
}

/** Every name that is left when one ending after the other is taken away, in any order. */
function shortened(id: string, model: Row): string[] {
  const endings = model.provider === 'aws_bedrock' ? [...ENDINGS, VERSION] : ENDINGS
  const found = new Set<string>()
  const visit = (text: string) => {
    for (const ending of endings) {
      const shorter = text.replace(ending, '')
      if (shorter === text || found.has(shorter)) continue
      found.add(shorter)
      visit(shorter)
    }
  }
  visit(id)
  return [...found]
}

/** A name with a remark in brackets is the name of a variant. */
function displayName(name: string): string[] {
  const plain = name
    .replace(/^[\w.]+: /, '')
    .replace(/ \(latest\)$/, '')
    .trim()
    .toLowerCase()
  return /[()≤]/.test(plain) ? [] : [plain.replaceAll(' ', '-')]
}

/** Undated ids win where a name fits two models, then the newer model, then the name that was listed. */
function rank({ model, basis }: Candidate): string {
  const id = field(model, 'model_id')
  return `${DATE.test(id) ? 0 : 1} ${field(model, 'release_date').padEnd(10)} ${basis === 'listed' ? 1 : 0} ${id}`
}
