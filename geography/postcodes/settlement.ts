/** What is known of a town or a municipality that postcodes belong to. */
import type { Town } from '../places/town.ts'

export type Settlement = Pick<
  Town,
  'id' | 'name' | 'lat' | 'lon' | 'countryCode' | 'admin1Name' | 'population'
>
