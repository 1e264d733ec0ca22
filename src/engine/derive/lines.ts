/** The lines of the GHG Protocol under which a total is reported: each part belongs to one, or is divided among them. */
import { massOf } from '../contribution.ts'
import {
  addRationals,
  multiplyRationals,
  type Rational,
  subtractRationals,
  withCommonDenominator,
  ZERO_RATIONAL,
} from '../numbers/rational.ts'
import { type Split, splitBy } from '../numbers/shares.ts'
import type { ScopeLine } from '../term.ts'
import type { Portion } from './portions.ts'

export interface Lines {
  /** In the order in which the terms have them. */
  readonly names: readonly ScopeLine[]
  /** Whole units of each, from those of the parts. */
  amounts(parts: readonly number[]): number[]
  /** The places of the lines that a part has something in. */
  linesOfPart(part: number): readonly number[]
  /** Whole units of a part in each line. */
  inLines(part: number, amount: number): number[]
}

/** Of terms of the total, in parts by name. A part that terms divide among lines goes by their kilograms. */
export function linesOf(terms: readonly Portion[], parts: readonly string[]): Lines {
  const names = [...new Set(terms.flatMap(linesOfTerm))]
  const shares = parts.map((part) =>
    shareAmong(
      names,
      terms.filter((term) => term.part === part),
    ),
  )
  const ofParts = parts.map((part) => {
    const lines = new Set(terms.flatMap((term) => (term.part === part ? linesOfTerm(term) : [])))
    return names.flatMap((name, at) => (lines.has(name) ? [at] : []))
  })
  return {
    names,
    amounts(amounts) {
      const lines = names.map(() => 0)
      for (let part = 0; part < shares.length; part++) addTo(lines, shares[part], amounts[part] ?? 0)
      return lines
    },
    linesOfPart: (part) => ofParts[part] ?? [],
    inLines(part, amount) {
      const lines = names.map(() => 0)
      addTo(lines, shares[part], amount)
      return lines
    },
  }
}

function linesOfTerm({ line, share }: Portion): ScopeLine[] {
  return line === 'beside' ? [] : share ? [line, share.line] : [line]
}

/** The place of the line of a whole part, or how it is divided among all of them. */
type Share = number | Split | undefined

function shareAmong(names: readonly ScopeLine[], terms: readonly Portion[]): Share {
  const [only, ...others] = new Set(terms.flatMap(linesOfTerm))
  if (only === undefined) return undefined
  if (others.length === 0) return names.indexOf(only)
  const masses = names.map((name) => terms.map((term) => massIn(name, term)).reduce(addRationals))
  return splitBy(withCommonDenominator(masses).numerators)
}

/** Kilograms of a term in a line. */
function massIn(name: ScopeLine, term: Portion): Rational {
  const { line, share } = term
  const mass = massOf(term)
  const moved = share ? multiplyRationals(mass, share.of) : ZERO_RATIONAL
  if (share?.line === name) return moved
  return line === name ? subtractRationals(mass, moved) : ZERO_RATIONAL
}

function addTo(lines: number[], share: Share, amount: number): void {
  if (share === undefined) return
  if (typeof share === 'number') lines[share] = (lines[share] as number) + amount
  else {
    const divided = share(amount)
    for (let at = 0; at < lines.length; at++) lines[at] = (lines[at] as number) + (divided[at] ?? 0)
  }
}
