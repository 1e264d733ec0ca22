/** The code of each page, loaded when the page is opened first. */
import type { ComponentType } from 'preact'
import type { PageWord } from './pages.ts'

export interface PageProps {
  /** What stands in the address in place of `:name`. */
  readonly params: Readonly<Record<string, string>>
  readonly query: Readonly<Record<string, string>>
}

export const LOADERS: Readonly<Record<PageWord, () => Promise<ComponentType<PageProps>>>> = {
  start: () => import('./pages/start/start.tsx').then((page) => page.Start),
  factors: () => import('./pages/factors/factors.tsx').then((page) => page.Factors),
  world: () => import('./pages/world/world.tsx').then((page) => page.World),
}
