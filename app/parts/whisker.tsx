/** A range as a line from its lower to its upper end, on a scale that begins at 0. The text gives the same numbers. */

interface Props {
  readonly kg: number
  readonly lowKg: number
  readonly highKg: number
  /** Where the scale ends; the upper end when absent. */
  readonly maxKg?: number
}

/** Room for the last mark, in shares of the width. */
const USED = 0.98

export function Whisker({ kg, lowKg, highKg, maxKg = highKg }: Props) {
  const at = (value: number) => `${maxKg > 0 ? ((value * USED) / maxKg) * 100 : 0}%`
  return (
    <svg class="whisker" aria-hidden="true" height="20" width="100%">
      <line class="axis" x1="0" x2="100%" y1="10" y2="10" />
      <line class="axis" x1="0.5" x2="0.5" y1="5" y2="15" />
      <line class="span" x1={at(lowKg)} x2={at(highKg)} y1="10" y2="10" />
      <line class="end" x1={at(lowKg)} x2={at(lowKg)} y1="4" y2="16" />
      <line class="end" x1={at(highKg)} x2={at(highKg)} y1="4" y2="16" />
      <circle cx={at(kg)} cy="10" r="6" />
    </svg>
  )
}
