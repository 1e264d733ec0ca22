/** What stands in the place of an answer until it is there, and instead of it. */
import type { ComponentChildren } from 'preact'
import type { EverygramError } from '../../packages/client/src/everygram.ts'
import { apiKey } from '../api/key.ts'
import type { Asked } from '../api/use-answer.ts'
import { messages } from '../messages/messages.ts'
import { KeyPrompt } from './key-prompt.tsx'

interface Props<Answer> {
  readonly asked: Asked<Answer>
  /** Nothing was asked yet. */
  readonly empty?: ComponentChildren
  /** Takes what the server suggests in place of what was given for `field`. */
  readonly onSuggestion?: ((field: string, value: string) => void) | undefined
  readonly children: (answer: Answer) => ComponentChildren
}

export function AskedFor<Answer>({ asked, empty, onSuggestion, children }: Props<Answer>) {
  if (asked.state === 'answered') return <>{children(asked.answer)}</>
  if (asked.state === 'idle') return <>{empty}</>
  if (asked.state === 'failed') return <Failed {...asked} onSuggestion={onSuggestion} />
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
}

const UNAUTHORIZED = 401

export function Failed({ error, again, onSuggestion }: FailedProps) {
  const { shell } = messages()
  if (error.status === UNAUTHORIZED) return <KeyPrompt isWrong={apiKey.get() !== undefined} />
  const isOutage = error.body === undefined
  return (
    <section class="notice bad" role="alert">
      <h2>{isOutage ? shell.outage.title : shell.failed}</h2>
      {isOutage ? (
        <p>{shell.outage.text}</p>
      ) : (
        errorMessages(error).map((message) => <p key={message}>{message}</p>)
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

function errorMessages(error: EverygramError): string[] {
  return error.errors.length > 0 ? error.errors.map(({ message }) => message) : [error.message]
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
