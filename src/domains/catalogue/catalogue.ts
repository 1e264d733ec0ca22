/** Editions, factors and sources: the basis of all results, for anyone who checks them. */

import { BASIS } from '../../factors/edition.ts'
import type { Domain } from '../domain.ts'
import { editionsDiff } from './diff/operation.ts'
import { editions } from './editions/operation.ts'
import { errata } from './errata/operation.ts'
import { factor } from './factor/operation.ts'
import { factors } from './factors/operation.ts'
import { catalogueSchemas } from './schema.ts'
import { source } from './source/operation.ts'
import { sources } from './sources/operation.ts'
import { usesIn } from './uses.ts'

/** `domains`: those whose figures it lists. */
export function catalogue(domains: readonly Domain[]): Domain {
  const usesOf = usesIn(domains)
  const owners = [...domains.flatMap(({ part }) => part?.name ?? []), BASIS]
  return {
    name: 'catalogue',
    description: 'Editions, factors and sources behind every result, and what changed between years.',
    status: 'additional',
    operations: [
      editions,
      editionsDiff(owners),
      factors(owners),
      factor(usesOf),
      sources,
      source(usesOf),
      errata,
    ],
    schemas: catalogueSchemas,
  }
}
