import { messages } from '../messages/messages.ts'
import { Heading } from '../parts/heading.tsx'

/** A page that threw. */
export function Broken() {
  const { shell } = messages()
  return (
    <>
      <Heading title={shell.broken.title} lead={shell.broken.text} />
      <button type="button" onClick={() => location.reload()}>
        {shell.retry}
      </button>
    </>
  )
}
