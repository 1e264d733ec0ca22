/** A factor in every edition that has it: a chart, and the same as a table. */

import { change, published } from '../../messages/figures.ts'
import { messages } from '../../messages/messages.ts'
import { unitText } from '../../messages/names.ts'
import { factorHref } from '../../parts/factors.ts'
import { type Attributes, type Entry, gwpText } from './facts.tsx'
import { HistoryChart } from './history-chart.tsx'

interface Props {
  readonly attributes: Attributes
  /** The one that the page shows. */
  readonly edition: string
}

export function History({ attributes: { factor_id: id, history, unit }, edition }: Props) {
  const { factor } = messages()
  // Figures in another unit are in the table alone: on one scale they would lie.
  const alike = history.filter((entry) => entry.unit === unit)
  return (
    <section class="history">
      <h2>{factor.history.title}</h2>
      {alike.length > 1 && <HistoryChart entries={alike} edition={edition} unit={unitText(unit)} />}
      {history.length === 1 && <p>{factor.history.once}</p>}
      <table class="stacked">
        <caption class="unseen">{factor.history.title}</caption>
        <Head />
        <tbody>
          {history.map((entry, index) => (
            <Row
              key={entry.edition}
              id={id}
              entry={entry}
              before={history[index - 1]}
              isHere={entry.edition === edition}
            />
          ))}
        </tbody>
      </table>
    </section>
  )
}

function Head() {
  const { factor, factors } = messages()
  return (
    <thead>
      <tr>
        <th scope="col">{factors.edition.label}</th>
        <th scope="col" class="number">
          {factors.columns.figure}
        </th>
        <th scope="col">{factors.columns.unit}</th>
        <th scope="col" class="number">
          {factor.history.change}
        </th>
        <th scope="col">{factor.history.describes}</th>
        <th scope="col">{factor.facts.gwp}</th>
      </tr>
    </thead>
  )
}

interface RowProps {
  readonly id: string
  readonly entry: Entry
  readonly before: Entry | undefined
  readonly isHere: boolean
}

function Row({ id, entry, before, isHere }: RowProps) {
  const { factor, factors } = messages()
  const share =
    before !== undefined && before.unit === entry.unit && before.factor !== 0
      ? entry.factor / before.factor - 1
      : undefined
  return (
    <tr>
      <th scope="row">
        <a href={factorHref(id, entry.edition)} aria-current={isHere ? 'page' : undefined}>
          {entry.edition}
        </a>
      </th>
      <td class="number" data-label={factors.columns.figure}>
        {published(entry.figure)}
      </td>
      <td data-label={factors.columns.unit}>{unitText(entry.unit)}</td>
      <td class="number" data-label={factor.history.change}>
        {share === undefined ? '–' : change(share)}
      </td>
      <td data-label={factor.history.describes}>{entry.year ?? '–'}</td>
      <td data-label={factor.facts.gwp}>{entry.gwp === null ? '–' : gwpText(entry.gwp)}</td>
    </tr>
  )
}
