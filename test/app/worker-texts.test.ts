/** The worker that reads files has all texts that it shows, though not all that there are. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { bundleApp } from '../../scripts/lib/app/bundle.ts'
import { ROW_KEYS } from '../../scripts/lib/app/few-texts.ts'
import { files } from '../../src/messages/en/files.ts'
import { en } from '../../src/messages/en.ts'
import { namesIn, parse } from '../../src/messages/parse.ts'
import { kindOf } from '../../src/messages/values.ts'
import { PACKAGE_ROOT } from '../../src/surfaces/process/package-root.ts'

test('every key that its sources name has a text, or is that of a file, which the page words', async () => {
  const { workerMetafile } = await bundleApp(PACKAGE_ROOT)
  const sources = Object.keys(workerMetafile.inputs).filter(
    (path) => /^(src|app)\//.test(path) && !path.startsWith('src/messages/'),
  )
  const text = sources.map((path) => readFileSync(join(PACKAGE_ROOT, path), 'utf8')).join('\n')
  const named = Object.keys(en).filter((key) => key.includes('.') && text.includes(`'${key}'`))
  expect(named.length).toBeGreaterThan(30)
  const ofFiles = Object.keys(files).filter((key) => key.startsWith('file.'))
  expect(named.filter((key) => !ROW_KEYS.includes(key) && !ofFiles.includes(key))).toEqual([])
})

test('no such text has a country, or a name from a table', () => {
  const texts: Readonly<Record<string, unknown>> = en
  const kinds = ROW_KEYS.flatMap((key) => [...namesIn(parse(String(texts[key])))].map(kindOf))
  expect(kinds).toContain('given')
  expect(kinds.filter((kind) => /^labels?:|^(named|area|tableText|country|countries)$/.test(kind))).toEqual(
    [],
  )
})
