/** The gases of a factor, where its publisher gives them. */

import { exact } from '../../messages/figures.ts'
import { messages } from '../../messages/messages.ts'
import { unitText } from '../../messages/names.ts'
import { Table } from '../../parts/table.tsx'
import type { Attributes } from './facts.tsx'

const GASES = ['co2', 'ch4', 'n2o'] as const

export function Gases({ attributes: { gases, unit } }: { readonly attributes: Attributes }) {
  const { factor, parts } = messages()
  if (gases === null) return null
  const rows = GASES.flatMap((name) => {
    const figure = gases[name]
    return figure === null ? [] : [{ name, figure }]
  })
  return (
    <section>
      <h2>{factor.gases.title}</h2>
      <Table
        caption={factor.gases.title}
        isCaptionHidden
        keyOf={({ name }) => name}
        rows={rows}
        columns={[
          { title: factor.gases.gas, cell: ({ name }) => parts.names[name] ?? name },
          { title: unitText(unit), isNumber: true, cell: ({ figure }) => exact(figure) },
        ]}
      />
    </section>
  )
}
