/** A short result: the value with its range and sources, and where the whole result is. */

import type { QualityShares } from '../../api/short-lines.ts'
import { shortRowOf } from '../../api/short-row.ts'
import type { Language } from '../../messages/locale.ts'
import { message, textOf } from '../../messages/messages.ts'
import { type JsonObject, objectAt } from '../verify/recorded.ts'
import type { Session } from './session.ts'
import type { Link } from './tool.ts'
import { answerUri } from './uris.ts'

export interface ShortAnswer {
  readonly type: string
  readonly co2e: number
  readonly unit: 'kg' | 'g'
  readonly range: { readonly low: number; readonly high: number }
  /** Of the total. */
  readonly tier: string
  /** Shares of the kilograms by tier; null without kilograms. */
  readonly quality: QualityShares | null
  /** What the reader reports, line by line. */
  readonly lines: readonly ShortLine[]
  readonly edition: string
  /** Of transport: the places used, the distance, the mode. */
  readonly route?: Route
  readonly notices: readonly ShortNotice[]
  readonly sources: readonly Source[]
  /** Sources that are not listed. */
  readonly more_sources?: number
  readonly id: string
  /** Path and query to recalculate the result. */
  readonly request: string
  /** The whole result: a resource, and an address where there is a server. */
  readonly resource: string
  readonly url?: string
}

/** Without the fields that its label says. */
interface ShortLine {
  readonly label: string
  /** In the unit of the result; null where it is not determined. */
  readonly co2e: number | null
  /** Why it is not determined: the code of a notice, or not_known. */
  readonly reason?: string
  readonly range: { readonly low: number; readonly high: number } | null
  readonly tier: string | null
  readonly part_of_total: boolean
}

interface Route {
  readonly from: string
  readonly to: string
  /** The whole route, both ways with return_trip. */
  readonly distance_km: number
  readonly mode: string
  readonly return_trip?: boolean
}

interface ShortNotice {
  readonly code: string
  readonly message: string
  readonly is_fallback: boolean
}

interface Source {
  readonly factor_id: string
  readonly name: string
  readonly factor: number
  readonly unit: string
  readonly tier: string
  readonly source: string
  readonly dataset: string
  readonly year: string
}

/** Of whole responses. */
interface Whole {
  readonly data: {
    readonly id: string
    readonly attributes: {
      readonly emissions: {
        readonly co2e: number
        readonly co2e_unit: 'kg' | 'g'
        readonly range: { readonly low: number; readonly high: number }
        readonly source_trail: readonly TrailEntry[]
        readonly quality: QualityShares | null
        readonly lines: readonly WholeLine[]
      }
      readonly notices: readonly (ShortNotice & { readonly severity: string })[]
    }
  }
  readonly meta: { readonly edition: string; readonly request: string }
}

interface WholeLine extends Omit<ShortLine, 'co2e'> {
  readonly perspective: string
  readonly co2e_kg?: number | null
  readonly co2e?: number | null
}

interface TrailEntry {
  readonly role: string
  readonly factor_id: string
  readonly name: string
  readonly factor: number
  readonly factor_unit: string
  readonly tier: string
  readonly source: string
  readonly source_dataset: string
  readonly year: string
}

export function shortAnswer({ baseUrl }: Session, type: string, body: JsonObject): ShortAnswer {
  const { data, meta } = body as unknown as Whole
  const { emissions, notices } = data.attributes
  const { low, high } = emissions.range
  return {
    type,
    co2e: emissions.co2e,
    unit: emissions.co2e_unit,
    range: { low, high },
    tier: shortRowOf(body).tier,
    quality: emissions.quality,
    lines: emissions.lines.filter(({ perspective }) => perspective === 'reporter').map(presentLine),
    edition: meta.edition,
    ...routeOf(body),
    notices: notices.map(({ code, message, is_fallback }) => ({ code, message, is_fallback })),
    ...sourcesOf(emissions.source_trail),
    id: data.id,
    request: meta.request,
    resource: answerUri(meta.request),
    ...(baseUrl !== undefined && { url: `${baseUrl}${meta.request}` }),
  }
}

function presentLine({ label, co2e_kg, co2e, reason, range, tier, part_of_total }: WholeLine): ShortLine {
  const amount = co2e_kg ?? co2e ?? null
  return { label, co2e: amount, ...(reason !== undefined && { reason }), range, tier, part_of_total }
}

export function wholeAnswerLink({ type, resource }: ShortAnswer, language: Language): Link {
  return { uri: resource, name: textOf(message('mcp.whole_of', { type }), language) }
}

function routeOf(body: JsonObject): { route?: Route } {
  const route = objectAt(body, 'data', 'attributes', 'route')
  const [from, to] = [objectAt(route, 'origin')?.resolved, objectAt(route, 'destination')?.resolved]
  const { total_distance_km: distance_km, transport_mode: mode, return_trip } = route ?? {}
  if (typeof from !== 'string' || typeof to !== 'string') return {}
  if (typeof distance_km !== 'number' || typeof mode !== 'string') return {}
  const back = typeof return_trip === 'boolean' ? { return_trip } : {}
  return { route: { from, to, distance_km, mode, ...back } }
}

/** A route through many countries has many; the whole result has all. */
const SOURCES_MAX = 8

/** Each factor of the total once. */
function sourcesOf(trail: readonly TrailEntry[]): Pick<ShortAnswer, 'sources' | 'more_sources'> {
  const counted = trail.filter(({ role }) => role === 'factor')
  const byId = new Map(counted.map((entry) => [`${entry.factor_id} ${entry.factor}`, presentSource(entry)]))
  const all = [...byId.values()]
  const more = all.length - SOURCES_MAX
  return { sources: all.slice(0, SOURCES_MAX), ...(more > 0 && { more_sources: more }) }
}

function presentSource(entry: TrailEntry): Source {
  const { factor_id, name, factor, factor_unit: unit, tier, source, source_dataset: dataset, year } = entry
  return { factor_id, name, factor, unit, tier, source, dataset, year }
}
