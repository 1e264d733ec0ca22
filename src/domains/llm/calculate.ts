/** Inference of a language model: energy by tokens, operational emissions by grid, embodied emissions by tokens generated. */
import { add, type Decimal, decimal, multiply } from '../../core/decimal.ts'
import { apportionExact, microgramsFromQuotient } from '../../core/quantity.ts'
import { addRationals, multiplyRationals, type Rational, rational } from '../../core/rational.ts'
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
  /** Tokens of all requests, thinking included. */
  tokensGenerated: Decimal
  /** Exact grams of one request. */
  gramsPerRequest: Rational
}

const ONE = decimal(1)
const PER_THOUSAND = decimal('0.001')

/** What is the same for every use of one model, provider and grid. */
export interface LlmRates {
  readonly factors: LlmFactors
  /** Wh at the servers for a token. */
  readonly inputWh: Decimal
  readonly outputWh: Decimal
  /** g CO2e for a Wh with the facility, and for a token generated. */
  readonly operational: Rational
  readonly embodied: Decimal
}

export function llmRates(factors: LlmFactors): LlmRates {
  const { tier, gridIntensity } = factors
  return {
    factors,
    inputWh: multiply(tier.inputWhPer1k, PER_THOUSAND),
    outputWh: multiply(tier.outputWhPer1k, PER_THOUSAND),
    operational: times(gridIntensity, PER_THOUSAND),
    embodied: multiply(tier.embodiedGPer1k, PER_THOUSAND),
  }
}

/** The total of all requests is the exact product, rounded once to micrograms and apportioned to its parts. */
export function llmInference(rates: LlmRates, use: LlmUse): LlmInference {
  const { pue, thinkingRatio } = rates.factors
  const requests = decimal(use.requests)
  const generated = tokensGenerated(thinkingRatio, use)
  const serverWh =
    use.energyWh === undefined ? tierEnergyWh(rates, use, generated) : rational(decimal(use.energyWh))
  const facilityWh = times(serverWh, pue)
  // Of one request, both over one denominator; in these proportions are all of them.
  const { numerator: operational, denominator } = multiplyRationals(facilityWh, rates.operational)
  const embodied = multiply(multiply(generated, rates.embodied), denominator)
  const one = add(operational, embodied)
  const totalMicrograms = microgramsFromQuotient(multiply(one, requests), denominator)
  const parts = apportionExact(totalMicrograms, [operational, embodied])
  const [operationalMicrograms = 0n, embodiedMicrograms = 0n] = parts
  return {
    totalMicrograms,
    operationalMicrograms,
    embodiedMicrograms,
    perRequestMicrograms: use.requests === 1 ? totalMicrograms : microgramsFromQuotient(one, denominator),
    serverWh: times(serverWh, requests),
    facilityWh: times(facilityWh, requests),
    facilityWhPerRequest: facilityWh,
    tokensGenerated: multiply(generated, requests),
    gramsPerRequest: { numerator: one, denominator },
  }
}

function times({ numerator, denominator }: Rational, by: Decimal): Rational {
  return { numerator: multiply(numerator, by), denominator }
}

function tokensGenerated(thinkingRatio: Decimal, use: LlmUse): Decimal {
  return use.tokensReasoning === undefined
    ? multiply(decimal(use.tokensOutput), thinkingRatio)
    : decimal(use.tokensOutput + use.tokensReasoning)
}

function tierEnergyWh({ factors, inputWh, outputWh }: LlmRates, use: LlmUse, generated: Decimal): Rational {
  const { cachedShare, longInput } = factors
  const fresh = decimal(use.tokensInput - use.tokensCached)
  const input = add(fresh, multiply(decimal(use.tokensCached), cachedShare))
  const ofInput = times(inputGrowth(longInput, use.tokensInput), multiply(input, inputWh))
  return addRationals(ofInput, rational(multiply(generated, outputWh)))
}

/** 1 for input that is not long; it grows with all tokens that are read, from a cache or not. */
export function inputGrowth(longInput: LongInput | undefined, tokensInput: number): Rational {
  if (!longInput) return rational(ONE)
  const { digits, scale } = longInput.start
  const beyond = add(decimal(tokensInput), { digits: -digits, scale })
  return beyond.digits <= 0n ? rational(ONE) : addRationals(rational(ONE), rational(beyond, longInput.scale))
}
