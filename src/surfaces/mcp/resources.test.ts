/** What is read by its address, and what is said to a model by a prompt. */
import { describe, expect, test } from 'vitest'
import { session } from '../../../test/support/mcp.ts'
import { completionsFor } from './completions.ts'
import { PROMPTS } from './prompts.ts'
import { Refusal } from './refusal.ts'
import { listResources, readResource } from './resources.ts'

const json = async (uri: string) => JSON.parse((await readResource(session, uri))?.text ?? 'null')

describe('resources', () => {
  test('each that is listed can be read, and has a title', async () => {
    for (const { uri, title, mimeType } of listResources(session)) {
      const found = await readResource(session, uri)
      expect([found?.mimeType, title.length > 2, (found?.text.length ?? 0) > 100], uri).toEqual([
        mimeType,
        true,
        true,
      ])
    }
  })

  test('an edition, by its name or its year', async () => {
    expect(await json('everygram://editions/2024.1')).toMatchObject({ edition: '2024.1', year: 2024 })
    expect(await json('everygram://editions/2025')).toMatchObject({ edition: '2025.2' })
  })

  test('a factor of another edition', async () => {
    const { data } = await json('everygram://factors/2024/hotel-GB')
    // UK factors 2024: hotel stay, United Kingdom.
    expect(data.attributes).toMatchObject({ factor: 10.4, unit: 'kgCO2e/room-night' })
  })

  test('a whole answer', async () => {
    const { data } = await json('everygram://answers/v1/hotel/emissions?country=GB&nights=3')
    expect(data.attributes.emissions.co2e).toBe(31.2)
  })

  test.each([
    'everygram://methods/..%2F..%2Fpackage',
    'everygram://methods/../access',
    'everygram://methods/nothing',
    'everygram://editions/1999',
    'everygram://%',
    'everygram://factors/2025.1',
    'file:///etc/passwd',
    '',
  ])('there is no %s', async (uri) => {
    expect(await readResource(session, uri)).toBeUndefined()
  })

  test.each([
    'everygram://answers/v1/hotel/emissions?country=XX&nights=3',
    'everygram://answers/v1/nothing',
    'everygram://factors/2025.1/hotel-XX',
    'everygram://factors/1999/hotel-GB',
  ])('%s has no answer', async (uri) => {
    await expect(readResource(session, uri)).rejects.toThrow(Refusal)
  })
})

test('parts of addresses are completed', () => {
  expect(completionsFor(session, { name: 'edition', value: '2025.' })).toEqual(['2025.1', '2025.2'])
  expect(completionsFor(session, { name: 'name', value: 'ho' })).toEqual(['homeworking', 'hotel'])
  expect(completionsFor(session, { name: 'constructor', value: '' })).toEqual([])
})

describe('prompts', () => {
  test('trip, invoice, month', () => {
    expect(PROMPTS.map(({ name }) => name)).toEqual([
      'footprint_of_trip',
      'footprint_of_invoice',
      'footprint_of_month',
    ])
  })

  test.each(PROMPTS.map((prompt) => [prompt.name, prompt] as const))(
    '%s says every argument that is given',
    (_, prompt) => {
      const given = prompt.arguments.map(({ name }) => [name, `<${name}>`] as const)
      const text = prompt.text(Object.fromEntries(given))
      for (const [, value] of given) expect(text).toContain(value)
      const needed = prompt.arguments
        .filter(({ required }) => required)
        .map(({ name }) => [name, 'x'] as const)
      expect(prompt.text(Object.fromEntries(needed))).not.toContain('undefined')
    },
  )
})
