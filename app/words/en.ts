/** English: the table from which the keys of all others are known. Each page has its part in a file of its own. */
import { calculator } from './en/calculator.ts'
import { compare } from './en/compare.ts'
import { files } from './en/files.ts'
import { map } from './en/map.ts'
import { pages } from './en/pages.ts'
import { params } from './en/params.ts'
import { parts } from './en/parts.ts'
import { report } from './en/report.ts'
import { shell } from './en/shell.ts'
import { start } from './en/start.ts'

export const en = { calculator, compare, files, map, pages, params, parts, report, shell, start }

/** What a language must have. */
export type Words = typeof en
