/** A town of GeoNames. */
export interface Town {
  /** GeoNames id. */
  readonly id: number
  /** As GeoNames shows it, mostly in English or as the country writes it. */
  readonly name: string
  readonly asciiName: string
  readonly alternateNames: readonly string[]
  readonly lat: number
  readonly lon: number
  /** ISO 3166-1 alpha-2. */
  readonly countryCode: string
  /** GeoNames code of the first-level region within its country: MA, 02. Empty when unknown. */
  readonly admin1Code: string
  /** GeoNames code of the second-level area within its region: 031. Empty when unknown. */
  readonly admin2Code: string
  /** Bavaria, Illinois. Empty when unknown. */
  readonly admin1Name: string
  /** Inhabitants; 0 when unknown. */
  readonly population: number
  /** Metres above the sea: surveyed, else of the elevation model. */
  readonly elevationM: number
  /** GeoNames feature code: PPLC is a capital, PPLX a part of a town. */
  readonly featureCode: string
}
