/** Forms: the words of an answer once, and its figures as often as they are asked for. */
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { formOf } from './form.ts'
import { words } from './template.ts'

interface Shown {
  readonly [name: string]: number | string | readonly number[]
  readonly kg: number
  readonly name: string
  readonly trail: readonly number[]
}

const layout = ({ kg, name, trail }: Shown) => ({
  data: { co2e: kg, name, 'a "key"': 'é\n', absent: undefined, nothing: null, list: [1, undefined, true] },
  basis: words('between ', kg, ' and "', name, '"'),
  trail: trail.map((quantity) => ({ quantity })),
})

const LIKE: Shown = { kg: 0, name: '', trail: [0, 0] }

test('the same bytes as JSON.stringify, whatever the figures', () => {
  const form = formOf(LIKE, layout)
  const number = fc.oneof(fc.double(), fc.integer())
  const property = fc.property(
    number,
    fc.string({ unit: 'binary' }),
    fc.tuple(number, number),
    (kg, name, trail) => {
      // In words a number that is none is written as a text has it; no answer has one.
      fc.pre(Number.isFinite(kg))
      const figures: Shown = { kg, name, trail }
      const json = JSON.stringify(layout(figures))
      expect(form.json(figures)).toBe(json)
      expect(form.octets(figures)).toBe(Buffer.from(json).toString('latin1'))
    },
  )
  fc.assert(property, { numRuns: 2000 })
})

test('a layout that calculates with a figure is refused when its form is made', () => {
  expect(() => formOf(LIKE, ({ kg }) => ({ grams: kg * 1000 }))).toThrow("number 'kg'")
  expect(() => formOf(LIKE, ({ name }) => ({ title: `Hotel in ${name}` }))).toThrow("number 'name'")
  expect(() => formOf(LIKE, ({ trail }) => ({ last: (trail[1] ?? 0) + 1 }))).toThrow("number 'trail,1'")
})
