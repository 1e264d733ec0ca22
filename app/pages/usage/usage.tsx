/** What one's own key has used in a month: of its plan, by day, by endpoint. */
import type { UsageAnswer } from '../../../packages/client/src/everygram.ts'
import { useAnswer } from '../../api/use-answer.ts'
import { exact, monthText } from '../../messages/figures.ts'
import { messages } from '../../messages/messages.ts'
import type { PageProps } from '../../pages.ts'
import { AskedFor } from '../../parts/asked.tsx'
import { Heading } from '../../parts/heading.tsx'
import { useQueryChange } from '../../parts/query.ts'
import { Table } from '../../parts/table.tsx'
import { DayChart } from './day-chart.tsx'
import { DayTable } from './day-table.tsx'
import { monthBeside, monthOf } from './months.ts'
import { Plan } from './plan.tsx'

/** The status of a server that asks for no keys. */
const NOTHING_COUNTED = 404

export function Usage({ query }: PageProps) {
  const { usage } = messages()
  const month = monthOf(query.month, new Date())
  const asked = useAnswer(month, (client, options) => client.usage({ month }, options))
  const isUncounted = asked.state === 'failed' && asked.error.status === NOTHING_COUNTED
  return (
    <>
      <Heading title={usage.title} lead={usage.lead} />
      {isUncounted ? (
        <section class="notice">
          <h2>{usage.uncounted.title}</h2>
          <p>{usage.uncounted.text}</p>
          <a href="/docs/access">{usage.uncounted.more}</a>
        </section>
      ) : (
        <AskedFor asked={asked}>{(answer) => <Month answer={answer} month={month} />}</AskedFor>
      )}
    </>
  )
}

function Month({ answer, month }: { readonly answer: UsageAnswer; readonly month: string }) {
  const { usage } = messages()
  const { key, plan, month: used, days, endpoints } = answer.data.attributes
  return (
    <div class="usage">
      <MonthLinks month={month} />
      <Plan name={key.name} plan={plan} used={used} />
      {days.length === 0 ? (
        <p>{usage.empty}</p>
      ) : (
        <>
          <section>
            <h2>{usage.byDay}</h2>
            <DayChart month={month} days={days} />
            <DayTable days={days} />
          </section>
          <section>
            <h2>{usage.byEndpoint}</h2>
            <Table
              caption={usage.byEndpoint}
              isCaptionHidden
              keyOf={({ endpoint }) => endpoint}
              rows={endpoints}
              columns={[
                { title: usage.endpoint, cell: ({ endpoint }) => <code>{endpoint}</code> },
                { title: usage.answers, isNumber: true, cell: ({ answers }) => exact(answers) },
              ]}
            />
          </section>
        </>
      )}
    </div>
  )
}

function MonthLinks({ month }: { readonly month: string }) {
  const { usage } = messages()
  const { to } = useQueryChange()
  const next = monthBeside(month, 1)
  const isPresent = month >= monthOf(undefined, new Date())
  return (
    <nav class="months" aria-label={usage.months}>
      <a href={to({ month: monthBeside(month, -1) })} rel="prev">
        {monthText(monthBeside(month, -1))}
      </a>
      <h2>{monthText(month)}</h2>
      {!isPresent && (
        <a href={to({ month: next })} rel="next">
          {monthText(next)}
        </a>
      )}
    </nav>
  )
}
