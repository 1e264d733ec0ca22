/** What a factor is, in a list of terms. */
import type { ComponentChildren } from 'preact'
import type { FactorAnswer } from '../../../packages/client/src/everygram.ts'
import { published } from '../../messages/figures.ts'
import { messages } from '../../messages/messages.ts'
import { unitText } from '../../messages/names.ts'
import { textFor } from '../../messages/texts.ts'
import { DataText } from '../../parts/named.tsx'

export type Attributes = FactorAnswer['data']['attributes']
/** The factor in one edition. */
export type Entry = Attributes['history'][number]

interface Props {
  readonly attributes: Attributes
}

export function Facts({ attributes }: Props) {
  const { facts } = messages().factor
  const { publisher_row: row, boundary, gwp, derivation, other_figures: others, tier } = attributes
  return (
    <section>
      <h2>{facts.title}</h2>
      <dl class="terms">
        <Fact term={facts.row}>{row === null ? undefined : <span lang="en">{row}</span>}</Fact>
        <Fact term={facts.boundary}>
          {boundary === null ? undefined : <DataText text={boundary.replaceAll('_', ' ')} />}
        </Fact>
        <Fact term={facts.gwp}>{gwp === null ? undefined : gwpText(gwp)}</Fact>
        <Fact term={facts.derivation}>
          {derivation === null ? (
            tier === 'exact' ? (
              facts.asPublished
            ) : undefined
          ) : (
            <DataText text={derivation} />
          )}
        </Fact>
        <Fact term={facts.others}>
          {others.length === 0 ? undefined : (
            <ul lang="en">
              {others.map(({ name, figure, unit }) => (
                <li key={name}>{`${name.replaceAll('_', ' ')}: ${published(figure)} ${unitText(unit)}`}</li>
              ))}
            </ul>
          )}
        </Fact>
        <Fact term={facts.usedFor}>
          <UsedFor attributes={attributes} />
        </Fact>
      </dl>
    </section>
  )
}

/** Nothing for an unknown value. */
export function Fact({ term, children }: { readonly term: string; readonly children: ComponentChildren }) {
  if (children === undefined || children === null) return null
  return (
    <div>
      <dt>{term}</dt>
      <dd>{children}</dd>
    </div>
  )
}

const EMISSIONS = '/emissions'

/** Each calculator once: its lists and comparisons use the same factors. */
function UsedFor({ attributes: { used_for: uses } }: Props) {
  const { calculator } = messages()
  const names = [
    ...new Set(uses.filter(({ endpoint }) => endpoint.endsWith(EMISSIONS)).map((one) => one.domain)),
  ]
  const others = uses.filter(({ domain }) => !names.includes(domain))
  return (
    <ul>
      {names.map((name) => (
        <li key={name}>
          <a href={`/app/calculate/${name}`}>{textFor(calculator.names, name) ?? name}</a>
        </li>
      ))}
      {others.map(({ endpoint, title }) => (
        <li key={endpoint} lang="en">
          {title}
        </li>
      ))}
    </ul>
  )
}

const GWP = /^ipcc_(?:(ar\d)_)?gwp(\d+)$/

/** ipcc_ar5_gwp100 as IPCC AR5, 100 years. */
export function gwpText(gwp: string): string {
  const [, report, years] = GWP.exec(gwp) ?? []
  if (years === undefined) return gwp.replaceAll('_', ' ')
  const named = ['IPCC', report?.toUpperCase()].filter(Boolean).join(' ')
  return messages().factor.facts.gwpText({ report: named, years })
}
