/** The list of a release, and what is said of a file that is not as it says. */
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { tempFolder } from '../../../test/support/temp.ts'
import { checkFile, readShared, type WrongFile, wrongFileProblem } from './release-file.ts'
import { RELEASE_LIST, type ReleaseFile, readReleaseList, releaseListOf } from './release-list.ts'

// sha256sum of "abc" (FIPS 180-2, appendix B.1).
const ABC: ReleaseFile = {
  path: 'data/abc.csv',
  sha256: 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad',
  bytes: 3,
}

function packageWith(content: string | undefined, list: unknown = releaseListOf('9.9.9', [ABC])): string {
  const root = tempFolder()
  mkdirSync(join(root, 'data'))
  mkdirSync(join(root, 'dist'))
  if (content !== undefined) writeFileSync(join(root, ABC.path), content)
  if (list !== undefined) writeFileSync(join(root, RELEASE_LIST), JSON.stringify(list))
  return root
}

describe('the list', () => {
  test('is read as it was made, its files in order', () => {
    const other = { ...ABC, path: 'bin/x.js' }
    const list = releaseListOf('9.9.9', [ABC, other])
    expect(list.files.map(({ path }) => path)).toEqual(['bin/x.js', 'data/abc.csv'])
    expect(readReleaseList(packageWith('abc', list))).toEqual(list)
  })

  test.each([
    ['missing', undefined, /dist\/release\.json: cannot be read: .*ENOENT/],
    ['no list', { files: [{ path: 1 }] }, /is no list of the files of a release/],
    ['null', null, /is no list of the files of a release/],
    ['another hash', { ...releaseListOf('9.9.9', [ABC]), sha256: '0' }, /was changed/],
    ['a file less', { ...releaseListOf('9.9.9', [ABC]), files: [] }, /was changed/],
    ['another release', { ...releaseListOf('9.9.9', [ABC]), release: '9.9.8' }, /was changed/],
  ])('%s is refused', (_, list, message) => {
    const root = packageWith('abc', list === undefined ? null : list)
    expect(() => readReleaseList(list === undefined ? tempFolder() : root)).toThrow(message)
  })
})

describe('a file', () => {
  const problemOf = (root: string) => checkFile(root, ABC)?.problem

  test('as it was built', () => {
    const root = packageWith('abc')
    expect(checkFile(root, ABC)).toBeUndefined()
    const bytes = readShared(root, ABC) as Uint8Array
    expect(bytes.buffer).toBeInstanceOf(SharedArrayBuffer)
    expect(Buffer.from(bytes).toString()).toBe('abc')
  })

  test.each([
    ['with another letter', 'abd'],
    ['that is longer', 'abcd'],
    ['that is shorter', 'ab'],
    ['that is empty', ''],
  ])('%s was changed', (_, content) => {
    const root = packageWith(content)
    const wrong = checkFile(root, ABC) as WrongFile
    expect(wrong).toMatchObject({ file: ABC.path, problem: 'changed', found: { bytes: content.length } })
    expect(readShared(root, ABC)).toEqual(wrong)
    expect(wrongFileProblem(wrong).reason).toMatch(`the release has ${ABC.sha256} with 3`)
  })

  test('that is missing, and a folder in its place', () => {
    const root = packageWith(undefined)
    expect(problemOf(root)).toBe('missing')
    mkdirSync(join(root, ABC.path))
    expect(problemOf(root)).toBe('unreadable')
    expect(readShared(root, ABC)).toMatchObject({ problem: 'unreadable' })
  })
})
