/** The map of CONTRIBUTING: each room that there is, in at most five words. */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { PACKAGE_ROOT } from '../../src/surfaces/process/package-root.ts'

const WORDS_MAX = 5
/** A domain is found by its name. */
const OWN_WORDS = new Set(['amount', 'method', 'shared'])

const map = new Map(
  [
    ...readFileSync(join(PACKAGE_ROOT, 'CONTRIBUTING.md'), 'utf8').matchAll(
      /^\| `([\w/-]+\/)` \| (.+) \|$/gm,
    ),
  ].map(([, room = '', words = '']) => [room, words]),
)

const foldersIn = (folder: string) =>
  readdirSync(join(PACKAGE_ROOT, folder), { withFileTypes: true }).flatMap((entry) =>
    entry.isDirectory() ? [entry.name] : [],
  )

test('has each room of src, and each exists', () => {
  const rooms = foldersIn('src').flatMap((room) => {
    const inside = foldersIn(`src/${room}`).filter((name) => room !== 'domains' || OWN_WORDS.has(name))
    return inside.map((name) => `src/${room}/${name}/`)
  })
  expect(rooms.filter((room) => !map.has(room))).toEqual([])
  expect([...map.keys()].filter((room) => !existsSync(join(PACKAGE_ROOT, room)))).toEqual([])
})

test('in at most five words', () => {
  expect(map.size).toBeGreaterThan(40)
  expect([...map].filter(([, words]) => words.split(' ').length > WORDS_MAX)).toEqual([])
})
