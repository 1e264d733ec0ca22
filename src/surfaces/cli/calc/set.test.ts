/** everygram calc --set: what every row says. */
import { describe, expect, test } from 'vitest'
import { csvOf, eachInOwnFolder, path, run, save } from '../../../../test/support/calc.ts'

eachInOwnFolder()

describe('--set', () => {
  test('says what a row does not say', async () => {
    const file = save('set.csv', 'country,nights,date\nGB,3,\n,2,\n,1,2024-05-01\n')
    const { code, said: text } = await run(
      file,
      '--set',
      'country=GB',
      '--set',
      'year=2025',
      '--type',
      'hotel',
    )
    expect(text).toContain('3 of 3 rows calculated')
    expect(code).toBe(0)
    // 10.4 kg a night in 2024 and in 2025; the date of a row goes before the year for all.
    expect(csvOf(path('set.results.csv')).map(({ co2e_kg, edition }) => [co2e_kg, edition])).toEqual([
      ['31.2', '2025.2'],
      ['20.8', '2025.2'],
      ['10.4', '2024.1'],
    ])
  })

  test('takes the countries of trips that name towns alone', async () => {
    const file = save('towns.csv', 'Von;Nach;Verkehrsmittel\nBerlin;München;Bahn\nKöln;Hamburg;Bahn\n')
    const countries = ['--set', 'origin_country=DE', '--set', 'destination_country=DE']
    const { code } = await run(file, '--type', 'travel', ...countries)
    expect(code).toBe(0)
  })

  test.each([
    ['cuntry=GB', /no type has the parameter 'cuntry'. Did you mean 'country'/],
    ['country', /takes parameter=value/],
    ['country=', /takes parameter=value/],
  ])('refuses %s', async (given, message) => {
    const file = save('refused.csv', 'country,nights\nGB,3\n')
    await expect(run(file, '--set', given)).resolves.toMatchObject({
      code: 1,
      said: expect.stringMatching(message),
    })
  })
})
