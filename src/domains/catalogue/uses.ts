/** Which endpoints use the factors of a domain. */
import type { Domain } from '../domain.ts'

export interface Use {
  readonly domain: string
  readonly endpoint: string
  readonly title: string
}

/** `owner`: a domain, or the tables that no domain owns, which all stand on. */
export type UsesOf = (owner: string) => readonly Use[]

export function usesIn(domains: readonly Domain[]): UsesOf {
  const names = new Set(domains.map(({ name }) => name))
  const uses = ({ name, operations }: Domain): Use[] =>
    operations.map(({ path, title }) => ({ domain: name, endpoint: path, title }))
  return (owner) =>
    domains
      .filter(({ name, borrows = [] }) => name === owner || borrows.includes(owner) || !names.has(owner))
      .flatMap(uses)
}
