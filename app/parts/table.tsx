/** A table with a caption, which scrolls within itself where it is wider than the window. */
import type { ComponentChildren } from 'preact'

export interface Column<Row> {
  readonly title: string
  readonly isNumber?: boolean
  readonly cell: (row: Row) => ComponentChildren
}

interface Props<Row> {
  readonly caption: string
  readonly columns: readonly Column<Row>[]
  readonly rows: readonly Row[]
  readonly keyOf: (row: Row) => string
  /** The caption is for those who hear the page: a heading says it already. */
  readonly isCaptionHidden?: boolean
}

/** The first column names the row. */
export function Table<Row>({ caption, columns, rows, keyOf, isCaptionHidden = false }: Props<Row>) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is scrolled by the keyboard too
    <section class="scroll" aria-label={caption} tabIndex={0}>
      <table>
        <caption class={isCaptionHidden ? 'unseen' : undefined}>{caption}</caption>
        <thead>
          <tr>
            {columns.map(({ title, isNumber }) => (
              <th key={title} scope="col" class={isNumber ? 'number' : undefined}>
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={keyOf(row)}>
              {columns.map((column, index) => (
                <Cell key={column.title} column={column} row={row} isHead={index === 0} />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

interface CellProps<Row> {
  readonly column: Column<Row>
  readonly row: Row
  readonly isHead: boolean
}

function Cell<Row>({ column: { isNumber, cell }, row, isHead }: CellProps<Row>) {
  const kind = isNumber ? 'number' : undefined
  return isHead ? (
    <th scope="row" class={kind}>
      {cell(row)}
    </th>
  ) : (
    <td class={kind}>{cell(row)}</td>
  )
}
