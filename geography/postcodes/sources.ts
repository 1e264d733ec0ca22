/** The publications behind postcodes.bin besides those that tables name, by their ids in data/sources.csv. */
export const POSTCODE_SOURCES: readonly string[] = [
  'geonames-postal-india',
  'swiss-postcodes',
  'insee-communes',
  'posti-postcodes',
  'japan-post-postcodes',
  'ptt-postcodes',
]
