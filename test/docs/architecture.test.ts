/** The worked example of docs/architecture.md compiles where it says that it stands, and stays short enough to read. */
import { expect, test } from 'vitest'
import { faultsOf } from '../support/compile.ts'
import { readDocs } from './blocks.ts'

const LINES_MAX = 60

/** What the example leaves out: the table as an edition has it, and the schema. */
const BESIDE = {
  'part.ts': `
    import type { GwpSet, TrailEntry } from '../../core/trail.ts'
    import type { OfEdition } from '../../engine/choice.ts'
    import type { Part } from '../part.ts'
    export interface LaundryFactor extends OfEdition {
      readonly entry: TrailEntry
      readonly gwp: GwpSet
      readonly year: number
      readonly service: string
    }
    export declare const laundryPart: Part<ReadonlyMap<string, LaundryFactor>>`,
  'schema.ts': `
    import { Type } from 'typebox'
    export interface LaundryParams { readonly amount: number; readonly service?: string }
    export const LaundryAnswer = Type.Object({
      data: Type.Object({
        attributes: Type.Object({
          emissions: Type.Object({ co2e: Type.Number(), per_kilogram_g: Type.Number() }),
          laundry: Type.Object({ amount: Type.Number(), service: Type.String(), factor: Type.Number() }),
          notices: Type.Array(Type.String()),
        }),
      }),
    })`,
}

function example() {
  const blocks = readDocs().find(({ file }) => file === 'docs/architecture.md')?.blocks ?? []
  const found = blocks.filter(({ language }) => language === 'ts')
  expect(found).toHaveLength(1)
  return found[0]?.text ?? ''
}

const faults = (text: string) => faultsOf({ ...BESIDE, 'laundry.ts': text }, 'src/domains/laundry')

test('it compiles, in at most 60 lines', () => {
  const text = example()
  expect(text.split('\n').length).toBeLessThanOrEqual(LINES_MAX)
  expect(faults(text)).toEqual([])
}, 60_000)

test('a field that the schema lacks does not', () => {
  const broken = example().replace('per_kilogram_g: rates', 'per_kilo_g: rates')
  expect(faults(broken).join(' ')).toContain('per_kilo_g')
}, 60_000)
