/** The code of each page, loaded when the page is opened first. */
import type { ComponentType } from 'preact'
import { loadNames } from './messages/names.ts'
import type { PageProps, PageWord } from './pages.ts'

type Loader = () => Promise<ComponentType<PageProps>>

export const LOADERS: Readonly<Record<PageWord, Loader>> = {
  start: () => import('./pages/start/start.tsx').then((page) => page.Start),
  calculator: withNames(() => import('./pages/calculator/calculator.tsx').then((page) => page.Calculator)),
  map: () => import('./pages/map/map.tsx').then((page) => page.RouteMap),
  compare: () => import('./pages/compare/compare.tsx').then((page) => page.Compare),
  factors: withNames(() => import('./pages/factors/factors.tsx').then((page) => page.Factors)),
  world: withNames(() => import('./pages/world/world.tsx').then((page) => page.World)),
  factor: withNames(() => import('./pages/factor/factor.tsx').then((page) => page.Factor)),
  check: withNames(() => import('./pages/check/check.tsx').then((page) => page.Check)),
  usage: () => import('./pages/usage/usage.tsx').then((page) => page.Usage),
  files: () => import('./pages/files/files.tsx').then((page) => page.Files),
  report: () => import('./pages/report/report.tsx').then((page) => page.Report),
}

/** For pages that show names of data. */
function withNames(load: Loader): Loader {
  return async () => {
    const [page] = await Promise.all([load(), loadNames()])
    return page
  }
}
