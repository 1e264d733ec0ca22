/** What each column was taken for, and a choice where it is something else. */

import { messages } from '../../messages/messages.ts'
import { labelOf, valueLabel } from '../../messages/params.ts'
import { textFor } from '../../messages/texts.ts'
import { Table } from '../../parts/table.tsx'
import { Choice } from './found.tsx'
import type { MatchedColumn, OpenFile } from './protocol.ts'
import { match } from './session.ts'

interface Props {
  readonly file: OpenFile
  readonly isBusy: boolean
}

export function Columns({ file, isBusy }: Props) {
  const { files: text, calculator } = messages()
  const { columns, type = '', typeHeader } = file
  const types = [...new Set(['', ...file.types])]
  const typeWord = (name: string) =>
    name === ''
      ? typeHeader === undefined
        ? text.columns.noType
        : text.columns.byColumn({ header: typeHeader })
      : (textFor(calculator.names, name) ?? name)
  return (
    <section class="step">
      <h2>{text.columns.title}</h2>
      <p class="soft">{text.columns.lead}</p>
      <fieldset disabled={isBusy}>
        <legend class="unseen">{text.columns.title}</legend>
        <div class="fields">
          <Choice
            label={text.columns.type}
            value={type}
            values={types}
            show={typeWord}
            onChoose={(name) => match({ do: 'type', type: name === '' ? undefined : name })}
          />
        </div>
        <Missing file={file} />
        <Table
          caption={text.columns.title}
          isCaptionHidden
          rows={columns}
          keyOf={({ header }) => header}
          columns={[
            {
              title: text.columns.column,
              cell: ({ header, sample }) => (
                <>
                  {header}
                  <small>{sample.join(' · ')}</small>
                </>
              ),
            },
            { title: text.columns.meaning, cell: (column) => <Meaning file={file} column={column} /> },
          ]}
        />
      </fieldset>
    </section>
  )
}

function Missing({ file: { type, missing, typeHeader } }: { readonly file: OpenFile }) {
  const { columns } = messages().files
  if (type === undefined && typeHeader === undefined)
    return (
      <p class="notice warning" role="status">
        {columns.needsType}
      </p>
    )
  if (missing.length === 0) return null
  const names = missing.map((any) => any.map((name) => labelOf(type ?? '', name)).join(` ${columns.or} `))
  return (
    <p class="notice warning" role="status">
      {columns.missing({ names: names.join(', ') })}
    </p>
  )
}

const SPECIAL = ['type', 'date', 'id']

function Meaning({ file, column }: { readonly file: OpenFile; readonly column: MatchedColumn }) {
  const { columns } = messages().files
  const { header, param = '', constants } = column
  const special = (name: string) =>
    textFor(columns.special, name) ?? (file.type === undefined ? textFor(columns.mixed, name) : undefined)
  const show = (name: string) =>
    name === '' ? columns.unused : (special(name) ?? labelOf(file.type ?? '', name))
  const names = ['', ...SPECIAL, ...[...file.params].sort((a, b) => show(a).localeCompare(show(b)))]
  const values = names.includes(param) ? names : [...names, param]
  return (
    <>
      <select
        aria-label={columns.meaningOf({ header })}
        value={param}
        onChange={({ currentTarget }) => match({ do: 'match', header, param: currentTarget.value })}
      >
        {values.map((one) => (
          <option key={one} value={one}>
            {show(one)}
          </option>
        ))}
      </select>
      {Object.entries(constants).map(([name, value]) => (
        <small key={name}>{`${labelOf(file.type ?? '', name)}: ${valueLabel(value)}`}</small>
      ))}
    </>
  )
}
