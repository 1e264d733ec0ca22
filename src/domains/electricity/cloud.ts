/** Cloud regions of an edition. */
import { type OfEdition, ofEdition } from '../../engine/choice.ts'
import type { TableSet } from '../../factors/tables/table.ts'
import { CLOUD_REGIONS } from './tables.ts'

export interface CloudRegion extends OfEdition {
  readonly provider: string
  readonly region: string
  readonly displayName: string
  readonly city: string
  readonly countryCode: string
  readonly usState: string | undefined
}

export function cloudRegions(tables: TableSet): Map<string, Map<string, CloudRegion>> {
  const providers = new Map<string, Map<string, CloudRegion>>()
  for (const row of tables.rows(CLOUD_REGIONS)) {
    const regions = providers.get(row.provider) ?? new Map<string, CloudRegion>()
    providers.set(row.provider, regions)
    const region = ofEdition({
      provider: row.provider,
      region: row.region,
      displayName: row.display_name,
      city: row.city ?? '',
      countryCode: row.country_code,
      usState: row.us_state,
    })
    regions.set(row.region, region)
  }
  return providers
}
