/** Flights per passenger-km, with radiative forcing; the rows of flights that neither begin nor end in the UK too. */
import type { Row } from '../lib/tables.ts'
import { gases, kgCo2e, origin, type Publication } from './publication.ts'

export const WITH_FORCING = 'With RF'
const WITHOUT_FORCING = 'Without RF'

export function flightFactors(uk: Publication): Row[] {
  return uk.named('flight-').map(({ row }) => {
    const published = get(uk, row, WITH_FORCING)
    return {
      ...flight(uk, row, ''),
      factor: kgCo2e(published),
      factor_unit: 'kgCO2e/passenger-km',
      ...gases(published),
      factor_without_rf: kgCo2e(get(uk, row, WITHOUT_FORCING)),
      ...origin(uk),
    }
  })
}

export function flightWttFactors(uk: Publication): Row[] {
  return uk.named('flight-').map(({ row }) => ({
    ...flight(uk, row, 'wtt-'),
    factor: kgCo2e(get(uk, row, WITH_FORCING, 'flight_wtt')),
    factor_unit: 'kgCO2e/passenger-km',
    ...origin(uk),
  }))
}

function get(uk: Publication, row: string, variant: string, topic?: string): Row {
  return uk.get({ row, unit: 'passenger_km', variant, topic })
}

function flight(uk: Publication, row: string, kind: string): Row {
  const [, haul = '', cabin = ''] = row.split('-')
  return {
    id: `flight-${kind}${haul}-${cabin}`,
    haul,
    cabin_class: cabin,
    publisher_row: `${uk.name(row).label}: ${WITH_FORCING}`,
  }
}
