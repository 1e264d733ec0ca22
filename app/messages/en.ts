/** English: the texts from which the keys and placeholders of every language are known. A file for each page. */
import { calculator } from './en/calculator.ts'
import { check } from './en/check.ts'
import { compare } from './en/compare.ts'
import { factor } from './en/factor.ts'
import { factors } from './en/factors.ts'
import { files } from './en/files.ts'
import { map } from './en/map.ts'
import { pages } from './en/pages.ts'
import { params } from './en/params.ts'
import { parts } from './en/parts.ts'
import { report } from './en/report.ts'
import { shell } from './en/shell.ts'
import { start } from './en/start.ts'
import { usage } from './en/usage.ts'
import { world } from './en/world.ts'
import type { Worded } from './texts.ts'

export const en = {
  calculator,
  check,
  compare,
  factor,
  factors,
  files,
  map,
  pages,
  params,
  parts,
  report,
  shell,
  start,
  usage,
  world,
}

/** As pages use them, in any language. */
export type Messages = Worded<typeof en>
