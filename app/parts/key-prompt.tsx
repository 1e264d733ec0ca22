/** Asks for the key of the session, where the server has asked for one. */
import { useId, useState } from 'preact/hooks'
import { keepKey } from '../api/key.ts'
import { messages } from '../messages/messages.ts'

interface Props {
  /** The server has refused the one that it was given. */
  readonly isWrong: boolean
}

export function KeyPrompt({ isWrong }: Props) {
  const { key } = messages().shell
  const [typed, setTyped] = useState('')
  const id = useId()
  const send = (event: Event) => {
    event.preventDefault()
    if (typed.trim() !== '') keepKey(typed.trim())
  }
  return (
    <form class="notice" onSubmit={send}>
      <h2>{key.title}</h2>
      <p>{key.text}</p>
      {isWrong && (
        <p class="wrong" role="alert">
          {key.wrong}
        </p>
      )}
      <div class="field">
        <label for={id}>{key.label}</label>
        <input
          id={id}
          type="password"
          autocomplete="off"
          spellcheck={false}
          value={typed}
          onInput={({ currentTarget }) => setTyped(currentTarget.value)}
        />
      </div>
      <button type="submit">{key.send}</button>
    </form>
  )
}
