/** German for the sentences of data tables, by the English one: released tables do not change. */
export const GERMAN_TABLE_TEXTS: Readonly<Record<string, string>> = {}
