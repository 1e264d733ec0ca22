/** The plan of a key, and how much of its month is used. */
import type { UsageAnswer } from '../../../packages/client/src/everygram.ts'
import { dateText, exact } from '../../messages/figures.ts'
import { messages } from '../../messages/messages.ts'

type Attributes = UsageAnswer['data']['attributes']

interface Props {
  /** Of the key, as its maker called it. */
  readonly name: string
  readonly plan: Attributes['plan']
  readonly used: Attributes['month']
}

/** Of a time the day. */
const DAY_LENGTH = 'YYYY-MM-DD'.length

export function Plan({ name, plan, used }: Props) {
  const { usage } = messages()
  const { answers, limit, hard_stop: stop, warning, ends_at: end } = used
  return (
    <section class="plan" aria-label={usage.plan.label}>
      <p class="amount">
        <strong>{exact(answers)}</strong>{' '}
        <span>{limit === null ? usage.answersUsed : usage.plan.of({ limit })}</span>
      </p>
      {limit !== null && stop !== null && <Meter answers={answers} limit={limit} stop={stop} />}
      <p>{usage.plan.key({ name, plan: plan.name })}</p>
      {limit === null ? <p>{usage.plan.unlimited}</p> : <p>{leftText(answers, limit)}</p>}
      {limit !== null && stop !== null && (
        <p class="soft">{usage.plan.stop({ stop, day: dateText(end.slice(0, DAY_LENGTH)) })}</p>
      )}
      {plan.per_second !== null && plan.burst !== null && (
        <p class="soft">{usage.plan.rate({ per_second: plan.per_second, burst: plan.burst })}</p>
      )}
      {warning !== null && <p class="notice warning">{usage.warnings[warning]}</p>}
    </section>
  )
}

function leftText(answers: number, limit: number): string {
  const { plan } = messages().usage
  return answers > limit ? plan.over({ count: answers - limit }) : plan.left({ count: limit - answers })
}

/** Ends where requests are blocked; a marker shows the limit of the plan. The text gives the same numbers. */
function Meter({
  answers,
  limit,
  stop,
}: {
  readonly answers: number
  readonly limit: number
  readonly stop: number
}) {
  const at = (count: number) => `${stop > 0 ? (Math.min(count, stop) / stop) * 100 : 0}%`
  return (
    <svg class="meter" aria-hidden="true" width="100%" height="20">
      <rect class="all" y="4" width="100%" height="12" rx="2" />
      <rect class={answers > limit ? 'fill-2' : 'fill-1'} y="4" width={at(answers)} height="12" rx="2" />
      <line class="limit" x1={at(limit)} x2={at(limit)} y1="0" y2="20" />
    </svg>
  )
}
