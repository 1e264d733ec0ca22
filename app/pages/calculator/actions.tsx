/** What can be done with a result. */
import type { CalculatorForm } from '../../../src/surfaces/http/app-pages/offer.ts'
import { apiKey } from '../../api/key.ts'
import { useStore } from '../../api/store.ts'
import { messages } from '../../messages/messages.ts'
import { add, collectedList } from '../../parts/collected.ts'
import { saveText } from '../../parts/copy.ts'
import { CopyButton } from '../../parts/copy-button.tsx'
import type { EmissionsAnswer } from '../../parts/result.ts'
import { addressOf, type Given } from '../../question/question.ts'
import { collectedOf } from './collect.ts'
import { answerCsv, curlOf } from './export.ts'

interface Props {
  readonly form: CalculatorForm
  readonly asked: Given
  readonly answer: EmissionsAnswer
}

/** Calculators whose results have a route. */
const WITH_MAP = ['travel', 'freight']

export function Actions({ form, asked, answer }: Props) {
  const { actions } = messages().calculator
  const file = `everygram-${form.name}`
  const request = addressOf(form.path, asked)
  const page = `${location.origin}${addressOf(`/app/calculate/${form.name}`, asked)}`
  return (
    <div class="unprinted">
      <fieldset class="actions" aria-label={actions.label}>
        <Collect {...{ form, asked, answer }} />
        <CopyButton label={actions.link} text={() => page} />
        <button type="button" onClick={() => print()}>
          {actions.print}
        </button>
        <button type="button" onClick={() => saveText(`${file}.csv`, 'text/csv', answerCsv(answer))}>
          {actions.csv}
        </button>
        <button
          type="button"
          onClick={() => saveText(`${file}.json`, 'application/json', JSON.stringify(answer, null, 2))}
        >
          {actions.json}
        </button>
        <CopyButton
          label={actions.curl}
          text={() => curlOf(location.origin, request, apiKey.get() !== undefined)}
        />
        <a class="button" href={addressOf(`/app/compare/${form.name}`, asked)}>
          {actions.compare}
        </a>
        {WITH_MAP.includes(form.name) && (
          <a class="button" href={addressOf(`/app/map/${form.name}`, asked)}>
            {actions.map}
          </a>
        )}
      </fieldset>
    </div>
  )
}

function Collect({ form, asked, answer }: Props) {
  const { actions } = messages().calculator
  const isIn = useStore(collectedList).some(({ id }) => id === answer.data.id)
  return (
    <button type="button" disabled={isIn} onClick={() => add(collectedOf(form, asked, answer))}>
      {isIn ? `✓ ${actions.collected}` : actions.collect}
    </button>
  )
}
