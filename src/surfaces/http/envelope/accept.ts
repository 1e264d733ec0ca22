/** Which form of an answer a client would rather have, and which coding it takes (RFC 9110, section 12.5). */

const HTML = 'text/html'
const JSON_TYPES = ['application/json', 'application/*', '*/*']

/** Of text/html, as browsers send it for what a person opens; whoever takes anything gets JSON. */
export function prefersHtml(accept: string | undefined): boolean {
  return prefers(HTML, accept)
}

/** Whether the header Accept-Encoding names gzip. Whoever takes any coding gets none. */
export function takesGzip(acceptEncoding: string | undefined): boolean {
  return (new Map(acceptEncoding?.split(',').map(weighed)).get('gzip') ?? 0) > 0
}

/** Whether the header Accept puts a type before JSON: by a plain wish for it, or by a greater weight. */
export function prefers(type: string, accept: string | undefined): boolean {
  return preferred([type], accept) !== undefined
}

/** Of types that the header Accept puts before JSON the one with the greatest weight; of equal ones the first. */
export function preferred(types: readonly string[], accept: string | undefined): string | undefined {
  if (accept === undefined) return undefined
  const weights = new Map(accept.split(',').map(weighed))
  const weightOf = (type: string) => weights.get(type) ?? 0
  const json = JSON_TYPES.map((one) => weights.get(one)).find((weight) => weight !== undefined) ?? 0
  const [best] = [...types].sort((a, b) => weightOf(b) - weightOf(a))
  return best !== undefined && weightOf(best) > json ? best : undefined
}

function weighed(range: string): [type: string, weight: number] {
  const [type = '', ...params] = range.split(';').map((part) => part.trim().toLowerCase())
  const given = params.find((param) => param.startsWith('q='))?.slice('q='.length)
  return [type, given === undefined ? 1 : Number(given) || 0]
}
