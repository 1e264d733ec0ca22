/** The amount of a result: large, with its unit, its range, and its data quality. */
import { mass, massText, percent } from '../messages/figures.ts'
import { messages } from '../messages/messages.ts'
import { textFor } from '../messages/texts.ts'
import type { RangeCheck, Share } from './result.ts'
import { Whisker } from './whisker.tsx'

interface Props {
  readonly kg: number
  readonly lowKg: number
  readonly highKg: number
  readonly tiers: readonly Share[]
  /** Absent of sums. */
  readonly check?: RangeCheck
}

export function Figure({ kg, lowKg, highKg, tiers, check }: Props) {
  const { parts } = messages()
  const { figure, unit } = mass(kg)
  return (
    <div class="answer-figure">
      <p class="amount">
        <strong>{figure}</strong> <span>{`${unit} ${parts.co2e}`}</span>
      </p>
      <Whisker kg={kg} lowKg={lowKg} highKg={highKg} />
      <p>
        {parts.range.text({ low: massText(lowKg, kg), high: massText(highKg, kg) })}
        {check && <small>{rangeBasis(check)}</small>}
      </p>
      <Tiers tiers={tiers} />
    </div>
  )
}

/** A range without enough published values to check it with is our judgement, and says so. */
function rangeBasis({ isMeasured, count, inside }: RangeCheck): string {
  const { range } = messages().parts
  if (isMeasured) return range.measured({ inside, count })
  return count === 0 ? range.judgement : range.checked({ inside, count })
}

/** One badge where all factors have the same quality; with shares where they differ. */
export function Tiers({ tiers }: { readonly tiers: readonly Share[] }) {
  const { parts } = messages()
  const sum = tiers.reduce((total, { kg }) => total + kg, 0)
  return (
    <ul class="tiers">
      {tiers.map(({ name, kg }) => (
        <li key={name} class={`tier ${name}`}>
          {tiers.length > 1 && sum > 0
            ? parts.tierShare({ share: percent(kg / sum), tier: tierLabel(name) })
            : tierLabel(name)}
        </li>
      ))}
    </ul>
  )
}

/** How good a factor is, as readers know it. */
export function tierLabel(tier: string): string {
  return textFor(messages().parts.tiers, tier) ?? tier
}
