/** The plans of API keys, as the contract has them (docs/access.md). */

/** A plan that limits. Its rate is a token bucket: `burst` requests at once, refilled with `perSecond`. */
export interface LimitedPlan {
  readonly name: string
  readonly answersPerMonth: number
  readonly perSecond: number
  readonly burst: number
  /** Bytes that its jobs may take in the store. */
  readonly storedBytes: number
  /** Jobs and their results that are kept at a time. */
  readonly resultsKept: number
}

const MB = 1_000_000

/** The plan of a key that was made without one: no limits, and no limit headers. */
export const UNLIMITED = 'unlimited'

/** The table of plans in docs/access.md. */
const LIMITED_PLANS: readonly LimitedPlan[] = [
  { name: 'free', answersPerMonth: 500, perSecond: 2, burst: 5, storedBytes: 20 * MB, resultsKept: 10 },
  { name: 'launch', answersPerMonth: 5000, perSecond: 5, burst: 10, storedBytes: 100 * MB, resultsKept: 25 },
  {
    name: 'starter',
    answersPerMonth: 10_000,
    perSecond: 10,
    burst: 25,
    storedBytes: 250 * MB,
    resultsKept: 50,
  },
  {
    name: 'growth',
    answersPerMonth: 50_000,
    perSecond: 15,
    burst: 40,
    storedBytes: 1000 * MB,
    resultsKept: 100,
  },
  {
    name: 'scale',
    answersPerMonth: 200_000,
    perSecond: 25,
    burst: 75,
    storedBytes: 2000 * MB,
    resultsKept: 100,
  },
]

const BY_NAME: ReadonlyMap<string, LimitedPlan> = new Map(LIMITED_PLANS.map((plan) => [plan.name, plan]))

export const PLAN_NAMES: readonly string[] = [...BY_NAME.keys(), UNLIMITED]

/** Undefined for the unlimited plan. Throws for a name that is no plan: such a key must not become unlimited. */
export function limitsOf(planName: string): LimitedPlan | undefined {
  if (planName === UNLIMITED) return undefined
  const plan = BY_NAME.get(planName)
  if (!plan) throw new Error(`there is no plan '${planName}'`)
  return plan
}

/** Of the contract: answers stop at this share of the month's quota. */
const HARD_STOP_PERCENT = 120

/** How many answers a month a key gets at most: its quota and the grace above it. */
export function hardStop({ answersPerMonth }: LimitedPlan): number {
  return Math.floor((answersPerMonth * HARD_STOP_PERCENT) / 100)
}

/** Of the contract: X-Usage-Warning by the share of the quota that is used, in percent, highest first. */
const WARNINGS = [
  { fromPercent: 100, warning: 'over-limit-grace' },
  { fromPercent: 90, warning: 'approaching-limit-critical' },
  { fromPercent: 80, warning: 'approaching-limit' },
] as const

export type UsageWarning = (typeof WARNINGS)[number]['warning']

export const USAGE_WARNINGS: readonly UsageWarning[] = WARNINGS.map(({ warning }) => warning)

export function usageWarning(answers: number, { answersPerMonth }: LimitedPlan): UsageWarning | undefined {
  const reached = ({ fromPercent }: { fromPercent: number }) => answers * 100 >= answersPerMonth * fromPercent
  return WARNINGS.find(reached)?.warning
}
