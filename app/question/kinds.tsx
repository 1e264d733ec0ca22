/** The calculators, to go from one to another. */
import { offer } from '../api/forms.ts'
import { useAnswer } from '../api/use-answer.ts'
import { words } from '../words/words.ts'

interface Props {
  readonly current: string
  /** Under which page they are. */
  readonly path: string
  /** These alone; all when absent. */
  readonly only?: readonly string[]
}

export function Kinds({ current, path, only }: Props) {
  const { calculator } = words()
  const offered = useAnswer('offer', offer)
  const known = offered.state === 'answered' ? offered.answer.calculators : []
  const order = only ?? Object.keys(calculator.names)
  const shown = known.filter(({ name }) => only === undefined || only.includes(name))
  const sorted = [...shown].sort((a, b) => order.indexOf(a.name) - order.indexOf(b.name))
  return (
    <nav class="kinds" aria-label={calculator.kinds}>
      <ul>
        {sorted.map(({ name, title }) => (
          <li key={name}>
            <a href={`${path}/${name}`} aria-current={name === current ? 'page' : undefined}>
              {calculator.names[name] ?? title}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
