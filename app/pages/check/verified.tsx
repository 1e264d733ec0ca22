/** Saved results that the server recalculated: the same, different, or not possible to check. */
import type { VerificationAnswer } from '../../../packages/client/src/everygram.ts'
import { useAnswer } from '../../api/use-answer.ts'
import { exact } from '../../messages/figures.ts'
import { messages } from '../../messages/messages.ts'
import { AskedFor } from '../../parts/asked.tsx'
import { Table } from '../../parts/table.tsx'
import { OtherYears } from './other-years.tsx'
import type { KeptAnswer } from './read.ts'

interface Props {
  readonly answers: readonly KeptAnswer[]
  /** Of all that were pasted. */
  readonly total: number
}

export function Verified({ answers, total }: Props) {
  const { check } = messages()
  return (
    <section class="check-question" aria-live="polite">
      {total > answers.length && (
        <p class="notice warning">{check.first({ shown: answers.length, total })}</p>
      )}
      {answers.map((answer, index) => (
        // The list is replaced as a whole.
        <One key={index} answer={answer} />
      ))}
    </section>
  )
}

function One({ answer }: { readonly answer: KeptAnswer }) {
  const text = JSON.stringify(answer)
  const asked = useAnswer(text, (client, options) => client.verify({ ...answer }, options))
  return <AskedFor asked={asked}>{(found) => <Verdict answer={answer} found={found} />}</AskedFor>
}

const KINDS = { same: 'good', differs: 'bad', cannot: 'warning' } as const

interface VerdictProps {
  readonly answer: KeptAnswer
  readonly found: VerificationAnswer
}

function Verdict({ answer, found }: VerdictProps) {
  const { verdicts, fields } = messages().check
  const {
    verdict,
    reason,
    request,
    differences,
    total_differences: total,
    edition,
    remarks,
  } = found.data.attributes
  return (
    <section class={`notice ${KINDS[verdict]}`}>
      <h2>{verdicts[verdict].title}</h2>
      <p>{verdicts[verdict].text}</p>
      {reason && <p lang="en">{reason.message}</p>}
      {request && (
        <p>
          <code>{request}</code>
        </p>
      )}
      {edition.answer && <p class="soft">{fields.edition({ name: edition.answer })}</p>}
      {differences.length > 0 && <Differences differences={differences} total={total} />}
      {request && <OtherYears answer={answer} request={request} />}
      {remarks.map((remark) => (
        <p key={remark} lang="en">
          {remark}
        </p>
      ))}
    </section>
  )
}

interface DifferencesProps {
  readonly differences: VerificationAnswer['data']['attributes']['differences']
  readonly total: number
}

/** Rows of a page; the command line shows all. */
const SHOWN = 20

function Differences({ differences, total }: DifferencesProps) {
  const { fields } = messages().check
  const shown = differences.slice(0, SHOWN)
  return (
    <>
      <Table
        caption={fields.title}
        keyOf={({ field }) => field}
        rows={shown}
        columns={[
          {
            title: fields.field,
            cell: ({ field, factor_name: name }) => <FieldName field={field} name={name} />,
          },
          { title: fields.here, cell: ({ answer }) => valueText(answer) },
          { title: fields.again, cell: ({ again }) => valueText(again) },
        ]}
      />
      {total > shown.length && <p>{fields.more({ count: total - shown.length })}</p>}
    </>
  )
}

const TOTAL = 'data.attributes.emissions.co2e'

/** The total by its name; all else by its path in the result. */
function FieldName({ field, name }: { readonly field: string; readonly name: string | undefined }) {
  const { fields } = messages().check
  if (field === TOTAL) return <>{fields.total}</>
  return <span lang="en">{name === undefined ? field : `${name}: ${field.split('.').at(-1)}`}</span>
}

/** Characters of a value that are shown: it may be anything. */
const VALUE_MAX = 120

function valueText(value: unknown): string {
  if (value === undefined) return '–'
  if (typeof value === 'number') return exact(value)
  const text = typeof value === 'string' ? value : JSON.stringify(value)
  return text.length > VALUE_MAX ? `${text.slice(0, VALUE_MAX)} …` : text
}
