/** Which of two forms a client would rather have (RFC 9110, section 12.5.1). */

const CSV = 'text/csv'
const JSON_TYPES = ['application/json', 'application/*', '*/*']

/** Whether the header Accept puts text/csv before JSON: by a plain wish for it, or by a greater weight. */
export function prefersCsv(accept: string | undefined): boolean {
  if (accept === undefined) return false
  const weights = new Map(accept.split(',').map(weighed))
  const csv = weights.get(CSV) ?? 0
  const json = JSON_TYPES.map((type) => weights.get(type)).find((weight) => weight !== undefined) ?? 0
  return csv > json
}

function weighed(range: string): [type: string, weight: number] {
  const [type = '', ...params] = range.split(';').map((part) => part.trim().toLowerCase())
  const given = params.find((param) => param.startsWith('q='))?.slice('q='.length)
  return [type, given === undefined ? 1 : Number(given) || 0]
}
