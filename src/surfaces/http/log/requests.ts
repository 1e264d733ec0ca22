/** Lines about requests: the slow ones always, all of them at level debug. What fails has a line of its own (http/errors). */
import type { FastifyBaseLogger, FastifyReply, FastifyRequest } from 'fastify'
import { shortened } from '../../../contract/quote.ts'
import { scrub } from './scrub.ts'

/** A hundred times what an answer takes; a search for a route by sea may come near it. */
const SLOW_MS = 1000
/** An honest question has some hundred characters, and can be asked again from the log; a line is for people to read. */
const URL_CHARACTERS_MAX = 1024

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
  const hidden = scrub(url)
  const short = shortened(hidden, URL_CHARACTERS_MAX)
  return short === hidden ? hidden : `${short}…`
}
