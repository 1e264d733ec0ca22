/** Sorted bars on one scale, each with its range. The table beside it says the same. */

import { mass, massText, readable } from '../../messages/figures.ts'
import { messages } from '../../messages/messages.ts'
import { ticksTo } from '../../parts/chart/ticks.ts'
import { useWidth } from '../../parts/use-width.ts'
import type { Compared } from './ask.ts'

interface Props {
  readonly title: string
  readonly answers: readonly Compared[]
  readonly nameOf: (value: string) => string
}

/** Pixels: a bar with its name above it, the axis, room for the last tick. */
const ROW = 52
const BAR = 16
const BAR_TOP = 24
const AXIS = 28
const RIGHT = 24
/** A tick every so many pixels. */
const TICK_PX = 110

export function Chart({ title, answers, nameOf }: Props) {
  const { ref, width } = useWidth<HTMLElement>()
  const max = Math.max(...answers.map(({ highKg }) => highKg), 0)
  const scale = (kg: number) => (max > 0 ? (kg / max) * Math.max(width - RIGHT, 1) : 0)
  const ticks = ticksTo(max, Math.max(2, width / TICK_PX)).filter((tick) => tick <= max)
  const height = answers.length * ROW
  const { unit } = mass(max)
  const inUnit = (kg: number) => kg * (mass(1).unit === unit ? 1 : (UNITS[unit] ?? 1))
  return (
    <figure ref={ref} class="chart">
      <figcaption>
        {title} <small>{messages().compare.scale.replace('kg', unit)}</small>
      </figcaption>
      <svg width={width} height={height + AXIS} aria-hidden="true">
        {ticks.map((tick) => (
          <g key={tick} class="tick" transform={`translate(${scale(tick) + 0.5},0)`}>
            <line y2={height} />
            <text y={height + 18} text-anchor={tick === 0 ? 'start' : 'middle'}>
              {readable(inUnit(tick))}
            </text>
          </g>
        ))}
        {answers.map(({ value, kg, lowKg, highKg }, index) => (
          <g key={value} transform={`translate(0,${index * ROW})`}>
            <text y={BAR_TOP - 7}>
              {nameOf(value)} <tspan class="amount-label">{massText(kg)}</tspan>
            </text>
            <rect class="fill-1" y={BAR_TOP} width={scale(kg)} height={BAR} rx="1" />
            <path
              class="range"
              d={`M${scale(lowKg)},${BAR_TOP + 3}v${BAR - 6}m0,${3 - BAR / 2}H${scale(highKg)}m0,${3 - BAR / 2}v${BAR - 6}`}
            />
          </g>
        ))}
      </svg>
    </figure>
  )
}

/** How many of the unit a kilogram is. */
const UNITS: Readonly<Record<string, number>> = { g: 1000, t: 0.001 }
