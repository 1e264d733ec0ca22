/** What the colours of a map mean. */
import { exact } from '../messages/figures.ts'
import { messages } from '../messages/messages.ts'

interface Props {
  /** What is coloured, with its unit. */
  readonly title: string
  readonly limits: readonly number[]
}

export function Legend({ title, limits }: Props) {
  const { legend } = messages().world
  const [lowest = 0] = limits
  const highest = limits.at(-1) ?? 0
  const between = limits
    .slice(1)
    .map((limit, index) => legend.between({ low: exact(limits[index] ?? 0), high: exact(limit) }))
  const texts = [legend.below({ limit: lowest }), ...between, legend.above({ limit: highest })]
  return (
    <div class="legend">
      <p>{title}</p>
      <ul>
        {texts.map((text, index) => (
          <li key={text}>
            <Swatch kind={`scale-${index + 1}`} />
            {text}
          </li>
        ))}
        <li>
          <Swatch kind="nothing" />
          {legend.nothing}
        </li>
        <li>
          <Swatch kind="nothing" isDotted />
          {legend.estimated}
        </li>
      </ul>
    </div>
  )
}

function Swatch({ kind, isDotted = false }: { readonly kind: string; readonly isDotted?: boolean }) {
  return (
    <svg class="swatch" width="28" height="14" viewBox="0 0 28 14" aria-hidden="true">
      <rect class={isDotted ? 'plain' : kind} width="28" height="14" />
      {isDotted && DOTS.map(([x, y]) => <circle key={`${x}-${y}`} class="dot" cx={x} cy={y} r="1" />)}
    </svg>
  )
}

/** In the swatch, units of its drawing. */
const DOTS = [4, 9, 14, 19, 24].flatMap((x) => [4, 10].map((y) => [x, y] as const))
