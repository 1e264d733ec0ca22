/** Rows for the benchmarks of batches: every one asks for another amount, and many shipments go the same way. */

const PIECE = 65_536
const COUNTRIES = ['GB', 'FR', 'DE', 'US', 'SE', 'IN', 'JP', 'ES']
const FUELS = ['diesel', 'natural_gas', 'petrol', 'lpg']
const MODELS = ['gpt-5.2', 'claude-sonnet-4', 'gemini-2.5-pro']
const NIGHTS_MAX = 365
const ROOMS_MAX = 100

const of = <T>(list: readonly T[], at: number) => list[at % list.length] as T

export type Params = Record<string, string | number>

export interface RowKind {
  /** The type of the rows. */
  readonly type: string
  readonly params: (at: number) => Params
}

/** Rows of an amount alone. */
export const AMOUNTS: readonly RowKind[] = [
  {
    type: 'hotel',
    params: (at) => ({
      country: of(COUNTRIES, at),
      nights: 1 + (at % NIGHTS_MAX),
      rooms: 1 + (Math.floor(at / NIGHTS_MAX) % ROOMS_MAX),
    }),
  },
  { type: 'fuel', params: (at) => ({ fuel_type: of(FUELS, at), amount: 1 + at * 1.25 }) },
  { type: 'electricity', params: (at) => ({ country: of(COUNTRIES, at), kwh: 1 + at * 12.5 }) },
  {
    type: 'llm',
    params: (at) => ({ model: of(MODELS, at), tokens_input: 1 + at, tokens_output: 10 + at }),
  },
]

/** Rows that say how far: no place is looked up. */
export const BY_DISTANCE: readonly RowKind[] = [
  {
    type: 'travel',
    params: (at) => ({
      transport_mode: 'car',
      origin_country: of(COUNTRIES, at),
      destination_country: of(COUNTRIES, at),
      distance_km: (100 + at) / 100,
    }),
  },
  {
    type: 'freight',
    params: (at) => ({
      transport_mode: 'road',
      origin_country: of(COUNTRIES, at),
      destination_country: of(COUNTRIES, at),
      planned_distance_km: (100 + at) / 100,
      weight: 100 + at,
    }),
  },
]

export const SHIPMENTS = 5000
export const PAIRS = 800
const FROM = [
  'NL,Rotterdam',
  'DE,Hamburg',
  'BE,Antwerp',
  'GB,Felixstowe',
  'FR,Lyon',
  'IT,Milan',
  'ES,Madrid',
  'PL,Warsaw',
  'CN,Shanghai',
  'US,Chicago',
  'IN,Mumbai',
  'JP,Tokyo',
  'BR,Santos',
  'TR,Istanbul',
  'SE,Gothenburg',
  'AT,Vienna',
  'CZ,Prague',
  'PT,Lisbon',
  'DK,Aarhus',
  'KR,Busan',
]
const TO = [
  'GB,London',
  'GB,Leeds',
  'DE,Munich',
  'DE,Berlin',
  'DE,Cologne',
  'FR,Paris',
  'FR,Marseille',
  'IT,Rome',
  'IT,Turin',
  'ES,Barcelona',
  'ES,Seville',
  'NL,Utrecht',
  'BE,Ghent',
  'PL,Krakow',
  'AT,Graz',
  'CH,Zurich',
  'CZ,Brno',
  'HU,Budapest',
  'RO,Bucharest',
  'SE,Stockholm',
  'NO,Oslo',
  'DK,Copenhagen',
  'FI,Helsinki',
  'US,New York',
  'US,Dallas',
  'US,Atlanta',
  'CA,Toronto',
  'MX,Monterrey',
  'BR,Curitiba',
  'ZA,Johannesburg',
  'EG,Cairo',
  'AE,Dubai',
  'IN,Delhi',
  'IN,Chennai',
  'CN,Chengdu',
  'JP,Osaka',
  'AU,Melbourne',
  'VN,Hanoi',
  'TH,Bangkok',
  'SG,Singapore',
]

/** Of which many go the same way. */
export const BETWEEN_PAIRS: RowKind = {
  type: 'freight',
  params(at) {
    const pair = (at * 7) % PAIRS
    const [from = '', origin = ''] = of(FROM, pair).split(',')
    const [to = '', destination = ''] = (TO[Math.floor(pair / FROM.length)] ?? '').split(',')
    return {
      origin_country: from,
      origin_location: origin,
      destination_country: to,
      destination_location: destination,
      weight: 100 + at,
    }
  },
}

/** As NDJSON, in pieces as a connection brings them. */
export async function* pieces({ type, params }: RowKind, count: number) {
  let piece = ''
  for (let at = 0; at < count; at++) {
    piece += `${JSON.stringify({ id: `r${at}`, type, params: params(at) })}\n`
    if (piece.length < PIECE) continue
    yield Buffer.from(piece)
    piece = ''
  }
  yield Buffer.from(piece)
}
