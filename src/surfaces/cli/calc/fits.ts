/** Whether the cells of a column could be what a parameter takes: for hints, so that they name columns that are near. */
import { ROW_TYPES } from '../../../api/request/types.ts'
import { countryCodes } from '../../../contract/params/countries.ts'
import { parametersOf } from '../../../contract/params/schema.ts'
import type { Edition } from '../../../factors/edition.ts'
import type { Synonyms } from '../../../factors/tables/synonyms.ts'
import { type Numbers, plainNumber } from '../../files/table.ts'

/** Of filled cells alone. */
export type Fits = (type: string, param: string, cells: readonly string[]) => boolean

export function fitsOf({
  edition,
  synonyms,
  numbers,
}: {
  readonly edition: Edition
  readonly synonyms: Synonyms
  readonly numbers: Numbers
}): Fits {
  const isNumber = (text: string) => text !== '' && Number.isFinite(Number(plainNumber(text, numbers)))
  const isDate = (text: string) => /^\d{1,4}[-./]\d{1,2}[-./]\d{1,4}/.test(text)
  return (type, param, cells) => {
    const operation = ROW_TYPES.get(type)
    const schema = operation && parametersOf(operation, edition).properties[param]
    if (schema === undefined || cells.length === 0) return false
    if (schema.type === 'number' || schema.type === 'integer') return cells.every(isNumber)
    if (schema['x-kind'] === 'country') {
      const countries = countryCodes(edition, synonyms)
      return cells.every((cell) => countries.resolve(cell) !== undefined)
    }
    if (schema.enum) {
      const { enum: values = [], 'x-words': words = '' } = schema as typeof schema & { 'x-words'?: string }
      const isValue = (cell: string) =>
        values.includes(cell.toLowerCase()) || synonyms.find(words, cell) !== undefined
      return cells.every(isValue)
    }
    // Of what is free text only the name can tell.
    return schema['x-kind'] === 'text' && !cells.some((cell) => isNumber(cell) || isDate(cell))
  }
}
