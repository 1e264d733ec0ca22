/** A place with a grid, as messages name it: its country, or the state or eGRID subregion within it. */
import type { Named } from '../../../messages/values.ts'
import type { Grid } from './grid.ts'

export type Area = string | Named

interface Within {
  readonly code: string
  readonly name: string
}

export function areaIn(countryCode: string, within: Within | undefined): Area {
  return within ? partOf(countryCode, within) : countryCode
}

/** Its id is that of ISO 3166-2, as US-CA. */
export function partOf(countryCode: string, { code, name }: Within): Named {
  return { id: `${countryCode}-${code}`, name }
}

export function areaOf({ countryCode, state, stateName }: Grid): Area {
  return areaIn(countryCode, state === undefined ? undefined : { code: state, name: stateName ?? state })
}
