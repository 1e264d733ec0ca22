/** The calculators, to go from one to another. */
import { offer } from '../../api/forms.ts'
import { useAnswer } from '../../api/use-answer.ts'
import { words } from '../../words/words.ts'

interface Props {
  readonly current: string
  /** Under which page they are: /app/calculate when absent. */
  readonly path?: string
}

export function Kinds({ current, path = '/app/calculate' }: Props) {
  const { calculator } = words()
  const offered = useAnswer('offer', offer)
  const known = offered.state === 'answered' ? offered.answer.calculators : []
  const order = Object.keys(calculator.names)
  const sorted = [...known].sort((a, b) => order.indexOf(a.name) - order.indexOf(b.name))
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
