/** Answers of each day of a month as bars. Its table stands below it. */

import { exact } from '../../messages/figures.ts'
import { messages } from '../../messages/messages.ts'
import { ticksTo } from '../../parts/chart/ticks.ts'
import { daysOf } from './months.ts'

interface Props {
  readonly month: string
  /** Days with answers. */
  readonly days: readonly { readonly day: string; readonly answers: number }[]
}

/** px, but for the width, which follows the window. */
const HEIGHT = 140
const ABOVE = 20
const BELOW = 24
/** How far the figure of a line stands above it. */
const LIFT = 4
const STEPS = 3
/** Where the bars begin, per cent of the width: the figures of the lines stand to the left. */
const LEFT = 12
/** Of the room of a day what its bar takes. */
const BAR = 0.7
/** One day of so many is named. */
const NAMED_EVERY = 7

export function DayChart({ month, days }: Props) {
  const { usage } = messages()
  const ticks = ticksTo(Math.max(...days.map(({ answers }) => answers)), STEPS).filter(Number.isInteger)
  const top = Math.max(...ticks, 1)
  const yOf = (value: number) => ABOVE + HEIGHT - (value / top) * HEIGHT
  const counts = new Map(days.map(({ day, answers }) => [day, answers]))
  const all = daysOf(month)
  const room = (100 - LEFT) / all.length
  return (
    <svg class="day-chart" role="img" aria-label={usage.chart} width="100%" height={ABOVE + HEIGHT + BELOW}>
      {ticks.map((tick) => (
        <g key={tick}>
          <line class="grid" x1="0" x2="100%" y1={yOf(tick)} y2={yOf(tick)} />
          <text x="0" y={yOf(tick) - LIFT}>
            {exact(tick)}
          </text>
        </g>
      ))}
      {all.map((day, index) => {
        const answers = counts.get(day) ?? 0
        const x = LEFT + room * index
        return (
          <g key={day}>
            <rect
              class="fill-1"
              x={`${x}%`}
              y={yOf(answers)}
              width={`${room * BAR}%`}
              height={ABOVE + HEIGHT - yOf(answers)}
            />
            {index % NAMED_EVERY === 0 && (
              <text class="day" x={`${x + (room * BAR) / 2}%`} y={ABOVE + HEIGHT + BELOW - LIFT}>
                {index + 1}
              </text>
            )}
          </g>
        )
      })}
    </svg>
  )
}
