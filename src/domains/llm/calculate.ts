/** Inference of a language model: energy by tokens, operational emissions by grid, embodied emissions by tokens generated. */
import { add, type Decimal, decimal, multiply } from '../../core/decimal.ts'
import { apportionExact, microgramsFromQuotient } from '../../core/quantity.ts'
import {
  addRationals,
  multiplyRationals,
  type Rational,
  rational,
  withCommonDenominator,
} from '../../core/rational.ts'
import type { LlmTier, LongInput } from './registry.ts'

export interface LlmFactors {
  tier: LlmTier
  /** Energy of a cached input token over that of a fresh one. */
  cachedShare: Decimal
  /** Absent in editions that do not know it. */
  longInput?: LongInput | undefined
  /** Tokens generated for each token of the answer. */
  thinkingRatio: Decimal
  pue: Decimal
  /** g CO2e per kWh. */
  gridIntensity: Rational
}

/** Tokens of one request, and how many there are. */
export interface LlmUse {
  tokensInput: number
  /** Of the input. */
  tokensCached: number
  tokensOutput: number
  /** Thinking tokens on top of the output; given, they take the place of the thinking ratio. */
  tokensReasoning?: number | undefined
  /** Measured at the servers, Wh of one request: takes the place of the tier's energy. */
  energyWh?: number | undefined
  requests: number
}

export interface LlmInference {
  totalMicrograms: bigint
  operationalMicrograms: bigint
  embodiedMicrograms: bigint
  perRequestMicrograms: bigint
  /** Energy of all requests: at the servers, and with the facility around them. */
  serverWh: Rational
  facilityWh: Rational
  facilityWhPerRequest: Rational
  /** Exact grams of all requests. */
  operationalGrams: Rational
  embodiedGrams: Decimal
  /** Tokens of all requests, thinking included. */
  tokensGenerated: Decimal
}

const ONE = decimal(1)
const PER_THOUSAND = decimal('0.001')

/** The total of all requests is the exact product, rounded once to micrograms and apportioned to its parts. */
export function llmInference(factors: LlmFactors, use: LlmUse): LlmInference {
  const { tier, pue, gridIntensity } = factors
  const requests = decimal(use.requests)
  const generated = tokensGenerated(factors, use)
  const serverWhPerRequest =
    use.energyWh === undefined ? tierEnergyWh(factors, use, generated) : rational(decimal(use.energyWh))
  const facilityWhPerRequest = times(serverWhPerRequest, pue)
  const operational = times(multiplyRationals(facilityWhPerRequest, gridIntensity), PER_THOUSAND)
  const embodied = multiply(multiply(generated, tier.embodiedGPer1k), PER_THOUSAND)
  const operationalGrams = times(operational, requests)
  const embodiedGrams = multiply(embodied, requests)
  const { numerators, denominator } = withCommonDenominator([operationalGrams, rational(embodiedGrams)])
  const totalMicrograms = microgramsFromQuotient(numerators.reduce(add), denominator)
  const [operationalMicrograms = 0n, embodiedMicrograms = 0n] = apportionExact(totalMicrograms, numerators)
  const one = addRationals(operational, rational(embodied))
  return {
    totalMicrograms,
    operationalMicrograms,
    embodiedMicrograms,
    perRequestMicrograms: microgramsFromQuotient(one.numerator, one.denominator),
    serverWh: times(serverWhPerRequest, requests),
    facilityWh: times(facilityWhPerRequest, requests),
    facilityWhPerRequest,
    operationalGrams,
    embodiedGrams,
    tokensGenerated: multiply(generated, requests),
  }
}

function times(a: Rational, by: Decimal): Rational {
  return multiplyRationals(a, rational(by))
}

function tokensGenerated({ thinkingRatio }: LlmFactors, use: LlmUse): Decimal {
  return use.tokensReasoning === undefined
    ? multiply(decimal(use.tokensOutput), thinkingRatio)
    : decimal(use.tokensOutput + use.tokensReasoning)
}

function tierEnergyWh(
  { tier, cachedShare, longInput }: LlmFactors,
  use: LlmUse,
  generated: Decimal,
): Rational {
  const fresh = decimal(use.tokensInput - use.tokensCached)
  const input = add(fresh, multiply(decimal(use.tokensCached), cachedShare))
  const ofInput = times(inputGrowth(longInput, use.tokensInput), multiply(input, tier.inputWhPer1k))
  const ofOutput = rational(multiply(generated, tier.outputWhPer1k))
  return times(addRationals(ofInput, ofOutput), PER_THOUSAND)
}

/** 1 for input that is not long; it grows with all tokens that are read, from a cache or not. */
export function inputGrowth(longInput: LongInput | undefined, tokensInput: number): Rational {
  if (!longInput) return rational(ONE)
  const { digits, scale } = longInput.start
  const beyond = add(decimal(tokensInput), { digits: -digits, scale })
  return beyond.digits <= 0n ? rational(ONE) : addRationals(rational(ONE), rational(beyond, longInput.scale))
}
