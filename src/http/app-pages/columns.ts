/** What the app reads the columns of a file by: the words and parameters that the command line reads them by. */
import { ROW_TYPES } from '../../batch/row-types.ts'
import { perEdition } from '../../domains/edition.ts'
import type { Context } from '../../domains/operation.ts'
import { typeColumns } from '../../files/type-columns.ts'
import type { ColumnForm } from './form.ts'

const typesOf = perEdition(typeColumns)

export function columnForm({ edition, words }: Context): ColumnForm {
  const kinds = ['column', 'type', ...[...ROW_TYPES.keys()].map((type) => `column_${type}`)]
  const columnWords = kinds.flatMap((kind) =>
    [...words.ofKind(kind)].map(([word, meaning]) => [`${kind} ${word}`, meaning] as const),
  )
  return {
    types: typesOf(edition),
    columnWords: Object.fromEntries(columnWords),
    units: Object.fromEntries(words.ofKind('unit')),
    ambiguousUnits: words.ambiguousOfKind('unit'),
  }
}
