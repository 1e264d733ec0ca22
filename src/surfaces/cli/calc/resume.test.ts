/** everygram calc --resume: runs that were ended go on. */
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { eachInOwnFolder, path, run, save } from '../../../../test/support/calc.ts'
import { calc } from './calc.ts'

eachInOwnFolder()

describe('a run that was ended', () => {
  test('goes on with --resume: the same results', async () => {
    const file = save(
      'r.csv',
      `country,nights\n${Array.from({ length: 60_000 }, (_, i) => `GB,${(i % 365) + 1}`).join('\n')}\n`,
    )
    await run(file, '-o', path('whole.csv'))
    const running = calc([file, '-o', path('part.csv')])
    // As soon as results are being written.
    const waiting = setInterval(() => {
      if (!existsSync(path('part.csv.part'))) return
      clearInterval(waiting)
      process.emit('SIGINT')
    }, 1)
    await running
    expect(process.exitCode).toBe(130)
    expect(existsSync(path('part.csv'))).toBe(false)
    expect(existsSync(path('part.csv.journal'))).toBe(true)
    // A line that was being written.
    writeFileSync(path('part.csv.journal'), '{"type":"ho', { flag: 'a' })
    expect(await run(file, '-o', path('part.csv'), '--edition', '2024', '--resume')).toMatchObject({
      code: 1,
      said: expect.stringContaining('edition'),
    })
    expect((await run(file, '-o', path('part.csv'), '--resume')).code).toBe(0)
    expect(readFileSync(path('part.csv'), 'utf8')).toBe(readFileSync(path('whole.csv'), 'utf8'))
    expect(existsSync(path('part.csv.journal'))).toBe(false)
  })

  test('takes what took long from the journal, and the rest is calculated again', async () => {
    // Of every pair of these towns the ways have to be looked for; nights between them do not.
    const towns = [
      'London',
      'Leeds',
      'York',
      'Bristol',
      'Exeter',
      'Cardiff',
      'Derby',
      'Oxford',
      'Bath',
      'Hull',
    ]
    const trips = towns.flatMap((from) =>
      towns.filter((to) => to !== from).map((to) => `travel,,,GB,${from},GB,${to},car`),
    )
    const head =
      'type,country,nights,origin_country,origin_location,destination_country,destination_location,transport_mode'
    const file = save(
      'long.csv',
      [head, ...trips.flatMap((trip) => ['hotel,GB,3,,,,,', trip]), ''].join('\n'),
    )
    await run(file, '-o', path('long.whole.csv'))
    const running = calc([file, '-o', path('long.part.csv')])
    const journal = path('long.part.csv.journal')
    const waiting = setInterval(() => {
      if (!existsSync(journal) || readFileSync(journal, 'utf8').split('\n').length < 4) return
      clearInterval(waiting)
      process.emit('SIGINT')
    }, 1)
    await running
    expect(process.exitCode).toBe(130)
    const [identity, first = '', ...others] = readFileSync(journal, 'utf8').split('\n')
    expect(JSON.parse(first)).toMatchObject({ row: 2, answer: { type: 'travel' } })
    writeFileSync(
      journal,
      [identity, first.replace(/"grams":\d+/, '"grams":123456789'), ...others].join('\n'),
    )
    expect((await run(file, '-o', path('long.part.csv'), '--resume')).code).toBe(0)
    const [whole, resumed] = ['long.whole.csv', 'long.part.csv'].map((name) =>
      readFileSync(path(name), 'utf8').split('\n'),
    )
    const differing = whole?.flatMap((line, at) => (line === resumed?.[at] ? [] : [at]))
    expect(differing).toEqual([2])
    expect(resumed?.[2]).toContain('123456.789')
  })

  test('nothing to resume', async () => {
    expect((await run(save('z.csv', 'country,nights\nGB,1\n'), '--resume')).code).toBe(1)
  })
})
