/** A request to the server, and its state. */
import { useEffect, useState } from 'preact/hooks'
import { type CallOptions, type Everygram, EverygramError } from '../../packages/client/src/everygram.ts'
import { api } from './api.ts'
import { apiKey } from './key.ts'
import { useStore } from './store.ts'

export type Asked<Answer> =
  | { readonly state: 'idle' }
  /** `last`: the earlier response, until the new one is there. */
  | { readonly state: 'loading'; readonly last?: Answer | undefined }
  | { readonly state: 'answered'; readonly answer: Answer }
  | { readonly state: 'failed'; readonly error: EverygramError; readonly again: () => void }

export type Ask<Answer> = (client: Everygram, options: CallOptions) => Promise<Answer>

/**
 * Sends a request when `name` changes, which identifies all that it depends on, and again with another key. Undefined
 * sends none. An earlier request is aborted.
 */
export function useAnswer<Answer>(name: string | undefined, ask: Ask<Answer>): Asked<Answer> {
  const [asked, setAsked] = useState<Asked<Answer>>(
    name === undefined ? { state: 'idle' } : { state: 'loading' },
  )
  const [attempt, setAttempt] = useState(0)
  const key = useStore(apiKey)
  useEffect(() => {
    if (name === undefined) return setAsked({ state: 'idle' })
    const ending = new AbortController()
    setAsked((before) => ({
      state: 'loading',
      last: before.state === 'answered' ? before.answer : undefined,
    }))
    ask(api(), { signal: ending.signal }).then(
      (answer) => ending.signal.aborted || setAsked({ state: 'answered', answer }),
      (error) => {
        if (ending.signal.aborted) return
        const again = () => setAttempt((count) => count + 1)
        setAsked({ state: 'failed', error: error instanceof EverygramError ? error : fault(error), again })
      },
    )
    return () => ending.abort()
  }, [name, key, attempt])
  return asked
}

/** For what is not a response of the server. */
function fault(error: unknown): EverygramError {
  return new EverygramError('unreadable_answer', String(error), { cause: error })
}
