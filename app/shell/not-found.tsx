import { messages } from '../messages/messages.ts'
import { Heading } from '../parts/heading.tsx'

/** An address without a page. */
export function NotFound() {
  const { title, text, back } = messages().shell.notFound
  return (
    <>
      <Heading title={title} lead={text} />
      <p>
        <a href="/app">{back}</a>
      </p>
    </>
  )
}
