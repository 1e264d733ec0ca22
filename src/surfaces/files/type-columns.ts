/** What columns are read by, from an edition: parameters of every type, and words for units. */

import { ROW_TYPES } from '../../api/request/types.ts'
import type { Operation } from '../../contract/operation.ts'
import { parametersOf } from '../../contract/params/schema.ts'
import type { Edition } from '../../factors/edition.ts'
import type { Synonyms } from '../../factors/tables/synonyms.ts'
import type { TypeColumns, Types, UnitWords } from './columns.ts'

export function typeColumns(edition: Edition): Types {
  return Object.fromEntries(
    [...ROW_TYPES].map(([type, operation]) => [type, columnsOf(type, operation, edition)]),
  )
}

export function unitWordsOf(words: Synonyms): UnitWords {
  return {
    find: (word) => words.find('unit', word),
    isAmbiguous: (word) => words.findAmbiguous('unit', word) !== undefined,
  }
}

const ENDS = [
  ['origin_location', 'origin_country'],
  ['destination_location', 'destination_country'],
]

/** Parameters that are needed though each alone may be absent. */
const ALSO_NEEDED: Readonly<Record<string, readonly (readonly string[])[]>> = {
  llm: [['tokens_input', 'tokens_output']],
  travel: ENDS,
  freight: ENDS,
  refrigerant: [['amount', 'charge']],
  homeworking: [['hours', 'days']],
}

function columnsOf(type: string, operation: Operation, edition: Edition): TypeColumns {
  const { properties, required } = parametersOf(operation, edition)
  const params = Object.fromEntries(
    Object.entries(properties).map(([name, { type: kind }]) => [
      name,
      { isNumber: kind === 'number' || kind === 'integer' },
    ]),
  )
  return {
    params,
    units: properties.unit?.enum ?? [],
    required: [...required.map((name) => [name]), ...(ALSO_NEEDED[type] ?? [])],
  }
}
