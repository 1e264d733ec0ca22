/** A figure edition by edition, on a scale that begins at 0. Its table stands below it. */
import { ticksTo } from '../../parts/chart/ticks.ts'
import { readable } from '../../words/figures.ts'
import { words } from '../../words/words.ts'
import type { Entry } from './facts.tsx'

interface Props {
  /** In one unit, the oldest first. */
  readonly entries: readonly Entry[]
  readonly edition: string
  readonly unit: string
}

/** Of the plot, px: the widths follow the window. */
const HEIGHT = 180
/** Of the line of editions below it, and of what the uppermost dot needs above. */
const BELOW = 32
const ABOVE = 12
/** How far a figure of the scale is below its line, so that they are level. */
const LEVEL = 4
const STEPS = 4

export function HistoryChart({ entries, edition, unit }: Props) {
  const { history } = words().factor
  const ticks = ticksTo(Math.max(...entries.map(({ factor }) => factor)), STEPS)
  const top = ticks.at(-1) ?? 1
  const yOf = (value: number) => HEIGHT - (value / top) * HEIGHT
  const points = entries.map(({ edition: name, factor }, index) => ({
    name,
    x: ((index + 0.5) / entries.length) * 100,
    // A figure below 0 lies on the lowest line; the table says it.
    y: yOf(Math.max(factor, 0)),
  }))
  return (
    <figure class="history-chart">
      <figcaption class="small soft">{history.axis(unit)}</figcaption>
      <svg role="img" aria-label={history.chart} width="100%" height={ABOVE + HEIGHT + BELOW}>
        {ticks.map((tick) => (
          <text key={tick} class="tick" x="60" y={ABOVE + yOf(tick) + LEVEL}>
            {readable(tick)}
          </text>
        ))}
        <svg class="plot" aria-hidden="true" x="70" y={ABOVE} height={HEIGHT + BELOW}>
          {ticks.map((tick) => (
            <line key={tick} class="grid" x1="0" x2="100%" y1={yOf(tick)} y2={yOf(tick)} />
          ))}
          {points.slice(1).map((point, index) => (
            <Segment key={point.name} from={points[index] ?? point} to={point} />
          ))}
          {points.map(({ name, x, y }) => (
            <g key={name}>
              <circle class={name === edition ? 'here' : undefined} cx={`${x}%`} cy={y} r="5" />
              <text class="edition" x={`${x}%`} y={HEIGHT + BELOW - ABOVE}>
                {name}
              </text>
            </g>
          ))}
        </svg>
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
