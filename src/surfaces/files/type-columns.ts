/** What columns are read by, from an edition: parameters of every type, and words for units. */

import { ROW_TYPES } from '../../api/request/types.ts'
import type { Operation } from '../../contract/operation.ts'
import { parametersOf } from '../../contract/params/schema.ts'
import type { Edition } from '../../factors/edition.ts'
import type { Synonyms } from '../../factors/tables/synonyms.ts'
import type { TypeColumns, Types, UnitWords } from './columns.ts'

export function typeColumns(edition: Edition): Types {
  return Object.fromEntries([...ROW_TYPES].map(([type, operation]) => [type, columnsOf(operation, edition)]))
}

export function unitWordsOf(words: Synonyms): UnitWords {
  return {
    find: (word) => words.find('unit', word),
    isAmbiguous: (word) => words.findAmbiguous('unit', word) !== undefined,
  }
}

function columnsOf(operation: Operation, edition: Edition): TypeColumns {
  const { properties, required, needs } = parametersOf(operation, edition)
  const params = Object.fromEntries(
    Object.entries(properties).map(([name, { type: kind }]) => [
      name,
      { isNumber: kind === 'number' || kind === 'integer' },
    ]),
  )
  return {
    params,
    units: properties.unit?.enum ?? [],
    required: [...required.map((name) => [name]), ...needs.map(({ anyOf }) => anyOf.flat())],
  }
}
