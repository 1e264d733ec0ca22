/** Masses as bars, in a table with their numbers: a chart and its table in one. */
import type { ComponentChildren } from 'preact'
import { massText, percent } from '../messages/figures.ts'
import { messages } from '../messages/messages.ts'

export interface Bar {
  readonly key: string
  readonly label: ComponentChildren
  readonly kg: number
  readonly lowKg?: number
  readonly highKg?: number
}

interface Props {
  readonly title: string
  readonly bars: readonly Bar[]
  /** They are parts of one total: their shares are shown too. */
  readonly isWhole?: boolean
}

export function Bars({ title, bars, isWhole = false }: Props) {
  const { parts } = messages()
  const max = Math.max(...bars.map(({ kg, highKg = kg }) => highKg), 0)
  const largest = Math.max(...bars.map(({ kg }) => Math.abs(kg)), 0)
  const sum = bars.reduce((total, { kg }) => total + kg, 0)
  return (
    <table class="bars">
      <caption>{title}</caption>
      <thead class="unseen">
        <tr>
          <th scope="col">{title}</th>
          <th scope="col">{parts.co2e}</th>
          {isWhole && <th scope="col">{parts.share}</th>}
        </tr>
      </thead>
      <tbody>
        {bars.map((bar, index) => (
          <tr key={bar.key}>
            <th scope="row">
              {bar.label}
              <BarLine bar={bar} max={max} colour={(index % COLOURS) + 1} />
            </th>
            <td class="number">{massText(bar.kg, largest)}</td>
            {isWhole && <td class="number soft">{sum > 0 ? percent(bar.kg / sum) : ''}</td>}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** --c-1 to --c-6. */
const COLOURS = 6

interface LineProps {
  readonly bar: Bar
  /** Where the scale ends, kg. */
  readonly max: number
  readonly colour: number
}

function BarLine({ bar: { kg, lowKg, highKg }, max, colour }: LineProps) {
  const at = (value: number) => `${max > 0 ? (value / max) * 100 : 0}%`
  return (
    <svg class="bar" aria-hidden="true" height="10" width="100%">
      <rect class={`fill-${colour}`} height="10" width={at(kg)} rx="1" />
      {lowKg !== undefined && highKg !== undefined && (
        <line class="span" x1={at(lowKg)} x2={at(highKg)} y1="5" y2="5" />
      )}
    </svg>
  )
}
