/** everygram edition: opens the next revision of an edition, edits its tables, says what changed, and seals it. */

import { parseArgs } from 'node:util'
import { message } from '../../../messages/messages.ts'
import { PACKAGE_DATA } from '../../process/package-root.ts'
import { parsed, UsageError } from '../usage.ts'
import { printColumns } from './columns.ts'
import { printDiff } from './diff.ts'
import { newEdition } from './new.ts'
import { BESIDE, sealBeside, sealEdition } from './seal.ts'
import { removeRow, setTable } from './set.ts'

const HELP = `everygram edition new NAME [--from EDITION] [--notes TEXT]
everygram edition columns TABLE
everygram edition set TABLE FILE [--edition NAME | --shared]
everygram edition remove TABLE KEY [--edition NAME]
everygram edition diff [NAME [FROM]]
everygram edition seal NAME [--released YYYY-MM-DD]
everygram edition seal ${BESIDE.join(' | ')}

An edition is a list of tables. A released one never changes; a correction is a new revision, which is open until it is
sealed. Rows of an open revision are edited in data/open/YEAR/TABLE.csv, those of all open revisions in
data/open/shared/TABLE.csv: a row whose key the table has replaces it, another is added.

  new      opens a revision that has the tables of another one (--from; else the latest of its year)
  columns  says which columns a table has, and what they hold
  set      writes the rows in which FILE, a whole table, differs from what the open revision has, or with --shared all of
           them; where one revision is open, it need not be named
  remove   leaves out a row of the table that the open revision starts from
  diff     shows the rows that an edition has added (+) or removed (-) against the one that it started from, or FROM;
           of every open revision where none is named
  seal     checks every row, moves each table to data/tables under its SHA-256, and adds the edition to data/released.json

  --data DIR   another folder of editions: one of your own, which EDITIONS_DIR then names (docs/editions.md)

  everygram edition new 2025.4 --from 2025.3
  everygram edition diff 2025.3`

/** Opens, edits, compares or seals. Sets the exit code 1 where the data have faults. */
export function edition(args: string[]): void {
  const options = {
    data: { type: 'string' },
    from: { type: 'string' },
    notes: { type: 'string' },
    edition: { type: 'string' },
    shared: { type: 'boolean' },
    released: { type: 'string' },
    help: { type: 'boolean', short: 'h' },
  } as const
  const { values, positionals } = parsed(() => parseArgs({ args, options, allowPositionals: true }))
  const [action = '', ...names] = positionals
  if (values.help || action === 'help' || action === '') {
    console.log(HELP)
    return
  }
  const run = ACTIONS[action]
  if (!Object.hasOwn(ACTIONS, action) || run === undefined)
    throw new UsageError(
      message('cli.one_of', { option: 'edition', allowed: Object.keys(ACTIONS), value: action }),
    )
  run(values.data ?? PACKAGE_DATA, names, values)
}

interface Options {
  readonly from?: string | undefined
  readonly notes?: string | undefined
  readonly edition?: string | undefined
  readonly shared?: boolean | undefined
  readonly released?: string | undefined
}

const ACTIONS: Readonly<Record<string, (dir: string, names: string[], options: Options) => void>> = {
  new: (dir, names, options) => newEdition(dir, only('new', names, ['NAME']).NAME, options),
  columns: (_dir, names) => printColumns(only('columns', names, ['TABLE']).TABLE),
  set: (dir, names, options) => {
    const { TABLE, FILE } = only('set', names, ['TABLE', 'FILE'])
    setTable(dir, TABLE, FILE, options)
  },
  remove: (dir, names, { edition }) => {
    const { TABLE, KEY } = only('remove', names, ['TABLE', 'KEY'])
    removeRow(dir, TABLE, KEY, edition)
  },
  diff: printDiff,
  seal: (dir, names, { released }) => {
    const { NAME } = only('seal', names, ['NAME'])
    if (BESIDE.some((name) => name === NAME)) sealBeside(dir, NAME)
    else sealEdition(dir, NAME, released)
  },
}

/** What stands behind an action, by its name in the help. */
function only<Name extends string>(
  action: string,
  given: readonly string[],
  names: readonly Name[],
): Record<Name, string> {
  if (given.length !== names.length) {
    throw new UsageError(
      message('cli.edition.arguments', { code: action, list: names, value: given.join(' ') }),
    )
  }
  return Object.fromEntries(names.map((name, at) => [name, given[at] ?? ''])) as Record<Name, string>
}
