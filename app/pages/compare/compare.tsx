/** One question for several countries, modes, models or years: sorted bars, and their table. */
import type { CalculatorForm } from '../../../src/surfaces/http/app-pages/offer.ts'
import { countryName, massText, times } from '../../messages/figures.ts'
import { messages } from '../../messages/messages.ts'
import { labelOf, valueLabel } from '../../messages/params.ts'
import type { PageProps } from '../../pages.ts'
import { Tiers } from '../../parts/figure.tsx'
import { Heading } from '../../parts/heading.tsx'
import { Table } from '../../parts/table.tsx'
import { AskPage } from '../../question/ask-page.tsx'
import { Kinds } from '../../question/kinds.tsx'
import { addressOf, type Given } from '../../question/question.ts'
import { titleOf } from '../../question/title.ts'
import { askForAll, type Compared, type Comparison, type Refused } from './ask.ts'
import { Chart } from './chart.tsx'
import { comparedBy } from './choice.ts'
import { Chooser } from './chooser.tsx'

const FIRST = 'hotel'
const PATH = '/app/compare'

export function Compare({ params, query }: PageProps) {
  const name = params.name ?? FIRST
  const { compare } = messages()
  const { by, values: listed } = query
  const kept = { ...(by && { by }), ...(listed && { values: listed }) }
  return (
    <>
      <Heading title={compare.title} lead={compare.lead} />
      <Kinds current={name} path={PATH} />
      <AskPage
        name={name}
        path={PATH}
        query={query}
        kept={kept}
        hidden={(form) => [comparedBy(form, by)?.name]}
        ask={(form, asked) => (client, options) => askForAll(client, form, { by, listed, asked }, options)}
      >
        {(comparison, form, asked) => <Result {...{ comparison, form, asked, by }} />}
      </AskPage>
    </>
  )
}

interface ResultProps {
  readonly comparison: Comparison
  readonly form: CalculatorForm
  readonly asked: Given
  readonly by: string | undefined
}

function Result({ comparison: { values, answers, refused }, form, asked, by }: ResultProps) {
  const { compare } = messages()
  const field = comparedBy(form, by)
  if (field === undefined) return null
  const nameOf = (value: string) => {
    if (field['x-kind'] === 'country') return countryName(value)
    return field.enum ? valueLabel(value) : value
  }
  const { [field.name]: _, ...same } = asked
  const title = compare.chart({ by: labelOf(form.name, field.name) })
  const hrefOf = (value: string) =>
    addressOf(`/app/calculate/${form.name}`, { ...asked, [field.name]: value })
  return (
    <div class="stack">
      <p class="soft">{titleOf(form, same)}</p>
      <Chooser form={form} asked={asked} field={field} values={values} nameOf={nameOf} />
      {answers.length > 0 && <Chart title={title} answers={answers} nameOf={nameOf} />}
      {answers.length > 0 && <Answers {...{ title, answers, nameOf, hrefOf }} />}
      {refused.length > 0 && <Refusals refused={refused} nameOf={nameOf} />}
    </div>
  )
}

interface AnswersProps {
  readonly title: string
  readonly answers: readonly Compared[]
  readonly nameOf: (value: string) => string
  readonly hrefOf: (value: string) => string
}

function Answers({ title, answers, nameOf, hrefOf }: AnswersProps) {
  const { compare, parts } = messages()
  const least = answers[0]?.kg ?? 0
  const columns = [
    { title: compare.name, cell: ({ value }: Compared) => <a href={hrefOf(value)}>{nameOf(value)}</a> },
    { title: parts.co2e, isNumber: true, cell: ({ kg }: Compared) => massText(kg) },
    {
      title: compare.range,
      isNumber: true,
      cell: ({ lowKg, highKg }: Compared) => `${massText(lowKg)} – ${massText(highKg)}`,
    },
    {
      title: compare.times,
      isNumber: true,
      cell: ({ kg }: Compared) => (least > 0 ? compare.times_text({ times: times(kg / least) }) : ''),
    },
    { title: messages().calculator.basis, cell: ({ tiers }: Compared) => <Tiers tiers={tiers} /> },
  ]
  return (
    <Table
      caption={title}
      isCaptionHidden
      isStacked
      columns={columns}
      rows={answers}
      keyOf={({ value }) => value}
    />
  )
}

function Refusals({
  refused,
  nameOf,
}: {
  readonly refused: readonly Refused[]
  readonly nameOf: AnswersProps['nameOf']
}) {
  return (
    <section class="notices">
      <h2>{messages().compare.refused}</h2>
      <ul>
        {refused.map(({ value, message }) => (
          <li key={value}>
            <strong>{nameOf(value)}</strong>
            <span>{message}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}
