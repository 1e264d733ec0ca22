/** Hours worked at home: equipment and heating apart. */
import type { Row } from '../lib/tables.ts'
import { kgCo2e, origin, type Publication, publication } from './publication.ts'

const UNIT = 'fte_working_hour'
/** The first publication with rows of it, for the years before. */
const FIRST = '2022'

/** Of a year without rows they are those of the nearest one that has them, under its own year. */
export function homeworking(asked: Publication): Row[] {
  const uk = asked.year < FIRST ? publication(FIRST) : asked
  return ['equipment', 'heating'].map((what) => ({
    id: `homeworking-${what}`,
    what,
    publisher_row: `Homeworking: ${uk.name(`homeworking-${what}`).label}: per FTE working hour`,
    factor: kgCo2e(uk.get({ row: `homeworking-${what}`, unit: UNIT })),
    factor_unit: 'kgCO2e/hour',
    ...origin(uk),
  }))
}
