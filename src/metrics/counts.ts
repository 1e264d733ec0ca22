/** What is counted of the events that are told, and under which names it is exported. */
import { Counter, Gauge, type Registry } from 'prom-client'
import { noticeCodesOf, tiersOf } from '../contract/contents.ts'
import { type Answered, type Away, CHANNELS } from '../core/events.ts'

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
  return subscribeAll([
    [CHANNELS.fallback, (service) => fallbacks.inc({ service: String(service) })],
    [CHANNELS.refused, (code) => refusals.inc({ code: String(code) })],
    [
      CHANNELS.away,
      (message) => {
        const { service, isAway } = message as Away
        away.set({ service }, isAway ? 1 : 0)
      },
    ],
    [CHANNELS.answered, contentCounter(registry)],
  ])
}

type Listener = (message: unknown) => void

/** How far the answers are from published factors, and what their readers are told. */
function contentCounter(registry: Registry): Listener {
  const registers = [registry]
  const factors = new Counter({
    name: 'everygram_factors_total',
    help: 'Factors in the trails of answers, by tier: exact, region, global, estimate, user.',
    labelNames: ['route', 'tier'],
    registers,
  })
  const notices = new Counter({
    name: 'everygram_notices_total',
    help: 'Notices in answers, by code.',
    labelNames: ['code'],
    registers,
  })
  return (message) => {
    const { route, body } = message as Answered
    for (const tier of tiersOf(body)) factors.inc({ route, tier })
    for (const code of noticeCodesOf(body)) notices.inc({ code })
  }
}

function subscribeAll(pairs: [(typeof CHANNELS)[keyof typeof CHANNELS], Listener][]): () => void {
  for (const [channel, listener] of pairs) channel.subscribe(listener)
  return () => {
    for (const [channel, listener] of pairs) channel.unsubscribe(listener)
  }
}
