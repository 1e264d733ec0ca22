/** A number against the editions: in a sentence, edition by edition, and why they differ. */
import type { CalculatorForm } from '../../../src/surfaces/http/app-pages/offer.ts'
import { exact, massText } from '../../messages/figures.ts'
import { messages } from '../../messages/messages.ts'
import { unitText } from '../../messages/names.ts'
import { factorHref } from '../../parts/factors.ts'
import { FactorLabel } from '../../parts/named.tsx'
import { rangeKg, totalKg } from '../../parts/result.ts'
import { addressOf, type Given } from '../../question/question.ts'
import type { Outcome, Try } from './ask-years.ts'
import { changesOf } from './changes.ts'
import type { GivenFigure } from './read-figure.ts'
import { Sentence } from './sentence.tsx'

interface Props {
  readonly outcome: Outcome
  readonly form: CalculatorForm
  readonly asked: Given
  readonly figure: GivenFigure
}

export function OutcomeOf({ outcome, form, asked, figure }: Props) {
  const { check } = messages()
  const largest = Math.max(...outcome.tries.map(({ answer }) => (answer ? totalKg(answer) : 0)))
  return (
    <div class="stack">
      <Sentence outcome={outcome} form={form} figure={figure} />
      <section>
        <h2>{check.editions}</h2>
        <table class="stacked">
          <caption class="unseen">{check.editions}</caption>
          <thead>
            <tr>
              <th scope="col">{messages().factors.edition.label}</th>
              <th scope="col" class="number">
                {check.says}
              </th>
              <th scope="col">{check.range}</th>
              <th scope="col">{check.verdict}</th>
            </tr>
          </thead>
          <tbody>
            {outcome.tries.map((one) => (
              <Row key={one.edition} one={one} form={form} asked={asked} largest={largest} />
            ))}
          </tbody>
        </table>
      </section>
      <Why outcome={outcome} />
    </div>
  )
}

interface RowProps {
  readonly one: Try
  readonly form: CalculatorForm
  readonly asked: Given
  /** Kilograms: the rows have one unit. */
  readonly largest: number
}

function Row({ one: { edition, answer, refusal, verdict }, form, asked, largest }: RowProps) {
  const { check } = messages()
  const { lowKg, highKg } = answer ? rangeKg(answer) : { lowKg: 0, highKg: 0 }
  return (
    <tr>
      <th scope="row">
        <a href={addressOf(`/app/calculate/${form.name}`, { ...asked, edition })}>{edition}</a>
      </th>
      <td class="number" data-label={check.says}>
        {answer ? massText(totalKg(answer), largest) : '–'}
      </td>
      <td data-label={check.range}>
        {answer ? (
          check.rangeText({ low: massText(lowKg, largest), high: massText(highKg, largest) })
        ) : (
          <span>{refusal}</span>
        )}
      </td>
      <td data-label={check.verdict}>
        {verdict && <span class={`tier ${TIERS[verdict]}`}>{check.judged[verdict]}</span>}
      </td>
    </tr>
  )
}

/** Colours as the badges of data quality have them. */
const TIERS = { same: 'exact', near: 'estimate', differs: 'none' } as const

/** Against the edition that gives the number, else against the one of the year. */
function Why({ outcome: { tries, wanted } }: { readonly outcome: Outcome }) {
  const { check } = messages()
  const base = tries.findLast(({ verdict }) => verdict === 'same') ?? wanted
  const others = tries.filter(
    (one) => one.answer && base?.answer && totalKg(one.answer) !== totalKg(base.answer),
  )
  if (base === undefined || others.length === 0) return null
  return (
    <section>
      <h2>{check.why}</h2>
      <ul class="reasons">
        {others.map((one) => (
          <Reason key={one.edition} one={one} base={base} />
        ))}
      </ul>
    </section>
  )
}

/** Factors of a line; a chain of transport may have many. */
const CHANGES_MAX = 5

function Reason({ one, base }: { readonly one: Try; readonly base: Try }) {
  const { check } = messages()
  const changes = one.answer && base.answer ? changesOf(one.answer, base.answer) : []
  return (
    <li>
      <strong>{check.against({ edition: one.edition, other: base.edition })}</strong>
      {changes.length === 0 && <p>{check.otherQuantities}</p>}
      <ul>
        {changes.slice(0, CHANGES_MAX).map(({ id, name, unit, here, there }) => (
          <li key={id}>
            <a href={factorHref(id, here === undefined ? base.edition : one.edition)}>
              <FactorLabel id={id} name={name} />
            </a>
            {`: ${check.changed({ here: figureText(here), there: figureText(there), unit: unitText(unit) })}`}
          </li>
        ))}
      </ul>
      {changes.length > CHANGES_MAX && <p>{check.moreChanges({ count: changes.length - CHANGES_MAX })}</p>}
    </li>
  )
}

function figureText(figure: number | undefined): string {
  return figure === undefined ? messages().check.notUsed : exact(figure)
}
