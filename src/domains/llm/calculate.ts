/** Inference of a language model: energy by tokens, operational emissions by grid, embodied emissions by tokens generated. */
import { add, type Decimal, decimal, multiply } from '../../core/decimal.ts'
import { apportionExact, microgramsFromQuotient } from '../../core/quantity.ts'
import type { LlmTier } from './registry.ts'

export interface LlmFactors {
  tier: LlmTier
  /** Energy of a cached input token over that of a fresh one. */
  cachedShare: Decimal
  /** Tokens generated for each token of the answer. */
  thinkingRatio: Decimal
  pue: Decimal
  /** g CO2e per kWh. */
  gridIntensity: Decimal
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
  serverWh: Decimal
  facilityWh: Decimal
  facilityWhPerRequest: Decimal
  /** Exact grams of all requests. */
  operationalGrams: Decimal
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
    use.energyWh === undefined ? tierEnergyWh(factors, use, generated) : decimal(use.energyWh)
  const facilityWhPerRequest = multiply(serverWhPerRequest, pue)
  const operational = multiply(multiply(facilityWhPerRequest, gridIntensity), PER_THOUSAND)
  const embodied = multiply(multiply(generated, tier.embodiedGPer1k), PER_THOUSAND)
  const operationalGrams = multiply(operational, requests)
  const embodiedGrams = multiply(embodied, requests)
  const totalMicrograms = microgramsFromQuotient(add(operationalGrams, embodiedGrams), ONE)
  const parts = apportionExact(totalMicrograms, [operationalGrams, embodiedGrams])
  const [operationalMicrograms = 0n, embodiedMicrograms = 0n] = parts
  return {
    totalMicrograms,
    operationalMicrograms,
    embodiedMicrograms,
    perRequestMicrograms: microgramsFromQuotient(add(operational, embodied), ONE),
    serverWh: multiply(serverWhPerRequest, requests),
    facilityWh: multiply(facilityWhPerRequest, requests),
    facilityWhPerRequest,
    operationalGrams,
    embodiedGrams,
    tokensGenerated: multiply(generated, requests),
  }
}

function tokensGenerated({ thinkingRatio }: LlmFactors, use: LlmUse): Decimal {
  return use.tokensReasoning === undefined
    ? multiply(decimal(use.tokensOutput), thinkingRatio)
    : decimal(use.tokensOutput + use.tokensReasoning)
}

function tierEnergyWh({ tier, cachedShare }: LlmFactors, use: LlmUse, generated: Decimal): Decimal {
  const fresh = decimal(use.tokensInput - use.tokensCached)
  const input = add(fresh, multiply(decimal(use.tokensCached), cachedShare))
  const perThousand = add(multiply(input, tier.inputWhPer1k), multiply(generated, tier.outputWhPer1k))
  return multiply(perThousand, PER_THOUSAND)
}
