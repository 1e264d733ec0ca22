/** Checks a number: a saved result is recalculated, an amount is looked for in the editions around its year. */
import { useState } from 'preact/hooks'
import { useLocation } from 'preact-iso/router'
import { language, messages } from '../../messages/messages.ts'
import type { PageProps } from '../../pages.ts'
import { addressWith, type Query } from '../../parts/address.ts'
import { Heading } from '../../parts/heading.tsx'
import { AskPage } from '../../question/ask-page.tsx'
import { Kinds } from '../../question/kinds.tsx'
import { askYears, OF_EDITIONS } from './ask-years.ts'
import { OutcomeOf } from './outcome.tsx'
import { PasteForm } from './paste-form.tsx'
import { type Pasted, readPasted } from './read.ts'
import { RowList } from './row-list.tsx'
import { Verified } from './verified.tsx'

const PATH = '/app/check'
/** Of the query what is about the figure, not about the question. */
const KEPT = ['figure', 'of_year']

export function Check({ params, query }: PageProps) {
  const { check } = messages()
  const { route } = useLocation()
  const [pasted, setPasted] = useState<Pasted>()
  const read = (text: string, year: string) => {
    const found = readPasted(text, decimalMark())
    const isFigure = found.kind === 'figure'
    setPasted(isFigure ? undefined : found)
    const path = params.name ? `${PATH}/${params.name}` : PATH
    route(addressWith(path, { ...query, figure: isFigure ? found.text : undefined, of_year: year }))
  }
  return (
    <>
      <Heading title={check.title} lead={check.lead} />
      <PasteForm
        text={query.figure ?? ''}
        year={query.of_year ?? ''}
        refusal={pasted?.kind === 'refused' ? check.refused[pasted.why] : undefined}
        onRead={read}
      />
      {pasted?.kind === 'answers' && <Verified answers={pasted.answers} total={pasted.total} />}
      {pasted?.kind === 'rows' && <RowList rows={pasted.rows} onChoose={() => setPasted(undefined)} />}
      {pasted === undefined && query.figure && <FigureCheck name={params.name} query={query} />}
    </>
  )
}

interface Props {
  /** Of the calculator, once one is chosen. */
  readonly name: string | undefined
  readonly query: Query
}

function FigureCheck({ name, query }: Props) {
  const { check } = messages()
  const found = readPasted(query.figure ?? '', decimalMark())
  const kept = Object.fromEntries(KEPT.flatMap((key) => (query[key] ? [[key, query[key]]] : [])))
  const year = Number(query.of_year) || undefined
  // An address can be written by hand.
  if (found.kind !== 'figure') return <p class="wrong">{check.refused.no_figure}</p>
  return (
    <section class="check-question">
      <h2>{check.what}</h2>
      <p class="soft">{check.whatHint}</p>
      <Kinds current={name ?? ''} path={PATH} search={addressWith('', kept)} />
      {name && (
        <AskPage
          name={name}
          path={PATH}
          query={query}
          kept={kept}
          hidden={() => OF_EDITIONS}
          ask={(form, asked) => askYears(form, asked, found.figure, year)}
        >
          {(outcome, form, asked) => (
            <OutcomeOf outcome={outcome} form={form} asked={asked} figure={found.figure} />
          )}
        </AskPage>
      )}
    </section>
  )
}

function decimalMark(): string {
  return language() === 'de' ? ',' : '.'
}
