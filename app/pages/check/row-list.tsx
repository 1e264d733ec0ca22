/** Rows of results, each with a link to its check. */

import { massText } from '../../messages/figures.ts'
import { messages } from '../../messages/messages.ts'
import { textFor } from '../../messages/texts.ts'
import { addressWith } from '../../parts/address.ts'
import type { ResultRow } from './read-rows.ts'

interface Props {
  readonly rows: readonly ResultRow[]
  /** Called before the link is followed. */
  readonly onChoose: () => void
}

export function RowList({ rows, onChoose }: Props) {
  const { check, calculator } = messages()
  return (
    <section class="check-question">
      <h2>{check.rows.title({ count: rows.length })}</h2>
      <p class="soft">{check.rows.text}</p>
      <ol class="check-rows">
        {rows.map((row, index) => (
          // Two rows may be alike, and their order does not change.
          <li key={index}>
            <a href={hrefOf(row)} onClick={onChoose}>
              {massText(row.kg)}
            </a>{' '}
            {row.calculator && (textFor(calculator.names, row.calculator) ?? row.calculator)}{' '}
            <span class="soft">{row.edition && check.rows.edition({ name: row.edition })}</span>
          </li>
        ))}
      </ol>
    </section>
  )
}

/** The year of an edition is what its name begins with. */
const YEAR_DIGITS = 4

function hrefOf({ text, calculator, edition, cells }: ResultRow): string {
  // Only parameters: the rest of a row, names of people perhaps, has no place in an address.
  const { labels } = messages().params
  const given = Object.entries(cells).filter(([name]) => Object.hasOwn(labels, name))
  const path = calculator === undefined ? '/app/check' : `/app/check/${encodeURIComponent(calculator)}`
  return addressWith(path, {
    ...Object.fromEntries(given),
    figure: text,
    of_year: edition?.slice(0, YEAR_DIGITS),
  })
}
