/** Scopes and categories as the GHG Protocol names them (Corporate Standard; Scope 3 Standard, table 5.3). */

export const SCOPE_3_CATEGORIES: readonly string[] = [
  'Purchased goods and services',
  'Capital goods',
  'Fuel- and energy-related activities',
  'Upstream transportation and distribution',
  'Waste generated in operations',
  'Business travel',
  'Employee commuting',
  'Upstream leased assets',
  'Downstream transportation and distribution',
  'Processing of sold products',
  'Use of sold products',
  'End-of-life treatment of sold products',
  'Downstream leased assets',
  'Franchises',
  'Investments',
]

export interface ScopePlace {
  /** 1, 2 or 3; absent outside of the scopes. */
  readonly scope?: 1 | 2 | 3
  /** From 1, of scope 3. */
  readonly category?: number
  /** For a person: `Scope 3`, `6 Business travel`. */
  readonly scopeName: string
  readonly categoryName: string
}

const SCOPE = /^scope_([123])(?:_category_(\d{1,2}))?$/

/** Of a scope as answers name it: `scope_3_category_6`. */
export const placeOf = (name: string): ScopePlace => PLACES.get(name) ?? read(name)

function read(name: string): ScopePlace {
  const [, scope, category] = SCOPE.exec(name) ?? []
  if (scope === undefined) return { scopeName: 'Outside of the scopes', categoryName: '' }
  const place = { scope: Number(scope) as 1 | 2 | 3, scopeName: `Scope ${scope}` }
  if (category === undefined) return { ...place, categoryName: '' }
  const label = SCOPE_3_CATEGORIES[Number(category) - 1] ?? ''
  return { ...place, category: Number(category), categoryName: `${category} ${label}`.trim() }
}

/** Every row asks for some of them. */
const PLACES: ReadonlyMap<string, ScopePlace> = new Map(
  ['scope_1', 'scope_2', ...SCOPE_3_CATEGORIES.map((_, at) => `scope_3_category_${at + 1}`)].map((name) => [
    name,
    read(name),
  ]),
)

export const isCounted = (name: string): boolean => placeOf(name).scope !== undefined
