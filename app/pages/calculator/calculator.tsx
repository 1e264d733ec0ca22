/** The calculator: a question, and beside it its answer. The address holds the question. */

import { useEffect, useState } from 'preact/hooks'
import { useLocation } from 'preact-iso/router'
import type { CalculatorForm } from '../../../src/http/app-pages/form.ts'
import { calculatorForm } from '../../api/forms.ts'
import { type Asked, useAnswer } from '../../api/use-answer.ts'
import type { PageProps } from '../../pages.ts'
import { AskedFor } from '../../parts/asked.tsx'
import { Heading } from '../../parts/heading.tsx'
import type { EmissionsAnswer } from '../../parts/result.ts'
import { words } from '../../words/words.ts'
import { Answer } from './answer.tsx'
import { askEmissions } from './ask.ts'
import { QuestionForm } from './form.tsx'
import { Kinds } from './kinds.tsx'
import { addressOf, askedOf, type Given, givenOf } from './question.ts'

const FIRST = 'travel'

export function Calculator({ params, query }: PageProps) {
  const name = params.name ?? FIRST
  const form = useAnswer(`form ${name}`, () => calculatorForm(name))
  const { calculator } = words()
  return (
    <>
      <Heading title={calculator.names[name] ?? calculator.title} />
      <Kinds current={name} />
      <AskedFor asked={form}>{(made) => <Question key={made.name} form={made} query={query} />}</AskedFor>
    </>
  )
}

interface QuestionProps {
  readonly form: CalculatorForm
  readonly query: Given
}

function Question({ form, query }: QuestionProps) {
  const { route } = useLocation()
  const { calculator } = words()
  const asked = askedOf(form, givenOf(form, query))
  const address = addressOf(form.path, asked)
  const [given, setGiven] = useState<Given>(asked)
  // Another address is another question: by a link, or back and forth.
  useEffect(() => setGiven(asked), [address])
  const isAsked = Object.keys(asked).length > 0
  const answer = useAnswer(isAsked ? address : undefined, (client, options) =>
    askEmissions(client, form, asked, options),
  )
  const ask = (next: Given) => route(addressOf(`/app/calculate/${form.name}`, askedOf(form, next)))
  return (
    <div class="beside">
      <QuestionForm
        form={form}
        calculator={form.name}
        given={given}
        faults={faultsOf(answer)}
        onChange={(changed) => setGiven((before) => ({ ...before, ...changed }))}
        onAsk={() => ask(given)}
      />
      <section class="answer" aria-label={calculator.answer} aria-live="polite">
        <AskedFor
          asked={answer}
          empty={<Empty form={form} />}
          onSuggestion={(field, value) => ask({ ...given, [field]: value })}
        >
          {(found) => <Answer form={form} asked={asked} answer={found} />}
        </AskedFor>
      </section>
    </div>
  )
}

function Empty({ form }: { readonly form: CalculatorForm }) {
  const { calculator } = words()
  return (
    <div class="notice">
      <p>{calculator.empty}</p>
      <a href={`/app/calculate/${form.name}?${form.example}`}>{calculator.example}</a>
    </div>
  )
}

/** What is wrong with which parameter. */
function faultsOf(asked: Asked<EmissionsAnswer>): Readonly<Record<string, string>> {
  if (asked.state !== 'failed') return {}
  const { errors, field, message } = asked.error
  const all = errors.length > 0 ? errors : field === undefined ? [] : [{ field, message }]
  return Object.fromEntries(all.map((one) => [one.field, one.message]))
}
