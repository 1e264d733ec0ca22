/**
 * Nobody stalls the process with a text: no regular expression of the sources takes a time that grows faster than the
 * text it is given, up to 256,000 characters, as much as the head of a request can have. All of them are held to it,
 * so that none has to be looked up that sees input.
 */
import { describe, expect, test, vi } from 'vitest'
import { fold } from '../../src/engine/helpers/fold.ts'
import { readCoordinates } from '../../src/geo/places/coordinates.ts'
import { IDEMPOTENCY_KEY_FORM, JOB_ID_FORM } from '../../src/surfaces/http/jobs/schema.ts'
import { scrub } from '../../src/surfaces/http/log/scrub.ts'
import { MONTH_FORM } from '../../src/surfaces/http/usage/schema.ts'
import { isLinear, type MakeText, type Work } from '../support/growth.ts'
import { step } from '../support/long.ts'
import { hardest, regexesOf, run, sourceFiles } from '../support/regexes.ts'

// Long enough to fail by: what grows too fast is measured several times.
vi.setConfig({ testTimeout: 120_000 })

/** Texts an expression is measured with, of the thousand or so that it is tried with. */
const HARDEST = 3

async function grownFastest(regex: RegExp): Promise<string | undefined> {
  for (const make of hardest(regex, HARDEST)) {
    if (!(await isLinear((text) => run(regex, text), make))) return JSON.stringify(make(20))
  }
  return undefined
}

describe('the measure itself', () => {
  test.each([
    ['a scheme looked for from every letter on', /(\b[a-z][a-z0-9+.-]*:\/\/[^\s:@/"']*):[^\s"'/]*@/gi],
    ['blanks that can be shared out', /^([+-]?\d{1,3}(?:\.\d*)?)\s*[,;\s]\s*([+-]?\d{1,3}(?:\.\d*)?)$/],
    ['an end looked for from every slash on', /\/+$/],
    ['two lists of one kind', /^Bearer +[a-z]+[a-z0-9]+ *$/],
  ])('finds %s', async (_, regex) => {
    expect(await grownFastest(regex)).toBeDefined()
  })

  test('lets what is linear pass', async () => {
    for (const regex of [/^Bearer +([^ ]+) *$/i, /[^a-z]+/g, /a/])
      expect(await grownFastest(regex)).toBeUndefined()
  })
})

const { literals, makers } = regexesOf(sourceFiles())
const distinct = new Map(literals.map(({ file, regex }) => [`${file} ${regex}`, regex]))

test('all expressions are seen', () => {
  expect(distinct.size).toBeGreaterThan(80)
  // Tables' schemas, the artefact of places and the marks of lines are our own; the rest is measured below.
  expect([...makers].sort()).toEqual([
    'src/engine/helpers/fold.ts',
    'src/factors/files/line-marks.ts',
    'src/factors/tables/read-table.ts',
    'src/geo/places/view.ts',
    'src/surfaces/http/jobs/schema.ts',
    'src/surfaces/http/usage/schema.ts',
  ])
})

/** Every third in `npm test`: each is measured for a tenth of a second and longer. */
const measured = [...distinct].filter((_, index) => index % step(3) === 0)

test.each(measured)('%s', async (_, regex) => {
  expect(await grownFastest(regex)).toBeUndefined()
})

const many =
  (pump: string, start = '', end = ''): MakeText =>
  (length) =>
    start + pump.repeat(Math.ceil(length / pump.length)) + end

describe('what is made of several', () => {
  test.each<[string, Work, MakeText[]]>([
    [
      'scrub',
      scrub,
      [many('a.'), many('a://'), many('://a:'), many('Bearer '), many(' ', 'Bearer'), many('eg_live_')],
    ],
    ['fold', fold, [many('a '), many('saint '), many('é'), many('ß')]],
    ['readCoordinates', readCoordinates, [many(' ', '1', 'x'), many('1'), many(' ,', '1')]],
    ['the form of an id of a job', (text) => JOB_ID_FORM.test(text), [many('a'), many('0')]],
    ['the form of an Idempotency-Key', (text) => IDEMPOTENCY_KEY_FORM.test(text), [many('a'), many(' ')]],
    ['the form of a month', (text) => MONTH_FORM.test(text), [many('1'), many('-'), many('2025-01')]],
  ])('%s', async (_, work, texts) => {
    for (const make of texts) expect(await isLinear(work, make), JSON.stringify(make(20))).toBe(true)
  })
})
