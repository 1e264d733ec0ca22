/** By what it is counted whether published values lie inside the range of a shipment (docs/calibration.md). */
import type { FreightMode } from './intensity.ts'

export function freightClass(legs: readonly { readonly mode: FreightMode }[]): string {
  const [mode, ...others] = new Set(legs.map((leg) => leg.mode))
  return mode === undefined || others.length > 0 ? 'freight_chain' : `freight_${mode}`
}
