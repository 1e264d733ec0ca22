/** English: the table from which the keys of all others are known. Each page has its part in a file of its own. */
import { calculator } from './en/calculator.ts'
import { map } from './en/map.ts'
import { pages } from './en/pages.ts'
import { params } from './en/params.ts'
import { parts } from './en/parts.ts'
import { shell } from './en/shell.ts'
import { start } from './en/start.ts'

export const en = { calculator, map, pages, params, parts, shell, start }

/** What a language must have. */
export type Words = typeof en
