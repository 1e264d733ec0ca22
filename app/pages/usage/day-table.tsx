/** Answers by day, with the endpoints that gave them. */
import type { UsageAnswer } from '../../../packages/client/src/everygram.ts'
import { dateText, exact } from '../../messages/figures.ts'
import { messages } from '../../messages/messages.ts'

interface Props {
  readonly days: UsageAnswer['data']['attributes']['days']
}

export function DayTable({ days }: Props) {
  const { usage } = messages()
  return (
    <table class="stacked">
      <caption class="unseen">{usage.byDay}</caption>
      <thead>
        <tr>
          <th scope="col">{usage.day}</th>
          <th scope="col" class="number">
            {usage.answers}
          </th>
          <th scope="col">{usage.endpoint}</th>
        </tr>
      </thead>
      <tbody>
        {days.map(({ day, answers, endpoints }) => (
          <tr key={day}>
            <th scope="row">{dateText(day)}</th>
            <td class="number" data-label={usage.answers}>
              {exact(answers)}
            </td>
            <td data-label={usage.endpoint}>
              <ul class="plain">
                {endpoints.map((one) => (
                  <li key={one.endpoint}>
                    <code>{one.endpoint}</code> {exact(one.answers)}
                  </li>
                ))}
              </ul>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
