/** Cloud regions of an edition. */
import type { CloudRegion } from '../edition.ts'
import type { Tables } from '../rows.ts'

export function cloudRegions(tables: Tables): Map<string, Map<string, CloudRegion>> {
  const providers = new Map<string, Map<string, CloudRegion>>()
  for (const row of tables.cloud_regions) {
    const regions = providers.get(row.provider) ?? new Map<string, CloudRegion>()
    providers.set(row.provider, regions)
    regions.set(row.region, {
      provider: row.provider,
      region: row.region,
      displayName: row.display_name,
      city: row.city ?? '',
      countryCode: row.country_code,
      usState: row.us_state,
    })
  }
  return providers
}
