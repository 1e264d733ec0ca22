/** A parameter of an operation as a column of rows: how it is read, and between which limits it must lie. */

import { type Parameter as Published, parametersOf as published } from '../../../contract/params/schema.ts'
import type { RateProduct } from '../../../domains/rates.ts'
import { decimal, digitsAt } from '../../../engine/numbers/decimal.ts'
import type { Edition } from '../../../factors/edition.ts'
import type { Dialect } from './dialect.ts'
import { DECIMALS, MILLION } from './functions.ts'

export interface Parameter extends Published {
  readonly name: string
  readonly isRequired: boolean
  /** What is taken where there is neither a value nor a default. */
  readonly assumed?: string | undefined
}

export function parametersOf(product: RateProduct, edition: Edition): Map<string, Parameter> {
  const { properties, required } = published(product, edition)
  return new Map(
    Object.entries(properties).map(([name, schema]) => {
      return [name, { ...schema, name, isRequired: required.includes(name), assumed: product.assumed[name] }]
    }),
  )
}

/** The column that its value is in after the step `asked`, without `eg_`. */
export const helperOf = (name: string) => name.replace(/^include_|_type$/g, '')

/** Numbers in millionths. */
export function readSql({ whole }: Dialect, { name, type, assumed, ...schema }: Parameter): string {
  const column = `q.${name}`
  const usual = schema.default
  if (type === 'boolean') {
    return orElse(`TRY_CAST(${column} AS BOOLEAN)`, usual === undefined ? usual : String(usual).toUpperCase())
  }
  if (type === 'string') {
    const text = schema['x-kind'] === 'country' ? 'everygram_code' : 'everygram_word'
    const instead = usual ?? (assumed === undefined ? assumed : '')
    return orElse(`${text}(${column})`, instead === undefined ? instead : `'${instead}'`)
  }
  const number = `everygram_micro(${column})`
  if (usual === undefined) return number
  return `CASE WHEN ${column} IS NULL THEN ${whole(millionths(usual as number))} ELSE ${number} END`
}

const orElse = (value: string, instead: string | undefined) =>
  instead === undefined ? value : `coalesce(${value}, ${instead})`

/** Of a number in the step `asked`. */
export function limitsSql({ name, type, isRequired, ...schema }: Parameter): string {
  const value = `a.eg_${helperOf(name)}`
  const { minimum, exclusiveMinimum } = schema
  const maximum = millionths(schema.maximum as number)
  const limits =
    exclusiveMinimum === undefined
      ? `${value} BETWEEN ${millionths(minimum as number)} AND ${maximum}`
      : `${value} > ${millionths(exclusiveMinimum)} AND ${value} <= ${maximum}`
  const both = type === 'integer' ? `${limits} AND everygram_rest(${value}, ${MILLION}) = 0` : limits
  return isRequired || schema.default !== undefined ? both : `(a.${name} IS NULL OR ${both})`
}

/** Throws a RangeError for what is no number: the parameter has no such limit. */
const millionths = (value: number) => String(digitsAt(decimal(value), DECIMALS))
