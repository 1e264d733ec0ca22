/** What is shown until a response is there, and where there is none. */
import type { ComponentChildren } from 'preact'
import type { EverygramError } from '../../packages/client/src/everygram.ts'
import type { CalculatorForm } from '../../src/surfaces/http/app-pages/offer.ts'
import { apiKey } from '../api/key.ts'
import type { Asked } from '../api/use-answer.ts'
import { messages } from '../messages/messages.ts'
import { KeyPrompt } from './key-prompt.tsx'
import { MessageText } from './message-text.tsx'

interface Props<Answer> {
  readonly asked: Asked<Answer>
  /** Before the first request. */
  readonly empty?: ComponentChildren
  /** Replaces the value of `field` with the server's suggestion. */
  readonly onSuggestion?: ((field: string, value: string) => void) | undefined
  /** Errors name the fields of this form. */
  readonly form?: CalculatorForm | undefined
  readonly children: (answer: Answer) => ComponentChildren
}

export function AskedFor<Answer>({ asked, empty, onSuggestion, form, children }: Props<Answer>) {
  if (asked.state === 'answered') return <>{children(asked.answer)}</>
  if (asked.state === 'idle') return <>{empty}</>
  if (asked.state === 'failed') return <Failed {...asked} onSuggestion={onSuggestion} form={form} />
  return (
    <div aria-busy="true">
      <p class={asked.last === undefined ? 'waiting' : 'unseen'} role="status">
        {messages().shell.loading}
      </p>
      {asked.last !== undefined && <div class="stale">{children(asked.last)}</div>}
    </div>
  )
}

interface FailedProps {
  readonly error: EverygramError
  readonly again: () => void
  readonly onSuggestion?: Props<unknown>['onSuggestion']
  readonly form?: CalculatorForm | undefined
}

const UNAUTHORIZED = 401

export function Failed({ error, again, onSuggestion, form }: FailedProps) {
  const { shell } = messages()
  if (error.status === UNAUTHORIZED) return <KeyPrompt isWrong={apiKey.get() !== undefined} />
  const isOutage = error.body === undefined
  return (
    <section class="notice bad" role="alert">
      <h2>{isOutage ? shell.outage.title : shell.failed}</h2>
      {isOutage ? (
        <p>{shell.outage.text}</p>
      ) : (
        problemsOf(error).map(({ message, values }) => (
          <p key={message}>
            <MessageText text={message} values={values} form={form} />
          </p>
        ))
      )}
      <p class="actions">
        {onSuggestion &&
          suggestions(error).map(({ field, suggestion }) => (
            <button key={field} type="button" onClick={() => onSuggestion(field, suggestion)}>
              {shell.suggestion({ value: suggestion })}
            </button>
          ))}
        {isOutage && (
          <button type="button" onClick={again}>
            {shell.retry}
          </button>
        )}
        {error.docUrl && <a href={error.docUrl}>{shell.details}</a>}
      </p>
    </section>
  )
}

interface Problem {
  readonly message: string
  readonly values?: Readonly<Record<string, unknown>>
}

/** One entry for each that is wrong. */
function problemsOf(error: EverygramError): readonly Problem[] {
  return error.errors.length > 0 ? error.errors : [error.body ?? error]
}

interface Suggested {
  readonly field: string
  readonly suggestion: string
}

function suggestions(error: EverygramError): Suggested[] {
  const all = error.errors.length > 0 ? error.errors : error.body === undefined ? [] : [error.body]
  return all.flatMap(({ field, suggestion }) =>
    field === undefined || suggestion === undefined ? [] : [{ field, suggestion }],
  )
}
