/** The lines that a reader copies into a report: those of the total, those beside it, those of the carrier. */
import type { ReportedLine } from '../../../packages/client/src/everygram.ts'
import { massText } from '../../messages/figures.ts'
import { messages } from '../../messages/messages.ts'
import { Tiers } from '../../parts/figure.tsx'
import { OutsideLink } from '../../parts/outside-link.tsx'
import {
  byQuality,
  type EmissionsAnswer,
  kilograms,
  type Publisher,
  publisherOf,
} from '../../parts/result.ts'

export function ReportedLines({ answer }: { readonly answer: EmissionsAnswer }) {
  const { lines } = answer.data.attributes.emissions
  const words = messages().calculator.lines
  const [own, carrier] = [
    lines.filter(({ perspective }) => perspective === 'reporter'),
    lines.filter(({ perspective }) => perspective !== 'reporter'),
  ]
  const beside = own.filter((line) => !line.part_of_total)
  const list = (shown: readonly ReportedLine[]) => <List lines={shown} publisher={publisherOf(answer)} />
  return (
    <section class="working reported">
      <h2>{words.title}</h2>
      {list(own.filter((line) => line.part_of_total))}
      {beside.length > 0 && (
        <>
          <h3>{words.beside}</h3>
          {list(beside)}
        </>
      )}
      {carrier.length > 0 && (
        <details>
          <summary>{words.carrier}</summary>
          {list(carrier)}
        </details>
      )}
    </section>
  )
}

interface ListProps {
  readonly lines: readonly ReportedLine[]
  readonly publisher: Publisher | undefined
}

/** All amounts have one unit: that of the largest. */
function List({ lines, publisher }: ListProps) {
  const largest = Math.max(...lines.map((line) => Math.abs(kgOf(line, lineAmount(line) ?? 0))), 0)
  return (
    <ol class="lines">
      {lines.map((line) => {
        const amount = lineAmount(line)
        return (
          <li key={line.label}>
            <span>{typographic(line.label)}</span>
            {amount === null ? (
              <Undetermined reason={line.reason} publisher={publisher} />
            ) : (
              <Amount line={line} kg={kgOf(line, amount)} largest={largest} />
            )}
          </li>
        )
      })}
    </ol>
  )
}

interface AmountProps {
  readonly line: ReportedLine
  readonly kg: number
  readonly largest: number
}

function Amount({ line, kg, largest }: AmountProps) {
  const { range, tier, quality } = line
  const { parts } = messages()
  const end = (amount: number) => massText(kgOf(line, amount), largest)
  return (
    <div class="product">
      <strong>{massText(kg, largest)}</strong>
      {range && <small>{parts.range.text({ low: end(range.low), high: end(range.high) })}</small>}
      {tier && <Tiers tiers={byQuality(kg, tier, quality)} />}
    </div>
  )
}

type UndeterminedProps = { readonly reason: string | undefined; readonly publisher: Publisher | undefined }

/** No number, and why: what is missing, with a link to who publishes it. */
function Undetermined({ reason = '', publisher }: UndeterminedProps) {
  const { undetermined, reasons } = messages().calculator.lines
  return (
    <div class="product">
      <strong>{undetermined}</strong>
      <small>
        {publisher && isOfPublisher(reason) ? (
          <OutsideLink url={publisher.url}>{reasons[reason]({ publisher: publisher.name })}</OutsideLink>
        ) : reason === 'not_known' ? (
          reasons.not_known
        ) : (
          reasons.other
        )}
      </small>
    </div>
  )
}

function isOfPublisher(reason: string): reason is 'residual_mix_not_held' | 'supplier_factor_required' {
  return reason === 'residual_mix_not_held' || reason === 'supplier_factor_required'
}

/** Of language models a line has an amount in grams. */
function lineAmount({ co2e_kg, co2e = null }: ReportedLine): number | null {
  return co2e_kg === undefined ? co2e : co2e_kg
}

function kgOf({ co2e_unit: unit = 'kg' }: ReportedLine, amount: number): number {
  return kilograms(amount, unit)
}

/** The API writes CO2, the app CO₂. */
function typographic(label: string): string {
  return label.replaceAll('CO2', 'CO₂')
}
