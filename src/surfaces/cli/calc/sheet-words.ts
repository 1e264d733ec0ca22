/** What is said, or refused, of a sheet's columns before the work begins. */
import { quote } from '../../../contract/quote.ts'
import type { ColumnWords } from '../../files/column-words.ts'
import { type Column, DATE, type TypePlan } from '../../files/columns.ts'
import {
  findTypeSource,
  type ReadSheet,
  type SheetContext,
  type TypeSource,
  typesIn,
} from '../../files/sheet-head.ts'
import { CalcError } from './error.ts'

const SHOWN = 12

/** Throws a CalcError for columns that fit no type, or several. */
export function typeSourceOf(headers: readonly string[], options: ReadSheet): TypeSource {
  const source = findTypeSource(headers, options)
  if (source) return source
  const { sheet, planner, words } = options
  const where = sheet.name === '' ? 'The columns' : `The columns of sheet '${sheet.name}'`
  const [example = 'Column=parameter'] = planner.types.flatMap(
    (type) => otherEnd(headers, planner.plan(headers, type), words) ?? [],
  )
  throw new CalcError(
    `${where} (${headers.slice(0, SHOWN).map(quote).join(', ')}) fit no type, or several: say --type hotel or another of ${planner.types.join(', ')}, add a column 'type', or name columns with --map '${example}'.`,
  )
}

/** What every row would fail by is said once, before the work begins. */
export function refuseMissing(sheet: string, context: SheetContext): void {
  const { meaning, typeAt, headers, planOf, words } = context
  if (meaning === undefined || typeAt !== -1) return
  const plan = planOf(meaning.name)
  const { missing, columns } = plan
  const [first] = missing.filter((names) => !names.some((name) => name in meaning.constants))
  if (first === undefined) return
  const used = new Set(columns.map(({ at }) => at))
  const unused = headers.filter((name, at) => name !== '' && !used.has(at))
  const where = sheet === '' ? 'The file' : `Sheet '${sheet}'`
  const example = otherEnd(headers, plan, words) ?? `${unused[0]}=${first[0]}`
  const advice =
    unused.length === 0
      ? 'Add one'
      : `Not used are ${unused.slice(0, SHOWN).map(quote).join(', ')}: name one with --map '${example}', or add one`
  throw new CalcError(
    `${where} has rows of type ${meaning.name}, and no column for ${first.join(' or ')}. ${advice}.`,
  )
}

export function sentences(sheet: string, context: SheetContext): string[] {
  const { meaning, typeAt, headers, planOf, types: all, words } = context
  const where = sheet === '' ? '' : `sheet '${sheet}': `
  const types = typesIn({ meaning, typeAt }, all)
  const kind = typeAt === -1 ? (meaning?.name ?? '') : `by column '${headers[typeAt]}'`
  const plans = types.map(planOf)
  const used = new Set(plans.flatMap(({ columns }) => columns.map(({ at }) => at)).concat(typeAt))
  const unused = headers.filter((name, at) => name !== '' && !used.has(at))
  const map = plans.map((plan) => otherEnd(headers, plan, words)).find((one) => one !== undefined)
  const hint = map === undefined ? '' : ` (if it belongs to the other end of the trip, say --map '${map}')`
  const shown = meaning && typeAt === -1 ? plans.flatMap(({ columns }) => columns.map(shownColumn)) : []
  return [
    `${where}type ${kind}${shown.length > 0 ? `; ${shown.join(', ')}` : ''}`,
    ...(unused.length > 0 ? [`${where}kept and not used: ${unused.join(', ')}${hint}`] : []),
  ]
}

const ENDS = ['origin', 'destination']

/** `Land` beside `Zielland` is most likely where trips begin, but may be the payer's: it is said how to take it so, and not taken. */
function otherEnd(
  headers: readonly string[],
  { columns, set }: TypePlan,
  words: ColumnWords,
): string | undefined {
  const used = new Set(columns.map(({ at }) => at))
  const said = new Set([...columns.map(({ param }) => param), ...Object.keys(set)])
  for (const [at, header] of headers.entries()) {
    const name = used.has(at) ? undefined : words.findColumn('', header)?.name
    const free = ENDS.map((end) => `${end}_${name}`).filter((param) => !said.has(param))
    // Where both are free, it may be either.
    if (name !== undefined && free.length === 1) return `${header}=${free[0]}`
  }
  return undefined
}

function shownColumn({ header, param, constants }: Column): string {
  const more = Object.entries(constants).map(([name, value]) => ` ${name}=${value}`)
  return param === DATE ? `'${header}' → year` : `'${header}' → ${param}${more.join('')}`
}
