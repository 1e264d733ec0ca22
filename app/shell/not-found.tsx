import { Heading } from '../parts/heading.tsx'
import { words } from '../words/words.ts'

/** An address without a page. */
export function NotFound() {
  const { title, text, back } = words().shell.notFound
  return (
    <>
      <Heading title={title} lead={text} />
      <p>
        <a href="/app">{back}</a>
      </p>
    </>
  )
}
