/**
 * Every page of the app, in the order of the menu. A page is a line here and one in loaders.ts. `word` is its key in the
 * texts' `pages`; what is not in the menu is reached from another page.
 */
import type { Messages } from './messages/en.ts'

export interface PageEntry<Word = keyof Messages['pages']> {
  /** `:name` is a part that the page is given. */
  readonly path: string
  readonly word: Word
  readonly isInMenu?: boolean
  /** An address to look at, where the path alone shows little: for tests and pictures. */
  readonly sample?: string
}

/** What a page is given. */
export interface PageProps {
  /** The parts of the address that `:name` marks. */
  readonly params: Readonly<Record<string, string>>
  readonly query: Readonly<Record<string, string>>
}

const TABLE = [
  { path: '/app', word: 'start', isInMenu: true },
  {
    path: '/app/calculate/:name?',
    word: 'calculator',
    isInMenu: true,
    sample:
      '/app/calculate/travel?origin_location=London&origin_country=GB&destination_location=New+York&destination_country=US&return_trip=true',
  },
  {
    path: '/app/map/:name?',
    word: 'map',
    isInMenu: true,
    sample:
      '/app/map/freight?origin_location=Shanghai&origin_country=CN&destination_location=Munich&destination_country=DE&weight=5&unit=tonne',
  },
  {
    path: '/app/compare/:name?',
    word: 'compare',
    isInMenu: true,
    sample: '/app/compare/hotel?nights=3&rooms=12&country=GB&by=country&values=GB,FR,DE,SE',
  },
  { path: '/app/factors', word: 'factors', isInMenu: true, sample: '/app/factors?q=car&domain=travel' },
  { path: '/app/factors/world', word: 'world', sample: '/app/factors/world?of=grid' },
  { path: '/app/factors/:id', word: 'factor', sample: '/app/factors/travel-taxi-black_cab' },
  { path: '/app/files', word: 'files', isInMenu: true },
  { path: '/app/report', word: 'report', isInMenu: true },
  {
    path: '/app/check/:name?',
    word: 'check',
    isInMenu: true,
    sample: '/app/check/hotel?figure=31.2+kg&of_year=2022&country=GB&nights=3',
  },
  { path: '/app/usage', word: 'usage', isInMenu: true },
] as const satisfies readonly PageEntry[]

export type PageWord = (typeof TABLE)[number]['word']

export const PAGES: readonly PageEntry<PageWord>[] = TABLE

/** The address of a page without what may stand behind it. */
export function menuPath({ path }: PageEntry): string {
  const end = path.indexOf('/:')
  return end === -1 ? path : path.slice(0, end)
}
