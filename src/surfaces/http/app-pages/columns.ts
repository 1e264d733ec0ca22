/** What the app reads the columns of a file by: the words and parameters that the command line reads them by. */

import { ROW_TYPES } from '../../../api/request/types.ts'
import type { Context } from '../../../contract/operation.ts'
import { perEdition } from '../../../factors/edition.ts'
import { typeColumns } from '../../files/type-columns.ts'
import type { ColumnForm } from './offer.ts'

const typesOf = perEdition(typeColumns)

export function columnForm({ edition, synonyms }: Context): ColumnForm {
  const kinds = ['column', 'type', ...[...ROW_TYPES.keys()].map((type) => `column_${type}`)]
  const columnWords = kinds.flatMap((kind) =>
    [...synonyms.ofKind(kind)].map(([word, meaning]) => [`${kind} ${word}`, meaning] as const),
  )
  return {
    types: typesOf(edition),
    columnWords: Object.fromEntries(columnWords),
    units: Object.fromEntries(synonyms.ofKind('unit')),
    ambiguousUnits: synonyms.ambiguousOfKind('unit'),
  }
}
