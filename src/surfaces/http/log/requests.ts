/** Lines about requests: the slow ones always, all of them at level debug. What fails has a line of its own (http/errors). */
import type { FastifyBaseLogger, FastifyReply, FastifyRequest } from 'fastify'
import { shortened } from '../../../contract/quote.ts'
import { scrub } from './scrub.ts'

/** A hundred times what an answer takes; a search for a route by sea may come near it. */
const SLOW_MS = 1000
/** An honest question has some hundred characters, and can be asked again from the log; a line is for people to read. */
const URL_CHARACTERS_MAX = 1024

const ENCODED_TIMES_MAX = 3
const PRINTABLE = /%[2-7][0-9a-f]/gi

/** An onResponse hook. */
export function logRequests(log: FastifyBaseLogger) {
  const logsAll = ['debug', 'trace'].includes(log.level)
  return (request: FastifyRequest, reply: FastifyReply, done: () => void): void => {
    const milliseconds = reply.elapsedTime
    if (milliseconds >= SLOW_MS) {
      log.warn(about(request, reply, milliseconds), 'slow request')
    } else if (logsAll) {
      log.debug(about(request, reply, milliseconds), 'request')
    }
    done()
  }
}

function about({ id, method, url }: FastifyRequest, { statusCode }: FastifyReply, milliseconds: number) {
  return { reqId: id, method, url: loggedUrl(url), status: statusCode, ms: Math.round(milliseconds) }
}

/** Scrubbed before it is cut: of a password whose @ is cut off nobody could tell that it is one. */
function loggedUrl(url: string): string {
  const plain = decoded(url)
  const hiddenPlain = scrub(plain)
  // As it came, so that it can be asked again, unless a secret stands in it in percent signs.
  const hidden = hiddenPlain === plain ? scrub(url) : hiddenPlain
  const short = shortened(hidden, URL_CHARACTERS_MAX)
  return short === hidden ? hidden : `${short}…`
}

/** Percent signs for printable ASCII, also for percent signs, as often as a careless client may encode them. */
function decoded(url: string): string {
  let text = url
  for (let times = 0; times < ENCODED_TIMES_MAX; times++) {
    const next = text.replace(PRINTABLE, (code) => String.fromCharCode(Number.parseInt(code.slice(1), 16)))
    if (next === text) break
    text = next
  }
  return text
}
