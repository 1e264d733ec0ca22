/**
 * What happens that an operator counts, told on channels: whoever tells needs no wiring, and it costs a look at a flag
 * while nobody listens. platform/metrics/counts.ts listens when METRICS is on.
 */

/** What the service can do without for a while, going on in a lesser way. */
export type Service = 'geocoder' | 'road_engine' | 'valkey' | 'database'

export interface Away {
  service: Service
  isAway: boolean
}

export interface AnswerEvent {
  /** The template of the route. */
  route: string
  /** Of every factor in its trail. */
  tiers: readonly string[]
  noticeCodes: readonly string[]
}

/** Rows of a job that were answered and saved. */
export interface JobRows {
  ok: number
  failed: number
}

export const CHANNELS = {
  fallback: channel<Service>(),
  away: channel<Away>(),
  refused: channel<string>(),
  answered: channel<AnswerEvent>(),
  job: channel<string>(),
  jobRows: channel<JobRows>(),
}

export interface Channel<Message> {
  hasSubscribers(): boolean
  publish(message: Message): void
  /** The function ends it. */
  subscribe(listener: (message: Message) => void): () => void
}

/** A request was served without a service that is configured. */
export function tellFallback(service: Service): void {
  CHANNELS.fallback.publish(service)
}

/** A service that is used between requests has gone, or has come back. */
export function tellAway(service: Service, isAway: boolean): void {
  if (CHANNELS.away.hasSubscribers()) CHANNELS.away.publish({ service, isAway })
}

/** A request was answered with the error of this code. */
export function tellRefused(code: string): void {
  CHANNELS.refused.publish(code)
}

/** A calculation was answered. */
export function tellAnswered(route: string, contents: () => Omit<AnswerEvent, 'route'>): void {
  if (CHANNELS.answered.hasSubscribers()) CHANNELS.answered.publish({ route, ...contents() })
}

/** A job has come to this state. */
export function tellJob(state: string): void {
  CHANNELS.job.publish(state)
}

export function tellJobRows(rows: JobRows): void {
  CHANNELS.jobRows.publish(rows)
}

function channel<Message>(): Channel<Message> {
  const listeners = new Set<(message: Message) => void>()
  return {
    hasSubscribers: () => listeners.size > 0,
    publish(message) {
      for (const listener of listeners) listener(message)
    },
    subscribe(listener) {
      // A function of its own: the same listener twice is told twice.
      const own = (message: Message) => listener(message)
      listeners.add(own)
      return () => void listeners.delete(own)
    },
  }
}
