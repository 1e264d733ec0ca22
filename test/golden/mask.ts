/** An answer without what changes with the clock, the request, any edit of the data, or one more domain. */

export interface MaskedBody {
  masked: string
  /** '' where the answer has none. */
  id: string
  grams: string
}

type Json = Record<string, unknown>

const MASK = '-'
const ABOUT_THE_ANSWER = [
  'edition',
  'edition_hash',
  'release',
  'engine',
  'id_scheme',
  'geography_hash',
  'request',
  'newer_edition',
  'calculated_at',
]

/** The order of the keys stays as it was sent, so that a change of it is seen. */
export function maskBody(body: string): MaskedBody {
  const answer = parsed(body)
  if (!answer) return { masked: body, id: '', grams: '' }
  const { data, meta, error } = answer as { data?: Json; meta?: Json; error?: Json }
  const id = String(data?.id ?? '')
  const emissions = (data?.attributes as Json | undefined)?.emissions as Json | undefined
  hide(data, 'id')
  // Which data and code answered is said for the whole table, and the request is the row itself.
  for (const name of ABOUT_THE_ANSWER) if (meta) delete meta[name]
  hide(meta, 'request_id')
  hide(error, 'request_id')
  // GET / lists the domains: its own test says which.
  hide(answer, 'apis')
  return { masked: JSON.stringify(answer), id, grams: String(emissions?.co2e_grams ?? '') }
}

function hide(object: Json | undefined, name: string): void {
  if (object && name in object) object[name] = MASK
}

/** Undefined where it is no JSON object. */
function parsed(body: string): Json | undefined {
  try {
    const value: unknown = JSON.parse(body)
    return typeof value === 'object' && value !== null ? (value as Json) : undefined
  } catch {
    return undefined
  }
}
