/**
 * What data name, in the reader's language: factors, units, texts of tables. German names are a script of their own,
 * fetched together with the first answer that has some; English readers do without.
 */
import { language, messages } from './messages.ts'
import { textFor } from './texts.ts'

type Names = typeof import('../../src/messages/names/names.ts')

let names: Names | undefined

/** The answer, once its names are there too. Where they cannot be fetched they stay as they were published. */
export async function withNames<Answer>(answer: Promise<Answer>): Promise<Answer> {
  const [found] = await Promise.all([answer, loadNames()])
  return found
}

async function loadNames(): Promise<void> {
  if (language() === 'de') names ??= await import('../../src/messages/names/names.ts').catch(() => undefined)
}

/** `name`: as its publisher has it. */
export function factorName(id: string, name: string): string {
  return names?.nameFor(id, name, 'de') ?? name
}

/** Of a note, a derivation and the like, which are English in the data. */
export function dataText(text: string): string {
  return names?.tableTextFor(text, 'de') ?? text
}

/** kgCO2e/litre as "kg CO₂e/litre", in German "kg CO₂e je Liter". */
export function unitText(unit: string | null): string {
  return publishedUnit(unit && (names?.labelFor('factor_unit', unit, 'de') ?? unit))
}

/** As publications have it. */
export function publishedUnit(unit: string | null): string {
  return (unit ?? '').replace(/^(k?g|t) ?CO2(e?)/, '$1\u00a0CO₂$2')
}

/** Of a quantity that a factor is multiplied by. */
export function quantityUnit(unit: string): string {
  return textFor(messages().parts.quantityUnits, unit) ?? unit
}
