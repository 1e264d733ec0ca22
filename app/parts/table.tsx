/** A table with a caption. Where it is wider than the window it scrolls within itself, or its rows become cards. */
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
  /** Rows become cards in a narrow window: for tables of a few columns, all of which are to be seen at once. */
  readonly isStacked?: boolean
}

/** The first column names the row. */
export function Table<Row>(props: Props<Row>) {
  const { caption, columns, rows, keyOf, isCaptionHidden = false, isStacked = false } = props
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is scrolled by the keyboard too
    <section class="scroll" aria-label={caption} tabIndex={0}>
      <table class={isStacked ? 'stacked' : undefined}>
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

function Cell<Row>({ column: { title, isNumber, cell }, row, isHead }: CellProps<Row>) {
  const kind = isNumber ? 'number' : undefined
  return isHead ? (
    <th scope="row" class={kind}>
      {cell(row)}
    </th>
  ) : (
    <td class={kind} data-label={title}>
      {cell(row)}
    </td>
  )
}
