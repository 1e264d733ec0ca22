/** What a task touched, counted by git. */

export interface Counts {
  /** Changed or added by hand, outside of documentation. */
  readonly files: number
  /** Added and removed in those. */
  readonly lines: number
  /** Of those the source alone: without tests, tables and the register of publications. */
  readonly sourceFiles: number
  readonly sourceLines: number
  /** Places in them outside of new files and new folders of src/: each is a run of lines. */
  readonly places: number
  /** Lines of documentation by hand. */
  readonly docs: number
  /** Lines that a command wrote. */
  readonly generated: number
  /** Tests that fail afterwards. */
  readonly broken: number
}

export const COUNTED = [
  'files',
  'lines',
  'sourceFiles',
  'sourceLines',
  'places',
  'docs',
  'generated',
  'broken',
] as const

/** One file of a difference. */
export interface Touched {
  readonly file: string
  readonly lines: number
  readonly places: number
  readonly isNew: boolean
}

const DOCUMENTATION = /^docs\/|\.md$|^NOTICE$/
const SOURCE = /^src\/(?!.*\.test\.ts$)/
const HUNK = /^@@ /

/** From the text of `git diff --unified=0 --no-prefix --no-renames`. */
export function touchedBy(diff: string): Touched[] {
  return diff
    .split(/^diff --git /m)
    .slice(1)
    .map((part) => {
      const [names = '', ...rest] = part.split('\n')
      const first = rest.findIndex((line) => HUNK.test(line))
      const body = first < 0 ? [] : rest.slice(first)
      return {
        // Both names are the same, since nothing is renamed.
        file: names.slice(0, (names.length - 1) / 2),
        lines: body.filter((line) => /^[+-]/.test(line)).length,
        places: body.filter((line) => HUNK.test(line)).length,
        isNew: rest.slice(0, first).some((line) => line.startsWith('new file mode')),
      }
    })
}

/** `isNewFolder`: whether a folder was not there before the task. */
export function countTouched(
  byHand: readonly Touched[],
  generated: readonly Touched[],
  isNewFolder: (folder: string) => boolean,
): Omit<Counts, 'broken'> {
  const docs = byHand.filter(({ file }) => DOCUMENTATION.test(file))
  const others = byHand.filter(({ file }) => !DOCUMENTATION.test(file))
  const source = others.filter(({ file }) => SOURCE.test(file))
  const isNewSource = ({ file, isNew }: Touched) => isNew && file.startsWith('src/')
  const outside = others.filter((one) => !isNewSource(one) && !foldersOf(one.file).some(isNewFolder))
  return {
    files: new Set(others.map(({ file }) => file)).size,
    lines: sum(others, 'lines'),
    sourceFiles: new Set(source.map(({ file }) => file)).size,
    sourceLines: sum(source, 'lines'),
    places: sum(outside, 'places'),
    docs: sum(docs, 'lines'),
    generated: sum(generated, 'lines'),
  }
}

/** Those of src/ alone: a folder of data is no home for code. */
function foldersOf(file: string): string[] {
  const parts = file.split('/')
  if (parts[0] !== 'src') return []
  return parts.slice(1, -1).map((_, at) => parts.slice(0, at + 2).join('/'))
}

function sum(touched: readonly Touched[], what: 'lines' | 'places'): number {
  return touched.reduce((total, one) => total + one[what], 0)
}
