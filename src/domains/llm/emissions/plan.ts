/** What is the same for all uses of one choice that rest on the same figures: their trail, and how far it may lie off. */
import type { RangePlan } from '../../../contract/range.ts'
import { massOf, type Trail } from '../../../core/contribution.ts'
import { multiples } from '../../../core/multiples.ts'
import { spans } from '../../../core/range.ts'
import { multiplyRationals, nearest, rational } from '../../../core/rational.ts'
import { rememberedWith } from '../../../core/remembered.ts'
import type { LlmInference } from '../calculate.ts'
import type { LlmChoice } from '../choice/choice.ts'
import type { LlmRegistry } from '../registry.ts'
import type { LlmQuestion } from './question.ts'
import { isLong, llmTrail } from './trail.ts'

export interface LlmPlan {
  /** Of a Wh and a token: its quantities are those of no answer. */
  readonly trail: Trail
  /** What trailFigures would say of the trail of an inference. */
  figures(inference: LlmInference): number[]
  /** Of energy and hardware together; each has its own doubts. */
  range(inference: LlmInference): RangePlan
}

const plans = rememberedWith<LlmChoice, LlmPlan>()

/** The name of the plan among those of its choice; undefined where a measurement is one of the figures. */
export function planName({ longInput }: LlmRegistry, { use }: LlmQuestion): string | undefined {
  if (use.energyWh !== undefined) return undefined
  return `${use.tokensCached > 0} ${isLong(longInput, use.tokensInput)}`
}

export function llmPlan(llm: LlmRegistry, question: LlmQuestion): LlmPlan {
  const name = planName(llm, question)
  const make = () => madePlan(llm, question)
  return name === undefined ? make() : plans(question.choice, name, make)
}

function madePlan(llm: LlmRegistry, question: LlmQuestion): LlmPlan {
  const { operational, embodied } = llmTrail(llm, question)
  const factors = [...operational, embodied]
  const [ofWh, ofTokens] = [multiples(operational), multiples([embodied])]
  const spansOf = {
    whole: spans(factors),
    operational: spans(operational, factors),
    embodied: spans([embodied], factors),
  }
  const [massesOfWh, massOfToken] = [operational.map(massOf), massOf(embodied)]
  return {
    trail: { factors, beside: [] },
    figures: ({ facilityWh, tokensGenerated }) => [
      ...ofWh(facilityWh),
      ...ofTokens(rational(tokensGenerated)),
    ],
    range({ facilityWh, tokensGenerated }) {
      const ofEnergy = massesOfWh.map((mass) => nearest(multiplyRationals(facilityWh, mass)))
      const ofHardware = [nearest(multiplyRationals(rational(tokensGenerated), massOfToken))]
      return {
        whole: spansOf.whole([...ofEnergy, ...ofHardware]),
        parts: [
          { name: 'operational_co2e', span: spansOf.operational(ofEnergy) },
          { name: 'embodied_co2e', span: spansOf.embodied(ofHardware) },
        ],
      }
    },
  }
}
