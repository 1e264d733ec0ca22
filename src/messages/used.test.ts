/** No message is left that nothing says. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { access } from './en/access.ts'
import { explanation } from './en/explanation.ts'
import { http } from './en/http.ts'
import { inProcess } from './en/in-process.ts'
import { jobs } from './en/jobs.ts'
import { numbers } from './en/numbers.ts'
import { request } from './en/request.ts'

const SOURCE = join(import.meta.dirname, '..')
const CODE = readdirSync(SOURCE, { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('.ts') && !path.startsWith('messages') && !path.endsWith('.test.ts'))
  .map((path) => readFileSync(join(SOURCE, path), 'utf8'))
  .join('\n')

/** As it stands, or made from a code and a variant. */
function isUsed(key: string): boolean {
  return CODE.includes(`'${key}'`) || CODE.includes(`}${key.slice(key.indexOf('.'))}\``)
}

test.each(Object.entries({ access, explanation, http, inProcess, jobs, numbers, request }))(
  'each message of %s is used',
  (_, messages) => {
    expect(Object.keys(messages).filter((key) => !isUsed(key))).toEqual([])
  },
)
