/** The menu: groups of pages in the order of docs/order.json, and what is not named there at the end. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { MenuGroup } from '../src/surfaces/http/docs/page-frame.ts'
import { PACKAGE_ROOT } from '../src/surfaces/process/package-root.ts'
import type { DocPage } from './pages.ts'

/** A group with paths of pages below /docs; `*` at the end stands for all others of a folder. */
interface Order {
  readonly title: string
  readonly pages: readonly string[]
}

function readOrder(): Order[] {
  return JSON.parse(readFileSync(join(PACKAGE_ROOT, 'docs', 'order.json'), 'utf8'))
}

export function menuOf(pages: readonly DocPage[], order: readonly Order[] = readOrder()): MenuGroup[] {
  const left = new Map(pages.map(({ path, title }) => [path, { path, title }]))
  const take = (path: string) => {
    const found = left.get(path)
    left.delete(path)
    return found ? [found] : []
  }
  const groups = order.map(({ title, pages: names }) => ({
    title,
    pages: names.flatMap((name) => {
      const path = name === '' ? '/docs' : `/docs/${name}`
      if (!path.endsWith('*')) return take(path)
      return [...left.keys()].filter((known) => known.startsWith(path.slice(0, -1))).flatMap(take)
    }),
  }))
  const others = [...left.values()]
  return others.length === 0 ? groups : [...groups, { title: 'More', pages: others }]
}
