/** A figure edition by edition, on a scale that begins at 0. Its table stands below it. */

import { readable } from '../../messages/figures.ts'
import { messages } from '../../messages/messages.ts'
import { ticksTo } from '../../parts/chart/ticks.ts'
import type { Entry } from './facts.tsx'

interface Props {
  /** In one unit, the oldest first. */
  readonly entries: readonly Entry[]
  readonly edition: string
  readonly unit: string
}

/** Of the plot, px: the widths follow the window. */
const HEIGHT = 180
/** Of the line of editions below it, and of what the uppermost dot and figure need above. */
const BELOW = 28
const ABOVE = 20
/** How far the figure of a line stands above it. */
const LIFT = 4
const STEPS = 4
/** Where the first and the last dot are, in per cent of the width: the figures of the lines stand to the left. */
const FIRST = 16
const LAST = 94

export function HistoryChart({ entries, edition, unit }: Props) {
  const { history } = messages().factor
  const ticks = ticksTo(Math.max(...entries.map(({ factor }) => factor)), STEPS)
  const top = ticks.at(-1) ?? 1
  const yOf = (value: number) => ABOVE + HEIGHT - (value / top) * HEIGHT
  const points = entries.map(({ edition: name, factor }, index) => ({
    name,
    x: FIRST + ((LAST - FIRST) * index) / (entries.length - 1),
    // A figure below 0 lies on the lowest line; the table says it.
    y: yOf(Math.max(factor, 0)),
  }))
  return (
    <figure class="history-chart">
      <figcaption class="small soft">{history.axis({ unit })}</figcaption>
      <svg role="img" aria-label={history.chart} width="100%" height={ABOVE + HEIGHT + BELOW}>
        {ticks.map((tick) => (
          <g key={tick}>
            <line class="grid" x1="0" x2="100%" y1={yOf(tick)} y2={yOf(tick)} />
            <text x="0" y={yOf(tick) - LIFT}>
              {readable(tick)}
            </text>
          </g>
        ))}
        {points.slice(1).map((point, index) => (
          <Segment key={point.name} from={points[index] ?? point} to={point} />
        ))}
        {points.map(({ name, x, y }) => (
          <g key={name}>
            <circle class={name === edition ? 'here' : undefined} cx={`${x}%`} cy={y} r="5" />
            <text class="edition" x={`${x}%`} y={ABOVE + HEIGHT + BELOW - LIFT}>
              {name}
            </text>
          </g>
        ))}
      </svg>
    </figure>
  )
}

interface Point {
  readonly x: number
  readonly y: number
}

function Segment({ from, to }: { readonly from: Point; readonly to: Point }) {
  return <line class="line" x1={`${from.x}%`} x2={`${to.x}%`} y1={from.y} y2={to.y} />
}
