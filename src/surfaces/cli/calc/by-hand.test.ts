/** everygram calc --map and --set: what would have no effect is an error before the work. */
import { existsSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { eachInOwnFolder, path, run, save } from '../../../../test/support/calc.ts'

eachInOwnFolder()

const HOTEL = 'country,nights,remark\nGB,3,x\n'

describe('an option without effect', () => {
  test.each([
    [['--map', 'Nope=nights'], "no column 'Nope'. Columns found: 'country', 'nights', 'remark'"],
    [['--map', 'Nigths=nights'], "no column 'Nigths'. Did you mean 'nights'?"],
    [['--map', 'nights=banana'], "--map: no type has the parameter 'banana'"],
    [['--map', 'nights=nigths'], "the parameter 'nigths'. Did you mean 'nights'?"],
    [['--map', 'nights=distance_km', '--type', 'hotel'], "no row uses 'distance_km' from column 'nights'"],
    [['--map', 'country=origin_country'], "'origin_country' belongs to freight, travel"],
    [['--map', 'remark=type', '--type', 'hotel'], "'remark=type' has no effect"],
    [['--map', 'nights=rooms', '--map', 'remark=rooms'], "'nights' and 'remark' both give rooms"],
    [
      ['--map', 'nights=rooms', '--map', 'Nights=nights'],
      "'nights=rooms' and 'Nights=nights'. Give it once.",
    ],
    [['--set', 'year=2024', '--set', 'year=2023'], "'year=2024' and 'year=2023'. Give it once."],
    [
      ['--set', 'kwh=4'],
      "--set: no row uses 'kwh'. The rows are of type hotel; 'kwh' belongs to electricity",
    ],
  ])('%j', async (options, message) => {
    const { code, said } = await run(save('d.csv', HOTEL), ...options)
    expect(said).toContain(message)
    expect(code).toBe(1)
    expect(existsSync(path('d.results.csv'))).toBe(false)
  })

  test('where a column says the types of rows, these are looked through', async () => {
    const rows = Array.from({ length: 2000 }, () => 'hotel,GB,3,').join('\n')
    const file = save('types.csv', `type,country,nights,units\n${rows}\n`)
    expect(await run(file, '--set', 'kwh=4')).toMatchObject({
      code: 1,
      said: expect.stringContaining("no row uses 'kwh'. The rows are of type hotel"),
    })
    expect((await run(file, '--map', 'units=kwh')).code).toBe(1)
    const mixed = save('mixed.csv', `type,country,nights,units\n${rows}\nelectricity,DE,,5\n`)
    expect(await run(mixed, '--map', 'units=kwh')).toMatchObject({
      code: 0,
      said: expect.stringContaining('2,001 of 2,001 rows calculated'),
    })
  })

  test('of lines of JSON', async () => {
    const file = save('q.ndjson', '{"type":"hotel","params":{"country":"GB","nights":3}}\n')
    expect((await run(file, '--map', 'a=nights')).code).toBe(1)
  })
})

test('a column of types by hand', async () => {
  const file = save('art.csv', 'Was,country,nights\nhotel,GB,3\n')
  expect((await run(file, '--map', 'Was=type')).said).toContain("type from column 'Was'")
})

test('of two dates the one by hand', async () => {
  const file = save('dates.csv', 'country,nights,booked,date\nGB,1,2024-05-01,2021-05-01\n')
  expect((await run(file, '--map', 'booked=date')).said).toContain('kept but not used: date')
})

describe('the hint for a missing column', () => {
  test.each([
    // By its name, whatever stands before it.
    ['traveller,Hotel nihgts,country\nAnna,3,GB\n', "--map 'Hotel nihgts=nights'"],
    // By what its cells are.
    ['traveller,country,how many\nAnna,GB,3\n', "--map 'how many=nights'"],
    ['traveller,nights,where\nAnna,3,Germany\n', "--map 'where=country'"],
  ])('%s', async (text, hint) => {
    const { said } = await run(save('h.csv', text), '--type', 'hotel')
    expect(said).toContain(hint)
    expect(said).not.toContain("--map 'traveller")
  })

  test('names no column that does not fit', async () => {
    const { said } = await run(save('h.csv', 'traveller,country\nAnna,GB\n'), '--type', 'hotel')
    expect(said).toContain(
      "Columns not used: 'traveller'. Add one, or map a column with --map 'Column=nights'",
    )
  })
})
