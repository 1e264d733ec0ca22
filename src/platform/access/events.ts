/** What happens to limits and usage, as lines of the log and as metrics. */
import type { BaseLogger } from 'pino'
import { tellAway } from '../../engine/helpers/events.ts'
import type { MeterEvents } from './local-meter.ts'
import type { DatabaseOptions } from './open-database.ts'

type Log = Pick<BaseLogger, 'info' | 'warn' | 'error'>

export interface AccessLog {
  events: MeterEvents & Pick<DatabaseOptions, 'onReopened'>
  /** From here on lines are written, those from before first. */
  writeTo(log: Log): void
}

/** `err`: how it broke. */
export const REOPENED = 'the connection to the database broke and was opened again: look at the disk'

/** The server's logger is made after the access that it tells about: until then lines wait. */
export function accessLog(): AccessLog {
  let writeTo: (log: Log) => void = () => {}
  const made = new Promise<Log>((resolve) => {
    writeTo = resolve
  })
  const write = (line: (log: Log) => void) => void made.then(line)
  const events: AccessLog['events'] = {
    onLimiterFallback(isActive, err) {
      tellAway('valkey', isActive)
      write((log) => {
        if (isActive) log.warn({ err }, 'Valkey is away: this instance limits alone, with its part of a rate')
        else log.info('Valkey is back: rates are limited together again')
      })
    },
    onUsageOutage(err) {
      tellAway('database', err !== undefined)
      write((log) => {
        if (err) log.error({ err }, 'usage cannot be saved: it is kept, and tried again every second')
        else log.info('usage is saved again')
      })
    },
    onReopened: (err) => write((log) => log.error({ err }, REOPENED)),
    onFolderShared: (dataDir) =>
      write((log) =>
        log.warn(
          { dataDir },
          'another server uses this DATA_DIR: each has bursts of its own; give each its own folder, or set VALKEY_URL',
        ),
      ),
    onUsageLost: (answers) =>
      write((log) => log.error({ answers }, 'the process ends with answers whose usage was not saved')),
  }
  return { events, writeTo: (log) => writeTo(log) }
}
