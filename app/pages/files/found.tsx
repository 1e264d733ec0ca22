/** What was found in the file, and where it may be said otherwise: sheet, separator, sign for decimals, encoding. */

import { messages } from '../../messages/messages.ts'
import { textFor } from '../../messages/texts.ts'
import { Field } from '../../parts/field.tsx'
import type { CsvForm, OpenFile } from './protocol.ts'
import { match } from './session.ts'

const SEPARATORS = [',', ';', '\t', '|']
const DECIMALS = ['.', ',']
const ENCODINGS = ['utf-8', 'windows-1252', 'utf-16le']

export function Found({ file }: { readonly file: OpenFile }) {
  const { files: text } = messages()
  return (
    <section class="step">
      <h2>{text.found.title}</h2>
      <p>
        <strong class="name">{file.name}</strong>{' '}
        {file.fault === undefined && text.found.rows({ rows: file.rows, columns: file.columns.length })}
      </p>
      <div class="fields">
        {file.sheets.length > 1 && (
          <Choice
            label={text.found.sheet}
            value={file.sheet}
            values={file.sheets}
            onChoose={(name) => match({ do: 'sheet', name })}
          />
        )}
        {file.csv && <CsvChoices csv={file.csv} />}
      </div>
    </section>
  )
}

function CsvChoices({ csv }: { readonly csv: CsvForm }) {
  const { found } = messages().files
  const change = (changed: Partial<CsvForm>) => match({ do: 'reread', csv: changed })
  return (
    <>
      <Choice
        label={found.separator}
        value={csv.separator}
        values={SEPARATORS.includes(csv.separator) ? SEPARATORS : [...SEPARATORS, csv.separator]}
        show={(sign) => textFor(found.signs, sign) ?? sign}
        onChoose={(separator) => change({ separator })}
      />
      <Choice
        label={found.decimal}
        value={csv.decimal}
        values={DECIMALS}
        show={(sign) => textFor(found.decimals, sign) ?? sign}
        onChoose={(decimal) => change({ decimal: decimal as CsvForm['decimal'] })}
      />
      <Choice
        label={found.encoding}
        value={csv.encoding}
        values={ENCODINGS}
        show={(name) => textFor(found.encodings, name) ?? name}
        onChoose={(encoding) => change({ encoding: encoding as CsvForm['encoding'] })}
      />
    </>
  )
}

interface ChoiceProps {
  readonly label: string
  readonly value: string
  readonly values: readonly string[]
  readonly show?: (value: string) => string
  readonly onChoose: (value: string) => void
}

export function Choice({ label, value, values, show = (one) => one, onChoose }: ChoiceProps) {
  return (
    <Field label={label}>
      {(control) => (
        <select {...control} value={value} onChange={({ currentTarget }) => onChoose(currentTarget.value)}>
          {values.map((one) => (
            <option key={one} value={one}>
              {show(one)}
            </option>
          ))}
        </select>
      )}
    </Field>
  )
}
