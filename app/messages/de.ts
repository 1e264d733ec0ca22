/** German. A key or placeholder that English has and German lacks does not compile. */
import { calculator } from './de/calculator.ts'
import { check } from './de/check.ts'
import { compare } from './de/compare.ts'
import { factor } from './de/factor.ts'
import { factors } from './de/factors.ts'
import { files } from './de/files.ts'
import { map } from './de/map.ts'
import { pages } from './de/pages.ts'
import { params } from './de/params.ts'
import { parts } from './de/parts.ts'
import { report } from './de/report.ts'
import { shell } from './de/shell.ts'
import { start } from './de/start.ts'
import { usage } from './de/usage.ts'
import { world } from './de/world.ts'

export const de = {
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
