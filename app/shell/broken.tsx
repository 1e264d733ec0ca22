import { Heading } from '../parts/heading.tsx'
import { words } from '../words/words.ts'

/** A page that threw. */
export function Broken() {
  const { shell } = words()
  return (
    <>
      <Heading title={shell.broken.title} lead={shell.broken.text} />
      <button type="button" onClick={() => location.reload()}>
        {shell.retry}
      </button>
    </>
  )
}
