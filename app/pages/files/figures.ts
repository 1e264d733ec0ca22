/** Counts as the reader's language writes them. */
import { locale } from '../../words/words.ts'

export function figureOf(count: number): string {
  return new Intl.NumberFormat(locale(), { maximumFractionDigits: 0 }).format(count)
}
