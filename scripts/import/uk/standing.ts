/** Figures that no yearly publication moves: data/extracts/standing.csv. */
import { EXTRACTS } from '../lib/editions.ts'
import { field, only, readRows } from '../lib/tables.ts'

export interface Standing {
  value: string
  unit: string
  year: string
  source_id: string
}

export function standing(id: string): Standing {
  const row = only(readRows(EXTRACTS, 'standing.csv'), id, (candidate) => candidate.id === id)
  return {
    value: field(row, 'value'),
    unit: field(row, 'unit'),
    year: field(row, 'year'),
    source_id: field(row, 'source_id'),
  }
}
