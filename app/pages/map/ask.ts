/** A trip or a shipment, and then the lines of its legs. */
import type {
  CallOptions,
  Everygram,
  FreightEmissionAnswer,
  TravelEmissionAnswer,
} from '../../../packages/client/src/everygram.ts'
import type { CalculatorForm } from '../../../src/surfaces/http/app-pages/offer.ts'
import type { EmissionsAnswer } from '../../parts/result.ts'
import { askEmissions } from '../../question/ask.ts'
import type { Given } from '../../question/question.ts'
import { legOfTravel, legsOfFreight, type MapLeg } from './legs.ts'

export interface MapAnswer {
  readonly answer: EmissionsAnswer
  readonly legs: readonly MapLeg[]
}

export async function askForMap(
  client: Everygram,
  form: CalculatorForm,
  asked: Given,
  options: CallOptions,
): Promise<MapAnswer> {
  const isFreight = form.name === 'freight'
  const detailed = isFreight ? { ...asked, detailed_route: 'true' } : asked
  const answer = await askEmissions(client, form, detailed, options)
  const legs = isFreight
    ? await legsOfFreight(client, answer as unknown as FreightEmissionAnswer, asked, options)
    : await legOfTravel(client, answer as unknown as TravelEmissionAnswer, options)
  return { answer, legs }
}
