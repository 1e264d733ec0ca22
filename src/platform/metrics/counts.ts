/** What is counted of the events that are told, and under which names it is exported. */
import { Counter, Gauge, type Registry } from 'prom-client'
import { type AnswerEvent, CHANNELS } from '../../engine/helpers/events.ts'

/** Counts what is told from now on; the function ends that. */
export function countEvents(registry: Registry): () => void {
  const registers = [registry]
  const fallbacks = new Counter({
    name: 'everygram_service_fallbacks_total',
    help: 'Requests served without a configured service that did not answer.',
    labelNames: ['service'],
    registers,
  })
  const away = new Gauge({
    name: 'everygram_service_away',
    help: '1 while a configured service does not answer and the server goes on without it.',
    labelNames: ['service'],
    aggregator: 'max',
    registers,
  })
  const refusals = new Counter({
    name: 'everygram_errors_total',
    help: 'Error answers by code; limits are rate_limited and quota_exceeded.',
    labelNames: ['code'],
    registers,
  })
  const jobs = new Counter({
    name: 'everygram_jobs_total',
    help: 'Jobs that came to a state: queued, running, done, failed, cancelled, deleted.',
    labelNames: ['state'],
    registers,
  })
  const jobRows = new Counter({
    name: 'everygram_job_rows_total',
    help: 'Rows of jobs that were answered and saved, by status: ok, error.',
    labelNames: ['status'],
    registers,
  })
  const ends = [
    CHANNELS.job.subscribe((state) => jobs.inc({ state })),
    CHANNELS.jobRows.subscribe(({ ok, failed }) => {
      jobRows.inc({ status: 'ok' }, ok)
      jobRows.inc({ status: 'error' }, failed)
    }),
    CHANNELS.fallback.subscribe((service) => fallbacks.inc({ service })),
    CHANNELS.refused.subscribe((code) => refusals.inc({ code })),
    CHANNELS.away.subscribe(({ service, isAway }) => away.set({ service }, isAway ? 1 : 0)),
    CHANNELS.answered.subscribe(contentCounter(registry)),
  ]
  return () => {
    for (const end of ends) end()
  }
}

/**
 * How far the answers are from published factors, and what their readers are told. Labels are named when somebody asks
 * for the metrics: at every answer that would take longer than to count.
 */
function contentCounter(registry: Registry): (answered: AnswerEvent) => void {
  const registers = [registry]
  const tiersByRoute = new Map<string, Tally>()
  const codes: Tally = new Map()
  new Counter({
    name: 'everygram_factors_total',
    help: 'Factors in the trails of answers, by tier: exact, region, global, estimate, user.',
    labelNames: ['route', 'tier'],
    registers,
    collect() {
      for (const [route, tiers] of tiersByRoute)
        for (const [tier, times] of tiers) this.inc({ route, tier }, times)
      tiersByRoute.clear()
    },
  })
  new Counter({
    name: 'everygram_notices_total',
    help: 'Notices in answers, by code.',
    labelNames: ['code'],
    registers,
    collect() {
      for (const [code, times] of codes) this.inc({ code }, times)
      codes.clear()
    },
  })
  return ({ route, tiers, noticeCodes }) => {
    const ofRoute: Tally = tiersByRoute.get(route) ?? new Map()
    if (ofRoute.size === 0) tiersByRoute.set(route, ofRoute)
    for (const tier of tiers) count(ofRoute, tier)
    for (const code of noticeCodes) count(codes, code)
  }
}

/** How often something was told since the metrics were last asked for. */
type Tally = Map<string, number>

function count(tally: Tally, name: string): void {
  tally.set(name, (tally.get(name) ?? 0) + 1)
}
