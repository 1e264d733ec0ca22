/** What is said, or refused, of a sheet's columns before the work begins. */
import { quote } from '../../contract/quote.ts'
import { type Column, DATE } from '../../files/columns.ts'
import {
  findLayout,
  type Layout,
  type ReadSheet,
  type SheetContext,
  typesIn,
} from '../../files/sheet-layout.ts'
import { CalcError } from './error.ts'

const SHOWN = 12

/** Throws a CalcError for columns that fit no type, or several. */
export function layoutOf(headers: readonly string[], options: ReadSheet): Layout {
  const layout = findLayout(headers, options)
  if (layout) return layout
  const { sheet, planner } = options
  const where = sheet.name === '' ? 'The columns' : `The columns of sheet '${sheet.name}'`
  throw new CalcError(
    `${where} (${headers.slice(0, SHOWN).map(quote).join(', ')}) fit no type, or several: say --type hotel or another of ${planner.types.join(', ')}, add a column 'type', or name columns with --map 'Column=parameter'.`,
  )
}

/** What every row would fail by is said once, before the work begins. */
export function refuseMissing(sheet: string, { meaning, typeAt, headers, planOf }: SheetContext): void {
  if (meaning === undefined || typeAt !== -1) return
  const { missing, columns } = planOf(meaning.name)
  const [first] = missing.filter((names) => !names.some((name) => name in meaning.constants))
  if (first === undefined) return
  const used = new Set(columns.map(({ at }) => at))
  const unused = headers.filter((name, at) => name !== '' && !used.has(at))
  const where = sheet === '' ? 'The file' : `Sheet '${sheet}'`
  const advice =
    unused.length === 0
      ? 'Add one'
      : `Not used are ${unused.slice(0, SHOWN).map(quote).join(', ')}: name one with --map '${unused[0]}=${first[0]}', or add one`
  throw new CalcError(
    `${where} has rows of type ${meaning.name}, and no column for ${first.join(' or ')}. ${advice}.`,
  )
}

export function sentences(
  sheet: string,
  { meaning, typeAt, headers, planOf, types: all }: SheetContext,
): string[] {
  const where = sheet === '' ? '' : `sheet '${sheet}': `
  const types = typesIn({ meaning, typeAt }, all)
  const kind = typeAt === -1 ? (meaning?.name ?? '') : `by column '${headers[typeAt]}'`
  const plans = types.map(planOf)
  const used = new Set(plans.flatMap(({ columns }) => columns.map(({ at }) => at)).concat(typeAt))
  const unused = headers.filter((name, at) => name !== '' && !used.has(at))
  const shown = meaning && typeAt === -1 ? plans.flatMap(({ columns }) => columns.map(shownColumn)) : []
  return [
    `${where}type ${kind}${shown.length > 0 ? `; ${shown.join(', ')}` : ''}`,
    ...(unused.length > 0 ? [`${where}kept and not used: ${unused.join(', ')}`] : []),
  ]
}

function shownColumn({ header, param, constants }: Column): string {
  const more = Object.entries(constants).map(([name, value]) => ` ${name}=${value}`)
  return param === DATE ? `'${header}' → year` : `'${header}' → ${param}${more.join('')}`
}
