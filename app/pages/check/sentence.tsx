/** The outcome of a check in a sentence, before all numbers. */
import type { CalculatorForm } from '../../../src/surfaces/http/app-pages/offer.ts'
import { massText } from '../../messages/figures.ts'
import { messages } from '../../messages/messages.ts'
import { labelOf } from '../../messages/params.ts'
import { totalKg } from '../../parts/result.ts'
import type { Outcome } from './ask-years.ts'
import { multipleOf } from './judge.ts'
import type { GivenFigure } from './read-figure.ts'

interface Props {
  readonly outcome: Outcome
  readonly form: CalculatorForm
  readonly figure: GivenFigure
}

export function Sentence(props: Props) {
  const same = props.outcome.tries.filter(({ verdict }) => verdict === 'same').map(({ edition }) => edition)
  return same.length > 0 ? <Found {...props} same={same} /> : <NotFound {...props} />
}

/** `same`: the editions that give this number. */
function Found({ outcome: { wanted }, figure, same }: Props & { readonly same: readonly string[] }) {
  const { found } = messages().check
  const isWanted = wanted === undefined || same.includes(wanted.edition)
  const amount = massText(figure.kg)
  return (
    <section class={`notice ${isWanted ? 'good' : 'warning'}`}>
      <h2>{isWanted ? found.same({ amount }) : found.otherYear({ amount })}</h2>
      <p>{found.sameText({ editions: same.join(', ') })}</p>
      {!isWanted && <p>{found.otherYearText({ edition: wanted.edition })}</p>}
    </section>
  )
}

function NotFound({ outcome: { wanted, variation }, form, figure }: Props) {
  const { found } = messages().check
  const said = wanted?.answer && totalKg(wanted.answer)
  const multiple = said === undefined ? undefined : multipleOf(figure, said)
  const isNear = wanted?.verdict === 'near'
  return (
    <section class={`notice ${isNear || variation ? 'warning' : 'bad'}`}>
      <h2>{found.none({ amount: massText(figure.kg) })}</h2>
      {wanted && said !== undefined && (
        <p>{found.instead({ edition: wanted.edition, amount: massText(said) })}</p>
      )}
      {variation && (
        <p>{found.variation({ label: labelOf(form.name, variation.name), is_on: variation.value })}</p>
      )}
      {multiple && <p>{found.multiples[multiple]}</p>}
      {isNear && <p>{found.near}</p>}
      {!variation && !multiple && <p>{found.advice}</p>}
    </section>
  )
}
