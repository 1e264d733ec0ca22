/** The generated files of the client and of the package for Node programs are those of the document that this checkout serves. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import type { Schema } from '../../scripts/lib/client/document.ts'
import { CLIENT_FOLDER, generatedFiles, IN_PROCESS_FOLDER } from '../../scripts/lib/client/generated-files.ts'
import { operationTypes } from '../../scripts/lib/client/in-process.ts'
import { typeText } from '../../scripts/lib/client/types.ts'
import { openApiText } from '../../scripts/lib/openapi-document.ts'
import { PACKAGE_ROOT } from '../../src/surfaces/process/package-root.ts'

test('they are current: npm run client:generate', async () => {
  const files = generatedFiles(JSON.parse(await openApiText()))
  const paths = [CLIENT_FOLDER, IN_PROCESS_FOLDER].flatMap((folder) =>
    readdirSync(join(PACKAGE_ROOT, folder)).map((name) => `${folder}/${name}`),
  )
  expect(paths.sort()).toEqual(Object.keys(files).sort())
  for (const [path, text] of Object.entries(files))
    expect(readFileSync(join(PACKAGE_ROOT, path), 'utf8') === text, path).toBe(true)
})

test('an operation that the document lacks is not passed over', () => {
  const empty = { paths: {}, components: { schemas: {} } }
  expect(() => operationTypes(empty, ['hotelEmissions'])).toThrow('no operation hotelEmissions')
})

describe('types of schemas', () => {
  const cases: [schema: Schema, type: string][] = [
    [{ type: 'integer' }, 'number'],
    [{ type: ['object', 'array'] }, 'object | unknown[]'],
    [{}, 'unknown'],
    [{ enum: ["it's", 2, null] }, "'it\\'s' | 2 | null"],
    [{ $ref: '#/components/schemas/Notice' }, 'Notice'],
    [{ type: 'array', items: { type: 'string' } }, 'string[]'],
    [{ type: 'array', items: { anyOf: [{ type: 'string' }, { type: 'null' }] } }, '(string | null)[]'],
    [{ type: 'object', properties: {}, additionalProperties: false }, 'Record<string, never>'],
    [{ type: 'object', additionalProperties: { type: 'number' } }, '{\n  [name: string]: number\n}'],
    [
      {
        type: 'object',
        required: ['a'],
        properties: { a: { type: 'number', description: 'In */ kg.', default: 1 }, b: { type: 'string' } },
      },
      '{\n  /** In *\\/ kg. Default: 1. */\n  a: number\n  b?: string\n}',
    ],
  ]
  test.each(cases)('%j', (schema, type) => {
    expect(typeText(schema)).toBe(type)
  })

  test('what is not known is not passed over', () => {
    expect(() => typeText({ allOf: [] } as Schema)).toThrow('no keyword allOf')
  })
})
