/** Names of what has an id: of labels of our own in each language, and of what publishers name, in languages beside theirs. */
import type { Language } from '../locale.ts'
import { germanName } from './de/factor-names.ts'
import { GERMAN_TABLES } from './de/label-tables.ts'
import { germanTableText } from './de/table-texts.ts'
import { ENGLISH_TABLES } from './en/label-tables.ts'
import type { Labels } from './labels.ts'

const LABELS: Readonly<Record<Language, Labels>> = { en: ENGLISH_TABLES, de: GERMAN_TABLES }

/** `table`: the kind of thing, as `mode`. Without a label an id is shown as words. */
export function labelFor(table: string, id: string, language: Language): string {
  return find(LABELS[language][table], id) ?? find(ENGLISH_TABLES[table], id) ?? id.replaceAll('_', ' ')
}

/** `name`: as its publisher has it. */
export function nameFor(id: string, name: string, language: Language): string {
  return (language === 'de' ? germanName(id) : undefined) ?? name
}

/** Texts of data tables, which are sealed in English. */
export function tableTextFor(text: string, language: Language): string {
  return (language === 'de' ? germanTableText(text) : undefined) ?? text
}

function find(table: Readonly<Record<string, string>> | undefined, id: string): string | undefined {
  return table !== undefined && Object.hasOwn(table, id) ? table[id] : undefined
}
