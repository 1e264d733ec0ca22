/** What the files of a release are for: a request waits for the parts that its answer rests on. */

/**
 * core: the program, the lists of editions, the words: every answer rests on them. geography: what the build compiled and
 * the tables beside it. app and docs: pages. tables: of editions, each held to the list of its edition whenever it is read.
 */
export const PARTS = ['core', 'geography', 'app', 'docs', 'tables'] as const
export type Part = (typeof PARTS)[number]

const FOLDERS: readonly (readonly [folder: string, part: Part])[] = [
  ['dist/geo/', 'geography'],
  ['data/geography/', 'geography'],
  ['dist/app/', 'app'],
  ['dist/docs/', 'docs'],
  ['dist/licences.txt', 'docs'],
  ['data/tables/', 'tables'],
  ['data/extracts/', 'tables'],
]

/** `path`: below the folder of the package. */
export function partOf(path: string): Part {
  return FOLDERS.find(([folder]) => path.startsWith(folder))?.[1] ?? 'core'
}
