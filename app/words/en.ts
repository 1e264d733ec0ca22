/** English: the table from which the keys of all others are known. Each page has its part in a file of its own. */
import { pages } from './en/pages.ts'
import { parts } from './en/parts.ts'
import { shell } from './en/shell.ts'
import { start } from './en/start.ts'

export const en = { pages, parts, shell, start }

/** What a language must have. */
export type Words = typeof en
