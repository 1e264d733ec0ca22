/** The form of a calculator, made from the schema of its operation. */
import type { CalculatorForm } from '../../../src/http/app-pages/form.ts'
import { words } from '../../words/words.ts'
import { type FormState, ParamControl } from './control.tsx'
import { layoutOf } from './layout.ts'

interface Props extends FormState {
  readonly form: CalculatorForm
  readonly onAsk: () => void
}

export function QuestionForm({ form, onAsk, ...state }: Props) {
  const { calculator } = words()
  const { basic, advanced } = layoutOf(form)
  const isAdvanced = advanced.some(({ name }) => (state.given[name] ?? '') !== '')
  const ask = (event: Event) => {
    event.preventDefault()
    onAsk()
  }
  return (
    <form class="question" onSubmit={ask} noValidate>
      {basic.map((row) => (
        <div key={row.map(({ name }) => name).join()} class={`row row-${row.length}`}>
          {row.map((field) => (
            <ParamControl key={field.name} field={field} {...state} />
          ))}
        </div>
      ))}
      <details open={isAdvanced}>
        <summary>{calculator.more}</summary>
        <div class="more">
          {advanced.map((field) => (
            <ParamControl key={field.name} field={field} {...state} />
          ))}
        </div>
      </details>
      <button type="submit">{calculator.ask}</button>
    </form>
  )
}
