/** Energy and tokens of language-model inference: what is multiplied with the grid and with the hardware. */
import { add, type Decimal, decimal, multiply } from '../../engine/numbers/decimal.ts'
import { addRationals, type Rational, rational } from '../../engine/numbers/rational.ts'
import type { LlmTier, LongInput } from './registry.ts'

/** What is the same for every use of one model, provider and effort. */
export interface LlmFactors {
  readonly tier: LlmTier
  /** Energy of a cached input token over that of a fresh one. */
  readonly cachedShare: Decimal
  /** Absent in editions that do not know it. */
  readonly longInput?: LongInput | undefined
  /** Tokens generated for each token of the answer. */
  readonly thinkingRatio: Decimal
  /** Energy of the facility over that of the servers. */
  readonly pue: Decimal
}

/** Tokens of one request, and how many there are. */
export interface LlmUse {
  readonly tokensInput: number
  /** Of the input. */
  readonly tokensCached: number
  readonly tokensOutput: number
  /** Thinking tokens on top of the output; given, they take the place of the thinking ratio. */
  readonly tokensReasoning?: number | undefined
  /** Measured at the servers, Wh of one request: takes the place of the tier's energy. */
  readonly energyWh?: number | undefined
  readonly requests: number
}

/** Of one request. */
export interface InferenceEnergy {
  /** At the servers, and with the facility around them, Wh. */
  readonly serverWh: Rational
  readonly facilityWh: Rational
  /** Thinking included. */
  readonly tokensGenerated: Decimal
}

export function inferenceEnergy(factors: LlmFactors, use: LlmUse): InferenceEnergy {
  const tokensGenerated = generatedTokens(factors.thinkingRatio, use)
  const serverWh =
    use.energyWh === undefined ? tierEnergyWh(factors, use, tokensGenerated) : rational(decimal(use.energyWh))
  return { serverWh, facilityWh: times(serverWh, factors.pue), tokensGenerated }
}

export function times({ numerator, denominator }: Rational, by: Decimal): Rational {
  return { numerator: multiply(numerator, by), denominator }
}

function generatedTokens(thinkingRatio: Decimal, use: LlmUse): Decimal {
  return use.tokensReasoning === undefined
    ? multiply(decimal(use.tokensOutput), thinkingRatio)
    : decimal(use.tokensOutput + use.tokensReasoning)
}

const PER_THOUSAND = decimal('0.001')

function tierEnergyWh(
  { tier, cachedShare, longInput }: LlmFactors,
  use: LlmUse,
  generated: Decimal,
): Rational {
  const fresh = decimal(use.tokensInput - use.tokensCached)
  const input = add(fresh, multiply(decimal(use.tokensCached), cachedShare))
  const inputWh = multiply(multiply(input, tier.inputWhPer1k), PER_THOUSAND)
  const outputWh = multiply(multiply(generated, tier.outputWhPer1k), PER_THOUSAND)
  return addRationals(times(inputGrowth(longInput, use.tokensInput), inputWh), rational(outputWh))
}

const ONE = decimal(1)
const NO_GROWTH = rational(ONE)

/** 1 for input that is not long; it grows with all tokens that are read, from a cache or not. */
export function inputGrowth(longInput: LongInput | undefined, tokensInput: number): Rational {
  if (!longInput) return NO_GROWTH
  const { digits, scale } = longInput.start
  const beyond = add(decimal(tokensInput), { digits: -digits, scale })
  return beyond.digits <= 0n ? NO_GROWTH : addRationals(NO_GROWTH, rational(beyond, longInput.scale))
}
