/** The form of a calculator, made from the schema of its operation. */
import type { CalculatorForm, FormField } from '../../src/surfaces/http/app-pages/offer.ts'
import { messages } from '../messages/messages.ts'
import { type FormState, ParamControl } from './control.tsx'
import { isToThePoint, layoutOf } from './layout.ts'

interface Props extends FormState {
  readonly form: CalculatorForm
  /** Parameters that the page itself sets. */
  readonly hidden?: readonly (string | undefined)[] | undefined
  readonly onAsk: () => void
}

export function QuestionForm({ form, hidden = [], onAsk, ...state }: Props) {
  const { calculator } = messages()
  const fields = form.fields.filter(({ name }) => !hidden.includes(name))
  const { basic, advanced } = layoutOf({ ...form, fields })
  const isAdvanced = advanced.some(({ name }) => (state.given[name] ?? '') !== '')
  const ask = (event: Event) => {
    event.preventDefault()
    onAsk()
  }
  return (
    <form class="question" onSubmit={ask} noValidate>
      {basic.map((row) => (
        <Row key={row.map(({ name }) => name).join()} fields={row} {...state} />
      ))}
      <details open={isAdvanced}>
        <summary>{calculator.more}</summary>
        <div class="more">
          {advanced
            .filter((field) => isToThePoint(field, state.given))
            .map((field) => (
              <ParamControl key={field.name} field={field} {...state} />
            ))}
        </div>
      </details>
      <button type="submit">{calculator.ask}</button>
    </form>
  )
}

/** What stands side by side. */
function Row({ fields, ...state }: FormState & { readonly fields: readonly FormField[] }) {
  const shown = fields.filter((field) => isToThePoint(field, state.given))
  if (shown.length === 0) return null
  return (
    <div class={`row row-${shown.length}`}>
      {shown.map((field) => (
        <ParamControl key={field.name} field={field} {...state} />
      ))}
    </div>
  )
}
