/** The code of each page, loaded when the page is opened first. */
import type { ComponentType } from 'preact'
import type { PageProps, PageWord } from './pages.ts'

export const LOADERS: Readonly<Record<PageWord, () => Promise<ComponentType<PageProps>>>> = {
  start: () => import('./pages/start/start.tsx').then((page) => page.Start),
  calculator: () => import('./pages/calculator/calculator.tsx').then((page) => page.Calculator),
  map: () => import('./pages/map/map.tsx').then((page) => page.RouteMap),
  compare: () => import('./pages/compare/compare.tsx').then((page) => page.Compare),
  factors: () => import('./pages/factors/factors.tsx').then((page) => page.Factors),
  world: () => import('./pages/world/world.tsx').then((page) => page.World),
  factor: () => import('./pages/factor/factor.tsx').then((page) => page.Factor),
  check: () => import('./pages/check/check.tsx').then((page) => page.Check),
  usage: () => import('./pages/usage/usage.tsx').then((page) => page.Usage),
  files: () => import('./pages/files/files.tsx').then((page) => page.Files),
  report: () => import('./pages/report/report.tsx').then((page) => page.Report),
}
