/** One factor: what it is, where it comes from, what it was in other editions, and how to cite it. */
import type { FactorAnswer } from '../../../packages/client/src/everygram.ts'
import { useAnswer } from '../../api/use-answer.ts'
import { countryName, published, readable } from '../../messages/figures.ts'
import { messages } from '../../messages/messages.ts'
import { factorName, unitText, withNames } from '../../messages/names.ts'
import { textFor } from '../../messages/texts.ts'
import type { PageProps } from '../../pages.ts'
import { addressWith } from '../../parts/address.ts'
import { AskedFor } from '../../parts/asked.tsx'
import { FACTORS_PATH } from '../../parts/factors.ts'
import { Heading } from '../../parts/heading.tsx'
import { Whisker } from '../../parts/whisker.tsx'
import { Cite } from './cite.tsx'
import { Facts } from './facts.tsx'
import { Gases } from './gases.tsx'
import { History } from './history.tsx'
import { calculatorHref } from './question.ts'
import { Source } from './source.tsx'

export function Factor({ params, query }: PageProps) {
  const id = params.id ?? ''
  const edition = query.edition || undefined
  const asked = useAnswer(`${id} ${edition}`, (client, options) =>
    withNames(client.factor({ factor_id: id, ...(edition && { edition }) }, options)),
  )
  const { factor } = messages()
  return (
    <>
      <p class="trail">
        <a href={addressWith(FACTORS_PATH, { edition })}>{factor.all}</a>
      </p>
      {asked.state !== 'answered' && <Heading title={id} />}
      <AskedFor asked={asked}>{(answer) => <Sheet answer={answer} edition={edition} />}</AskedFor>
    </>
  )
}

interface Props {
  readonly answer: FactorAnswer
  /** As the address names it. */
  readonly edition: string | undefined
}

function Sheet({ answer, edition }: Props) {
  const { attributes } = answer.data
  const { factors, factor } = messages()
  const { factor_id: id, name, domain, country_code: country, year } = attributes
  const about = [textFor(factors.domains, domain) ?? domain, country && countryName(country), year].filter(
    Boolean,
  )
  const href = calculatorHref(attributes, edition)
  return (
    <>
      <Heading
        title={factorName(id, name)}
        lead={`${about.join(' · ')} · ${factor.edition({ name: answer.meta.edition })}`}
      />
      <div class="factor-page">
        <div class="stack">
          <Figure answer={answer} href={href} />
          <Gases attributes={attributes} />
        </div>
        <div class="stack">
          <Facts attributes={attributes} />
          <Source attributes={attributes} />
        </div>
        <History attributes={attributes} edition={answer.meta.edition} />
        <Cite answer={answer} />
      </div>
    </>
  )
}

function Figure({ answer, href }: { readonly answer: FactorAnswer; readonly href: string | undefined }) {
  const { factor, parts } = messages()
  const { figure, factor: value, unit, range, tier } = answer.data.attributes
  const shown = unitText(unit)
  return (
    <section class="answer-figure" aria-label={factor.figure}>
      <p class="amount">
        <strong>{published(figure)}</strong> <span>{shown}</span>
      </p>
      {range && <Whisker kg={value} lowKg={range.low} highKg={range.high} />}
      {range && (
        <p>{parts.range.text({ low: readable(range.low), high: `${readable(range.high)} ${shown}` })}</p>
      )}
      <ul class="tiers">
        <li class={`tier ${tier}`}>{parts.tiers[tier] ?? tier}</li>
      </ul>
      {href !== undefined && (
        <p class="unprinted">
          <a class="button" href={href}>
            {factor.calculate}
          </a>
        </p>
      )}
    </section>
  )
}
