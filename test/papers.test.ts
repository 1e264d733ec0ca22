/** The files that a stranger and a host of repositories look for: there, well formed, and of this release. */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { parse } from 'yaml'
import { PACKAGE_ROOT, RELEASE } from '../src/surfaces/process/package-root.ts'

const read = (file: string) => readFileSync(join(PACKAGE_ROOT, file), 'utf8')
const TEMPLATES = '.github/ISSUE_TEMPLATE'
/** Kinds of fields of a form, by the host's rules for issue forms. */
const KINDS = ['markdown', 'textarea', 'input', 'dropdown', 'checkboxes']

test('CITATION.cff names this release, and nobody as a person', () => {
  const citation = parse(read('CITATION.cff'))
  expect(citation).toMatchObject({
    'cff-version': '1.2.0',
    title: 'Everygram',
    version: RELEASE,
    license: 'Apache-2.0',
    message: expect.any(String),
  })
  for (const author of citation.authors) expect(Object.keys(author)).toEqual(['name'])
  const [, day] = /^ - (.*)$/m.exec(read('CHANGELOG.md').split(`\n## ${RELEASE}`)[1] ?? '') ?? []
  expect(citation['date-released'] ?? 'unreleased').toBe(day)
})

describe('forms of issues', () => {
  const forms = readdirSync(join(PACKAGE_ROOT, TEMPLATES)).filter((name) => name !== 'config.yml')

  test.each(forms)('%s', (name) => {
    const form = parse(read(join(TEMPLATES, name)))
    expect(form).toMatchObject({ name: expect.any(String), description: expect.any(String) })
    const fields = form.body.filter(({ type }: { type: string }) => type !== 'markdown')
    for (const { type, attributes } of form.body) {
      expect(KINDS).toContain(type)
      expect(attributes.label ?? attributes.value).toBeTruthy()
    }
    const ids = fields.map(({ id }: { id: string }) => id)
    expect(new Set(ids).size).toBe(ids.length)
  })

  test('a wrong number comes with its answer and its publication', () => {
    const { body } = parse(read(join(TEMPLATES, 'wrong-number.yml')))
    for (const id of ['answer', 'publication']) {
      const field = body.find((one: { id?: string }) => one.id === id)
      expect(field.validations.required, id).toBe(true)
    }
  })
})

test.each(['README.md', 'CONTRIBUTING.md', 'SECURITY.md', '.github/pull_request_template.md'])(
  'every file that %s links to is there',
  (file) => {
    const links = [...read(file).matchAll(/\]\(([^)#:]+)(?:#[^)]*)?\)/g)].map(([, path = '']) => path)
    for (const link of links.filter((path) => !path.startsWith('/'))) {
      expect(existsSync(join(PACKAGE_ROOT, dirname(file), link)), link).toBe(true)
    }
  },
)
