/** Which part an assumption touches, and the best tier that it leaves. */
import { expect, test } from 'vitest'
import { edition } from '../../../test/support/app.ts'
import { tierOf } from '../../engine/assumption.ts'
import { llmChoice } from './choice/choice.ts'

const auto = { reasoning_effort: 'auto', include_wtt: false }

function assumed(choosing: object): Record<string, unknown[]> {
  const { notices } = llmChoice(edition, { ...auto, ...choosing })
  return Object.fromEntries(notices.map((one) => [one.code, [one.reaches, tierOf(one)]]))
}

test('a class of models is an estimate in all parts; a provider or region decides the electricity alone', () => {
  expect(assumed({ model: 'my-70b', provider: 'xai' })).toEqual({
    model_not_listed: [undefined, 'estimate'],
    location_assumed: [['operational'], 'region'],
    default_pue: [['operational'], 'estimate'],
  })
  expect(assumed({ model: 'claude-sonnet-4-5', region: 'US' })).toMatchObject({
    provider_inferred: [['operational'], 'region'],
  })
})

test('with a measured energy the model decides the hardware alone', () => {
  const model = { model_assumed: [['embodied'], 'estimate'] }
  expect(assumed({ provider: 'openai', region: 'FR', energy_wh: 0.3 })).toMatchObject(model)
  expect(assumed({ provider: 'openai', region: 'FR' })).toMatchObject({
    model_assumed: [undefined, 'estimate'],
  })
})
