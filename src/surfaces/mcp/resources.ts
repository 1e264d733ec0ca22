/** Resources by address: editions, factors, pages of methods, whole results. */
import type { JsonObject } from '../verify/recorded.ts'
import { requireOperation } from './operations.ts'
import { readRequest } from './question.ts'
import { askOrRefuse } from './refusal.ts'
import type { Desk, Session } from './session.ts'
import { EDITIONS_URI, editionUri, methodUri, type Named, readUri, TEMPLATES } from './uris.ts'

const JSON_TYPE = 'application/json'
const MARKDOWN_TYPE = 'text/markdown'

export interface Resource {
  readonly uri: string
  readonly name: string
  readonly title: string
  readonly mimeType: string
}

export interface ResourceText {
  readonly uri: string
  readonly mimeType: string
  readonly text: string
}

/** Without the thousands of factors, which find_factor finds. */
export function listResources({ context, methods }: Desk): readonly Resource[] {
  const editions = context.editions.register.entries
    .filter(({ status }) => status !== 'open')
    .map(({ name, label }) => ({
      uri: editionUri(name),
      name: `edition ${name}`,
      title: label,
      mimeType: JSON_TYPE,
    }))
  const pages = methods.names.map((name) => ({
    uri: methodUri(name),
    name: `method ${name}`,
    title: titleOf(methods.read(name)) ?? name,
    mimeType: MARKDOWN_TYPE,
  }))
  const all = { uri: EDITIONS_URI, name: 'editions', title: 'The data editions', mimeType: JSON_TYPE }
  return [all, ...editions, ...pages]
}

/** The first heading of a page. */
function titleOf(page: string | undefined): string | undefined {
  const line = page?.split('\n').find((one) => one.startsWith('# '))
  return line?.slice(2)
}

export const RESOURCE_TEMPLATES = [
  {
    uriTemplate: TEMPLATES.factor,
    name: 'factor',
    title: 'A factor of an edition: value, unit, publisher, licence, history',
    mimeType: JSON_TYPE,
  },
  { uriTemplate: TEMPLATES.edition, name: 'edition', title: 'A data edition', mimeType: JSON_TYPE },
  {
    uriTemplate: TEMPLATES.method,
    name: 'method',
    title: 'How a domain is calculated',
    mimeType: MARKDOWN_TYPE,
  },
  {
    uriTemplate: TEMPLATES.answer,
    name: 'answer',
    title: 'The whole result of a request, with its source trail',
    mimeType: JSON_TYPE,
  },
] as const

/** Undefined where there is no such resource. Throws a Refusal for one without a result. */
export async function readResource(session: Session, uri: string): Promise<ResourceText | undefined> {
  const named = readUri(uri)
  if (named === undefined) return undefined
  if (named.kind === 'method') {
    const text = session.methods.read(named.name)
    return text === undefined ? undefined : { uri, mimeType: MARKDOWN_TYPE, text }
  }
  const value = await answerOf(session, named)
  return value === undefined ? undefined : { uri, mimeType: JSON_TYPE, text: JSON.stringify(value) }
}

type NamedAnswer = Exclude<Named, { kind: 'method' }>

async function answerOf(session: Session, named: NamedAnswer): Promise<object | undefined> {
  if (named.kind === 'answer') {
    const { operation, query } = readRequest(named.request)
    return askOrRefuse(session, operation, query)
  }
  if (named.kind === 'factor') {
    const { id: factor_id, edition } = named
    return askOrRefuse(session, requireOperation('factor'), { factor_id, edition })
  }
  const all = await askOrRefuse(session, requireOperation('editions'), {})
  if (named.kind === 'editions') return all
  // A year is its latest released revision, as everywhere.
  const isMeant = ({ edition, year, is_latest_of_year: isLatest }: JsonObject) =>
    edition === named.edition || (isLatest && String(year) === named.edition)
  return (all.data as JsonObject[]).find(isMeant)
}
