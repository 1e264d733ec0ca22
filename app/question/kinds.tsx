/** The calculators, to go from one to another. */
import { offer } from '../api/forms.ts'
import { useAnswer } from '../api/use-answer.ts'
import { messages } from '../messages/messages.ts'
import { textFor } from '../messages/texts.ts'
import { useCurrentInView } from '../parts/use-current-in-view.ts'

interface Props {
  readonly current: string
  /** Under which page they are. */
  readonly path: string
  /** These alone; all when absent. */
  readonly only?: readonly string[]
  /** What the page keeps from one to another, with its question mark. */
  readonly search?: string
}

export function Kinds({ current, path, only, search = '' }: Props) {
  const { calculator } = messages()
  const offered = useAnswer('offer', offer)
  const known = offered.state === 'answered' ? offered.answer.calculators : []
  const order = only ?? Object.keys(calculator.names)
  const shown = known.filter(({ name }) => only === undefined || only.includes(name))
  const sorted = [...shown].sort((a, b) => order.indexOf(a.name) - order.indexOf(b.name))
  const list = useCurrentInView(`${current} ${sorted.length}`)
  return (
    <nav class="kinds" aria-label={calculator.kinds}>
      <ul ref={list}>
        {sorted.map(({ name, title }) => (
          <li key={name}>
            <a href={`${path}/${name}${search}`} aria-current={name === current ? 'page' : undefined}>
              {textFor(calculator.names, name) ?? title}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
