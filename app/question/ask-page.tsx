/** A question at the left, what a page makes of its answer at the right. The address holds the question. */
import type { ComponentChildren } from 'preact'
import { useRef, useState } from 'preact/hooks'
import { useLocation } from 'preact-iso/router'
import type { CalculatorForm } from '../../src/surfaces/http/app-pages/offer.ts'
import { calculatorForm } from '../api/forms.ts'
import { type Ask, type Asked, useAnswer } from '../api/use-answer.ts'
import { messages } from '../messages/messages.ts'
import { AskedFor } from '../parts/asked.tsx'
import { messageText } from '../parts/message-text.tsx'
import { useOnChange } from '../parts/use-on-change.ts'
import { QuestionForm } from './form.tsx'
import { addressOf, askedOf, type Given, givenOf } from './question.ts'

interface Props<Answer> {
  /** Of the calculator. */
  readonly name: string
  /** Of the page, without the calculator's name. */
  readonly path: string
  readonly query: Given
  /** What of the query is about the page and not about the question. */
  readonly kept?: Given
  /** Parameters that the page itself sets. */
  readonly hidden?: (form: CalculatorForm) => readonly (string | undefined)[]
  readonly ask: (form: CalculatorForm, asked: Given) => Ask<Answer>
  /** Stands above the answer: how the page shows it. */
  readonly above?: (form: CalculatorForm, asked: Given) => ComponentChildren
  readonly children: (answer: Answer, form: CalculatorForm, asked: Given) => ComponentChildren
}

export function AskPage<Answer>(props: Props<Answer>) {
  const { name } = props
  const form = useAnswer(`form ${name}`, () => calculatorForm(name))
  return <AskedFor asked={form}>{(made) => <Question key={made.name} {...props} form={made} />}</AskedFor>
}

interface QuestionProps<Answer> extends Props<Answer> {
  readonly form: CalculatorForm
}

/** Below this the answer stands under the form. */
const NARROW = '(width < 56rem)'
const NOTHING: Given = {}

function Question<Answer>({
  form,
  path,
  query,
  kept = NOTHING,
  hidden,
  ask,
  above,
  children,
}: QuestionProps<Answer>) {
  const { route } = useLocation()
  const asked = askedOf(form, givenOf(form, query))
  const address = addressOf(form.path, asked)
  const [given, setGiven] = useState<Given>(asked)
  // Another address is another question: by a link, or back and forth.
  useOnChange(address, () => setGiven(asked))
  const isAsked = Object.keys(asked).length > 0
  const name = `${path} ${address} ${JSON.stringify(kept)}`
  const answer = useAnswer(isAsked ? name : undefined, ask(form, asked))
  const place = useRef<HTMLElement>(null)
  const go = (next: Given) => {
    route(addressOf(`${path}/${form.name}`, { ...askedOf(form, next), ...kept }))
    if (matchMedia(NARROW).matches) place.current?.scrollIntoView()
  }
  return (
    <div class="beside">
      <QuestionForm
        form={form}
        calculator={form.name}
        hidden={hidden?.(form)}
        given={given}
        faults={faultsOf(form, answer)}
        onChange={(changed) => setGiven((before) => ({ ...before, ...changed }))}
        onAsk={() => go(given)}
      />
      <section ref={place} class="answer" aria-label={messages().calculator.answer} aria-live="polite">
        {isAsked && above?.(form, asked)}
        <AskedFor
          asked={answer}
          empty={<Empty form={form} path={path} />}
          form={form}
          onSuggestion={(field, value) => go({ ...given, [field]: value })}
        >
          {(found) => children(found, form, asked)}
        </AskedFor>
      </section>
    </div>
  )
}

function Empty({ form, path }: { readonly form: CalculatorForm; readonly path: string }) {
  const { calculator } = messages()
  return (
    <div class="notice">
      <p>{calculator.empty}</p>
      <a href={`${path}/${form.name}?${form.example}`}>{calculator.example}</a>
    </div>
  )
}

/** What is wrong with which parameter. */
function faultsOf(form: CalculatorForm, asked: Asked<unknown>): Readonly<Record<string, string>> {
  if (asked.state !== 'failed') return {}
  const { errors, body } = asked.error
  const all = errors.length > 0 ? errors : body === undefined ? [] : [body]
  return Object.fromEntries(
    all.map(({ field = '', message, values }) => [field, messageText({ text: message, values, form })]),
  )
}
