/** A part of the benchmark: what it is given, and what it gives. */
import type { Edition } from '../src/factors/edition.ts'
import type { Server } from './lib/server.ts'
import type { Line } from './report.ts'
import type { Settings } from './settings.ts'

export interface Context {
  /** Where the built servers are. */
  folder: string
  settings: Settings
  edition: Edition
}

export interface Section {
  lines: Line[]
  /** For the JSON: every round. */
  results: unknown
  text: string
}

/** Starts servers, lends them, and stops every one given to `started`, whatever happens. */
export function withServers<T>(start: (started: <S extends Server>(server: S) => S) => Promise<T>) {
  return async (use: (servers: T) => Promise<void>): Promise<void> => {
    const servers: Server[] = []
    const started = <S extends Server>(server: S): S => {
      servers.push(server)
      return server
    }
    try {
      await use(await start(started))
    } finally {
      for (const server of servers) await server.stop()
    }
  }
}
