/** What happens to limits and usage, as lines of the log and as metrics. */
import type { FastifyBaseLogger } from 'fastify'
import { tellAway } from '../core/events.ts'
import type { MeterEvents } from './local-meter.ts'

export interface AccessLog {
  events: MeterEvents
  /** From here on lines are written, those from before first. */
  writeTo(log: FastifyBaseLogger): void
}

/** The server's logger is made after the access that it tells about: until then lines wait. */
export function accessLog(): AccessLog {
  let writeTo: (log: FastifyBaseLogger) => void = () => {}
  const made = new Promise<FastifyBaseLogger>((resolve) => {
    writeTo = resolve
  })
  const write = (line: (log: FastifyBaseLogger) => void) => void made.then(line)
  const events: MeterEvents = {
    onLimiterFallback(isActive, err) {
      tellAway('valkey', isActive)
      write((log) => {
        if (isActive)
          log.warn({ err }, 'Valkey is away: this instance limits alone, with its part of a limit')
        else log.info('Valkey is back: limits are counted together again')
      })
    },
    onUsageOutage(err) {
      tellAway('database', err !== undefined)
      write((log) => {
        if (err) log.error({ err }, 'usage cannot be saved: it is kept, and tried again every second')
        else log.info('usage is saved again')
      })
    },
    onUsageLost: (answers) =>
      write((log) => log.error({ answers }, 'the process ends with answers whose usage was not saved')),
  }
  return { events, writeTo: (log) => writeTo(log) }
}
