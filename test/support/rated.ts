/** Tier and quality of an answer and of its lines again from the answer alone, by a program that knows no domain. */

/** From the strongest to the weakest. */
export const TIERS = ['exact', 'user', 'region', 'global', 'estimate'] as const
export type TierName = (typeof TIERS)[number]

export interface RatedEntry {
  role: 'factor' | 'beside' | 'input'
  tier: TierName
  contribution_kg?: number
  lines?: { line: number; share: number }[]
  scales?: number[]
}

export interface RatedLine {
  perspective: string
  part_of_total: boolean
  status: string
}

export interface RatedNotice {
  lines?: number[]
  tier?: TierName
}

export interface Rating {
  tier: TierName
  quality: Partial<Record<TierName, number>> | null
}

interface Kilograms {
  tier: TierName
  kg: number
}

const rank = (tier: TierName) => TIERS.indexOf(tier)

const weakest = (tiers: readonly TierName[]): TierName =>
  tiers.reduce((found, tier) => (rank(tier) > rank(found) ? tier : found), 'exact')

/** `total`: of the lines that add up to it. A line without a number has no rating. */
export function rated(
  trail: readonly RatedEntry[],
  lines: readonly RatedLine[],
  notices: readonly RatedNotice[],
): { total: Rating; lines: (Rating | null)[] } {
  const tiers = trail.map((entry, at) =>
    weakest([entry.tier, ...trail.filter(({ scales }) => scales?.includes(at)).map(({ tier }) => tier)]),
  )
  const kilograms = lines.map((_, line): Kilograms[] => {
    const left = notices.flatMap(({ lines: touched, tier }) =>
      touched?.includes(line) && tier ? [tier] : [],
    )
    return trail.flatMap(({ lines: shares = [], contribution_kg = 0 }, at) =>
      shares
        .filter((one) => one.line === line)
        .map(({ share }) => ({
          tier: weakest([tiers[at] ?? 'exact', ...left]),
          kg: contribution_kg * share,
        })),
    )
  })
  const ofTotal = kilograms.filter((_, at) => {
    const line = lines[at]
    return line?.part_of_total && line.perspective === 'reporter'
  })
  return {
    total: ratingOf(ofTotal.flat()),
    lines: lines.map(({ status }, at) => (status === 'determined' ? ratingOf(kilograms[at] ?? []) : null)),
  }
}

const PERCENT_5 = 0.05

function ratingOf(amounts: readonly Kilograms[]): Rating {
  const quality = qualityOf(amounts)
  if (quality === null) return { tier: weakest(amounts.map(({ tier }) => tier)), quality }
  if (quality.exact === 1) return { tier: 'exact', quality }
  const present = TIERS.filter((tier) => amounts.some((one) => one.tier === tier && one.kg > 0))
  const named = present.filter((tier) => tier !== 'exact' && (quality[tier] ?? 0) >= PERCENT_5)
  return { tier: weakest(named.length > 0 ? named : present), quality }
}

/** Thousandths: each is cut off, and the largest rests get what is left, stronger tiers first. */
function qualityOf(amounts: readonly Kilograms[]): Rating['quality'] {
  const sums = TIERS.map((tier) => amounts.reduce((sum, one) => (one.tier === tier ? sum + one.kg : sum), 0))
  const total = sums.reduce((sum, kg) => sum + kg, 0)
  if (total <= 0) return null
  // Sixteen digits of a quotient are more than a double is good for.
  const shares = sums.map((kg) => Number(((1000 * kg) / total).toPrecision(12)))
  const cut = shares.map(Math.floor)
  const left = 1000 - cut.reduce((sum, one) => sum + one, 0)
  const byRest = shares.map((share, at) => ({ at, rest: share - Math.floor(share) }))
  byRest.sort((a, b) => b.rest - a.rest || a.at - b.at)
  for (const { at } of byRest.slice(0, left)) cut[at] = (cut[at] ?? 0) + 1
  return Object.fromEntries(
    TIERS.flatMap((tier, at) => (sums[at] === 0 ? [] : [[tier, (cut[at] ?? 0) / 1000]])),
  )
}
