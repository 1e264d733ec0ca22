/** Tables and sentences of docs/quality.md. */
import type { Machine } from '../../../bench/report.ts'

export const NOT_MEASURED = 'not measured yet'

/** Every row has as many cells as the head. */
export function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.map(escaped).join(' | ')} |`
  return [line(head), `|${head.map(() => '---|').join('')}`, ...rows.map(line)].join('\n')
}

/** A bar would end the cell, `<` begin a tag. */
function escaped(cell: string): string {
  return cell.replaceAll('|', '\\|').replaceAll('<', '&lt;').replaceAll('\n', ' ')
}

export function dayOf(date: string): string {
  return date.split('T')[0] ?? date
}

/** When and where something was measured. */
export function measured({ date, machine }: { date: string; machine: Machine }): string {
  return `Measured on ${dayOf(date)}, Node.js ${machine.node}, ${machine.cores} cores of ${machine.cpu}, ${machine.platform}.`
}

/** The same in a cell. */
export function measuredShort({ date, machine }: { date: string; machine: Machine }): string {
  return `${dayOf(date)}, ${machine.node}, ${machine.cores} × ${machine.cpu}`
}

export function notMeasured(command: string): string {
  return `${NOT_MEASURED[0]?.toUpperCase()}${NOT_MEASURED.slice(1)}: \`${command}\`.`
}

export function section(title: string, ...parts: readonly string[]): string {
  return [`## ${title}`, ...parts].join('\n\n')
}

export function verdict(isReached: boolean): string {
  return isReached ? 'reached' : '**missed**'
}
