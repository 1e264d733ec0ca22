/** Rows, lines and files as CONTRIBUTING.md shows them, in a folder. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeEach, describe, expect, test } from 'vitest'
import { applyEdit } from '../../scripts/lib/newcomer/edit.ts'
import type { Edit } from '../../scripts/lib/newcomer/guide.ts'
import { tempFolder } from '../support/temp.ts'

let folder = ''
beforeEach(() => {
  folder = tempFolder()
  mkdirSync(join(folder, 'src'))
  writeFileSync(join(folder, 'src', 'list.ts'), 'one\ntwo\nthree\ntwo\nfour\n')
  writeFileSync(join(folder, 'rows.csv'), 'id,name\na,Apple\n')
})

const LINE = 12
const apply = (kind: Edit['kind'], file: string, text: string) =>
  applyEdit(folder, { kind, file, text, line: LINE })
const read = (file: string) => readFileSync(join(folder, file), 'utf8')

describe('add', () => {
  test('rows go behind those that are there', () => {
    apply('add', 'rows.csv', 'id,name\nb,Pear')
    expect(read('rows.csv')).toBe('id,name\na,Apple\nb,Pear\n')
  })

  test('a table that is not there begins with the header', () => {
    apply('add', 'open/new.csv', 'id,name\nb,Pear')
    expect(read('open/new.csv')).toBe('id,name\nb,Pear\n')
  })

  test('other columns are refused', () => {
    expect(() => apply('add', 'rows.csv', 'id,label\nb,Pear')).toThrow(
      'CONTRIBUTING.md:12: the columns of rows.csv are id,name',
    )
  })

  test('another file gets the lines at its end', () => {
    apply('add', 'src/list.ts', 'five')
    expect(read('src/list.ts')).toBe('one\ntwo\nthree\ntwo\nfour\nfive\n')
  })
})

describe('new', () => {
  test('a file in a new folder', () => {
    apply('new', 'src/domains/laundry/tables.ts', 'export {}')
    expect(read('src/domains/laundry/tables.ts')).toBe('export {}\n')
  })

  test('a file that is there is not replaced', () => {
    expect(() => apply('new', 'rows.csv', 'x')).toThrow('CONTRIBUTING.md:12: rows.csv is there already')
  })
})

describe('change', () => {
  test('lines go and come where the lines around them are', () => {
    apply('change', 'src/list.ts', '@@ a place @@\n one\n-two\n+2\n+2.5\n three\n@@ another @@\n-four\n+4')
    expect(read('src/list.ts')).toBe('one\n2\n2.5\nthree\ntwo\n4\n')
  })

  test.each([
    [' one\n-three\n+3', 'src/list.ts has not these lines in a row'],
    [' one\n-too\n+2', "src/list.ts has no line 'too'"],
    ['-two\n+2', 'src/list.ts has these lines 2 times: show one more line'],
    ['+five', 'src/list.ts has not these lines in a row'],
  ])('%j', (text, message) => {
    expect(() => apply('change', 'src/list.ts', text)).toThrow(`CONTRIBUTING.md:12: ${message}`)
  })

  test('a file that is not there', () => {
    expect(() => apply('change', 'src/no.ts', '-a\n+b')).toThrow('CONTRIBUTING.md:12: there is no src/no.ts')
  })
})
