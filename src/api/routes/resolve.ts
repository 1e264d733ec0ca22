/** From the question's words to places and passages. */
import type { Notice } from '../../engine/notices.ts'
import { ApiError } from '../../http/errors/catalogue.ts'
import { quote } from '../../http/errors/quote.ts'
import type { Place, Places, ResolveOptions } from '../../places/types.ts'
import type { Passage } from '../../routes/passages.ts'
import type { PassageName, RouteMode } from '../../routes/types.ts'

export interface AskedPlace {
  readonly place: Place
  readonly notices: readonly Notice[]
}

/** Names of similar places that an error lists. */
const SUGGESTIONS = 5
/** A longer beginning is no name, a shorter one fits too many. */
const PREFIX_LETTERS_MAX = 12
const PREFIX_LETTERS_MIN = 3

/** Throws validation_error with near names when there is no such place. */
export async function askPlace(
  places: Places,
  field: 'from' | 'to',
  query: string,
  countryCode: string | undefined,
  mode: RouteMode,
): Promise<AskedPlace> {
  const options: ResolveOptions = {
    ...(countryCode !== undefined && { countryCode }),
    prefer: mode === 'air' ? 'airport' : 'town',
  }
  const found = await places.locate(query, options)
  if (found) return { place: found.place, notices: found.notices.map((notice) => ({ ...notice, field })) }
  const near = nearNames(places, query, countryCode)
  const within = countryCode === undefined ? '' : ` in ${countryCode}`
  const hint =
    near.length === 0 ? 'Give a town, a code, a postcode or "lat,lon".' : `Near names: ${near.join('; ')}.`
  const message = `Place ${quote(query)} is not known${within}. ${hint}`
  throw new ApiError({ code: 'validation_error', field, message })
}

/** Names that begin as the query does, as far as there are any. */
function nearNames(places: Places, query: string, countryCode: string | undefined): string[] {
  const [town = ''] = query.split(',')
  for (let length = Math.min(town.length, PREFIX_LETTERS_MAX); length >= PREFIX_LETTERS_MIN; length--) {
    const prefix = town.slice(0, length)
    const near = places.search(prefix, {
      limit: SUGGESTIONS,
      ...(countryCode !== undefined && { countryCode }),
    })
    if (near.length > 0) return near.map(({ place }) => described(place))
  }
  return []
}

/** The passages of a list such as `suez,panama`. Throws validation_error for a name that is none. */
export function askPassages(passages: readonly Passage[], list: string | undefined): PassageName[] {
  const names = (list ?? '')
    .split(',')
    .map((name) => name.trim().toLowerCase().replaceAll(/[ -]/g, '_'))
    .filter((name) => name !== '')
  const known = new Set(passages.map(({ name }) => name))
  const unknown = names.filter((name) => !known.has(name))
  if (unknown.length > 0) {
    const message = `Parameter 'avoid' must name passages: ${[...known].join(', ')}; got ${unknown.map(quote).join(', ')}.`
    throw new ApiError({ code: 'validation_error', field: 'avoid', message })
  }
  return [...new Set(names)].sort()
}

function described({ name, region, countryCode }: Place): string {
  return [name, region, countryCode].filter(Boolean).join(', ')
}
