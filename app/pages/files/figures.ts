/** Counts as the reader's language writes them. */
import { locale } from '../../messages/messages.ts'

export function figureOf(count: number): string {
  return new Intl.NumberFormat(locale(), { maximumFractionDigits: 0 }).format(count)
}
