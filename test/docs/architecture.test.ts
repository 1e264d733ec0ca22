/** The worked example of docs/architecture.md compiles where it says that it stands, and stays short enough to read. */
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { PACKAGE_ROOT } from '../../src/surfaces/process/package-root.ts'
import { asking } from '../support/asking.ts'
import { faultsOf } from '../support/compile.ts'
import { readDocs } from './blocks.ts'

const LINES_MAX = 60

/** What the example leaves out: the table as an edition has it, the schema, and the texts in `src/messages/`. */
const BESIDE = {
  'part.ts': `
    import type { GwpSet, TrailEntry } from '../../engine/trail.ts'
    import type { OfEdition } from '../../engine/choice.ts'
    import type { EditionPart } from '../../factors/edition-part.ts'
    export interface LaundryFactor extends OfEdition {
      readonly entry: TrailEntry
      readonly gwp: GwpSet
      readonly year: number
      readonly service: string
    }
    export declare const laundryPart: EditionPart<ReadonlyMap<string, LaundryFactor>>`,
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
  'texts.ts': `
    import type { Notice } from '../../engine/notices.ts'
    import { texts, type ValuesOf } from '../../messages/infer.ts'
    import type { Message } from '../../messages/values.ts'
    const laundry = texts({
      service_assumed: 'We assumed washing and drying.',
      'subject.laundry': 'laundry ({service_type})',
    })
    type Key = keyof typeof laundry
    type Values<K extends Key> = ValuesOf<(typeof laundry)[K]>
    export declare function message<K extends Key>(key: K, values: Values<K>): Message
    export declare function fallback<K extends Key>(key: K, values: Values<K>, subject?: string): Notice`,
}

/** As if the texts stood in `src/messages/`. */
const withTexts = (text: string) =>
  text.replace(/'..\/..\/(engine\/notices|messages\/messages)\.ts'/g, "'./texts.ts'")

function example() {
  const blocks = readDocs().find(({ file }) => file === 'docs/architecture.md')?.blocks ?? []
  const found = blocks.filter(({ language }) => language === 'ts')
  expect(found).toHaveLength(1)
  return found[0]?.text ?? ''
}

const faults = (text: string) => faultsOf({ ...BESIDE, 'laundry.ts': withTexts(text) }, 'src/domains/laundry')

test('it compiles, in at most 60 lines', () => {
  const text = example()
  expect(text.split('\n').length).toBeLessThanOrEqual(LINES_MAX)
  expect(faults(text)).toEqual([])
}, 60_000)

test('a notice without its text, and one with a value too many, do not', () => {
  const other = example().replace("fallback('service_assumed', {}", "fallback('service_taken', {}")
  expect(faults(other).join(' ')).toContain('service_taken')
  const surplus = example().replace('service_type: factor.service }', 'service_type: factor.service, km: 1 }')
  expect(faults(surplus).join(' ')).toContain("'km'")
}, 60_000)

test('a field that the schema lacks does not', () => {
  const broken = example().replace('per_kilogram_g: rates', 'per_kilo_g: rates')
  expect(faults(broken).join(' ')).toContain('per_kilo_g')
}, 60_000)

const page = readFileSync(join(PACKAGE_ROOT, 'docs', 'architecture.md'), 'utf8')

test('each file that it names is there', () => {
  const files = [...page.matchAll(/`(src\/[\w/.-]+)`/g)].map(([, file = '']) => file)
  expect(files.length).toBeGreaterThan(30)
  expect(files.filter((file) => !existsSync(join(PACKAGE_ROOT, file)))).toEqual([])
})

const { ask } = asking('/v1/freight/emissions')

test('the number that it follows is the one that a request gives', async () => {
  const { emissions } = await ask(
    'origin_country=GB&destination_country=GB&planned_distance_km=250&weight=8&unit=tonne&transport_mode=road',
  )
  // 0.10163 kg a tonne-km x 8 t x 250 km.
  expect(emissions.lifecycle_breakdown.vehicle_operation).toBe(203.26)
  expect(emissions.source_trail[0]).toMatchObject({
    factor_id: 'freight-road-average-diesel',
    factor: 0.10163,
  })
  expect(page).toContain('203.26')
})
