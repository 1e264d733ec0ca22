/** Scopes and categories as the GHG Protocol names them (Corporate Standard; Scope 3 Standard, table 5.3). */
import { ENGLISH } from '../../messages/locale.ts'
import { type Words, wordsIn } from '../../messages/words.ts'

export const SCOPE_3_CATEGORIES = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] as const
export type Scope3Category = (typeof SCOPE_3_CATEGORIES)[number]

export interface ScopePlace {
  /** 1, 2 or 3; absent outside of the scopes. */
  readonly scope?: 1 | 2 | 3
  /** Of scope 3. */
  readonly category?: Scope3Category
  /** As CSV files have them, in every language: `Scope 3`, `6 Business travel`. */
  readonly scopeName: string
  readonly categoryName: string
}

const SCOPE = /^scope_([123])(?:_category_(\d{1,2}))?$/

/** Of a scope as responses name it: `scope_3_category_6`. */
export const placeOf = (name: string): ScopePlace => PLACES.get(name) ?? read(name)

function read(name: string): ScopePlace {
  const [, scope, number] = SCOPE.exec(name) ?? []
  if (scope === undefined) return { scopeName: OUTSIDE, categoryName: '' }
  const place = { scope: Number(scope) as 1 | 2 | 3, scopeName: `Scope ${scope}` }
  const category = SCOPE_3_CATEGORIES.find((one) => String(one) === number)
  if (category === undefined) return { ...place, categoryName: number ?? '' }
  return { ...place, category, categoryName: categoryName(category, wordsIn(ENGLISH)) }
}

const OUTSIDE = 'Outside of the scopes'

/** `6 Business travel`. */
export const categoryName = (category: Scope3Category, words: Words) =>
  `${category} ${words(`report.category.${category}`)}`

/** The scope and the category for a person. */
export function placeNames(name: string, words: Words): readonly [scope: string, category: string] {
  const { scope, category } = placeOf(name)
  if (scope === undefined) return [words('report.scope.outside'), '']
  return [words(`report.scope.${scope}`), category === undefined ? '' : categoryName(category, words)]
}

/** Every row has some of them. */
const PLACES: ReadonlyMap<string, ScopePlace> = new Map(
  ['scope_1', 'scope_2', ...SCOPE_3_CATEGORIES.map((category) => `scope_3_category_${category}`)].map(
    (name) => [name, read(name)],
  ),
)

export const isCounted = (name: string): boolean => placeOf(name).scope !== undefined
