/** The first page: questions that can be asked. */
import { Heading } from '../../parts/heading.tsx'
import { words } from '../../words/words.ts'

export function Start() {
  const { start } = words()
  return <Heading title={start.title} lead={start.lead} />
}
