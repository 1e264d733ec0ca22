/** A label that makes a text of a number where types do not see it, or calculates with it, fails at the first response. */
import { describe, expect, test } from 'vitest'
import { ask } from '../../src/api/answer.ts'
import type { Operation } from '../../src/contract/operation.ts'
import { hotelEmissions } from '../../src/domains/hotel/emissions/operation.ts'
import { hotelStay } from '../../src/domains/hotel/stay.ts'
import { calculated } from '../../src/domains/method/calculated.ts'
import type { Slot } from '../../src/domains/method/slots.ts'
import { services } from '../support/app.ts'

let kinds = 0

/** Of hotel stays, with one label more, made of the nights. */
function withLabel(label: (nights: Slot) => unknown): Operation {
  const { attributes } = hotelStay
  const method: typeof hotelStay = {
    ...hotelStay,
    // Responses are kept by their kind: each label is one of its own.
    kind: `hotel_emission ${kinds++}`,
    attributes: (choice, slots) => ({ ...attributes(choice, slots), label: label(slots.numbers.nights) }),
  }
  return { ...hotelEmissions, ...calculated(method) } as unknown as Operation
}

async function written(operation: Operation, nights: number): Promise<string> {
  const query = { country: 'FR', nights: String(nights) }
  return (await ask(operation, services, query)).write().json()
}

/** As somebody writes it who casts a type away, or meets `any`. */
const LABELS: Readonly<Record<string, (nights: Slot) => unknown>> = {
  'String(slot)': String,
  'a text with it in a placeholder': (nights) => `${nights as unknown as number} nights`,
  '[slot].join()': (nights) => [nights].join(),
  'a list made a text': (nights) => `${[nights, nights]}`,
  "''.concat(slot)": (nights) => ''.concat(nights as unknown as string),
  'a text that is searched for it': (nights) => 'nights'.includes(nights as unknown as string),
  'the name of a field': (nights) => ({ [nights as unknown as string]: true }),
  'Number(slot)': (nights) => Number(nights),
  'twice of it': (nights) => (nights as unknown as number) * 2,
  'Math.round(slot)': (nights) => Math.round(nights as unknown as number),
  'whether it is above one': (nights) => (nights as unknown as number) > 1,
  'a number for people': (nights) => new Intl.NumberFormat('en').format(nights as unknown as number),
  'a day that is so far away': (nights) => new Date(nights as unknown as number),
}

test('placed, it is the number of the request, of each that the same template answers', async () => {
  const operation = withLabel((slot) => ({ nights: slot }))
  for (const nights of [3, 7]) {
    const { label } = JSON.parse(await written(operation, nights)).data.attributes
    expect(label).toEqual({ nights })
  }
})

describe('no response is written with', () => {
  test.each(Object.entries(LABELS))('%s', async (_, label) => {
    await expect(written(withLabel(label), 3)).rejects.toThrow(
      'can be placed in a response, and nothing else',
    )
  })
})
