/** Bodies that are allowed, and give a server as much to do as they can. */
import { once } from 'node:events'
import { request } from 'node:http'

export interface HostileBody {
  readonly path: string
  readonly type: string
  /** Some 64 kB each. */
  pieces(): Iterable<string>
}

const PIECE = 65_536
const MB = 1_000_000
const NDJSON = 'application/x-ndjson'
const BATCH = '/v1/batch'
/** Of a batch, with its end. */
const LINE_CHARACTERS_MAX = 65_536

export const HOSTILE_BODIES: Readonly<Record<string, HostileBody>> = {
  'empty lines': batch(NDJSON, () => repeated('\n', 20 * MB)),
  'a list of nothing': batch('application/json', function* () {
    yield '['
    yield* repeated('{},', 1_800_000)
    yield '{}]'
  }),
  'thousands of parameters': batch(NDJSON, () => lines(60, manyParameters)),
  'blank lines of CSV': {
    ...batch('text/csv', function* () {
      yield 'id,country,nights\n'
      yield* repeated('\n', 20 * MB)
    }),
    path: `${BATCH}?type=hotel`,
  },
  'lines of brackets': batch(NDJSON, () => lines(60, () => '['.repeat(LINE_CHARACTERS_MAX - 2))),
  'unknown places': batch(NDJSON, () => lines(300, unknownPlace)),
  'freight by sea': batch(NDJSON, () => lines(100, bySea)),
  'lines that are no rows': batch(NDJSON, () => repeated('x\n', MB)),
}

function batch(type: string, pieces: () => Iterable<string>): HostileBody {
  return { path: BATCH, type, pieces }
}

/** The same text again and again, of so many characters. */
function* repeated(text: string, characters: number): Generator<string> {
  const piece = text.repeat(Math.ceil(PIECE / text.length))
  for (let left = characters; left > 0; left -= piece.length) yield piece
}

function* lines(count: number, line: (number: number) => string): Generator<string> {
  for (let number = 1; number <= count; number++) yield `${line(number)}\n`
}

const PARAMETERS = 6000

function manyParameters(number: number): string {
  const params = Array.from({ length: PARAMETERS }, (_, i) => `"p${number.toString(36)}${i.toString(36)}":1`)
  return `{"type":"hotel","params":{${params.join(',')}}}`.slice(0, LINE_CHARACTERS_MAX - 1)
}

function unknownPlace(number: number): string {
  const place = `Zzyx${number.toString(36)}qvar Hlumm${number}`
  return `{"type":"travel","params":{"transport_mode":"car","origin_location":"${place}","origin_country":"DE","destination_location":"${place} Nord","destination_country":"DE"}}`
}

const PORTS = [
  ['Hamburg', 'DE'],
  ['Rotterdam', 'NL'],
  ['Genoa', 'IT'],
  ['Piraeus', 'GR'],
  ['Durban', 'ZA'],
  ['Santos', 'BR'],
  ['Los Angeles', 'US'],
  ['Vancouver', 'CA'],
  ['Yokohama', 'JP'],
  ['Busan', 'KR'],
  ['Singapore', 'SG'],
  ['Sydney', 'AU'],
]

/** Each of another pair of ports: none is known from before. */
function bySea(number: number): string {
  const from = PORTS[number % PORTS.length] as string[]
  const to = PORTS[(number + 1 + Math.floor(number / PORTS.length)) % PORTS.length] as string[]
  return `{"type":"freight","params":{"weight":${1000 + number},"transport_mode":"sea","origin_location":"${from[0]}","origin_country":"${from[1]}","destination_location":"${to[0]}","destination_country":"${to[1]}"}}`
}

const SENT_WITHIN_MS = 120_000

/** Sends the body as fast as it is taken, and reads the answer away; gives its status. Rejects after two minutes. */
export async function sendHostile(
  url: string,
  { path, type, pieces }: HostileBody,
  key: string,
): Promise<number> {
  const headers = { 'content-type': type, authorization: `Bearer ${key}` }
  const asked = request(`${url}${path}`, { method: 'POST', headers, agent: false, timeout: SENT_WITHIN_MS })
  const answered = new Promise<number>((resolve, reject) => {
    asked.on('response', (answer) => {
      answer.resume().on('error', () => {})
      answer.on('close', () => resolve(answer.statusCode ?? 0))
    })
    asked.on('timeout', () => asked.destroy(new Error(`no answer within ${SENT_WITHIN_MS} ms`)))
    asked.on('error', reject)
  })
  // A server may answer before it has read all.
  answered.catch(() => {})
  for (const piece of pieces()) {
    if (!asked.writable) break
    if (!asked.write(piece)) await Promise.race([once(asked, 'drain'), answered])
  }
  asked.end()
  return answered.catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'EPIPE' || error.code === 'ECONNRESET') return 0
    throw error
  })
}
