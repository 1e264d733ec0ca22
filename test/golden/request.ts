/** Requests as a line of text: a path with its query, before it the method unless it is GET, behind it what is sent. */

export interface GoldenRequest {
  method: string
  target: string
  contentType?: string | undefined
  body?: string | undefined
}

/** Long repetitions, as in queries of 20,000 characters, would make up most of the table. */
const REPEATED = /([^{}]{1,12}?)\1{39,}/g
const SHORTENED = /\{([^{}]+)\*(\d+)\}/g

export function requestText({ method, target, contentType, body }: GoldenRequest): string {
  const start = method === 'GET' ? '' : `${method} `
  const isSent = contentType !== undefined || body !== undefined
  const sent = isSent ? ` ${JSON.stringify([contentType, body])}` : ''
  return `${start}${target}${sent}`
}

/** As it stands in the table; parseRequest reads both. */
export function shortened(text: string): string {
  return text.replace(REPEATED, (all, part: string) => `{${part}*${all.length / part.length}}`)
}

export function parseRequest(text: string): GoldenRequest {
  const whole = text.replace(SHORTENED, (_, part: string, times: string) => part.repeat(Number(times)))
  const [, method = 'GET', target = '', sent] = /^(?:([A-Z]+) )?(\S+)(?: (\[.*\]))?$/.exec(whole) ?? []
  if (sent === undefined) return { method, target }
  const [contentType, body] = JSON.parse(sent)
  return { method, target, contentType: contentType ?? undefined, body: body ?? undefined }
}
