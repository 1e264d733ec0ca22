/** Waste whose factor covers its transport alone. */
import type { Assumption } from '../../../engine/assumption.ts'
import { fallback, info } from '../../../engine/notices.ts'
import type { RangePlace } from '../../../factors/reference/ranges.ts'

/** Of those that cover transport alone, the treatments that the publisher defines so: what the plant emits counts elsewhere. */
const DEFINED_SO: readonly string[] = ['open_loop', 'closed_loop', 'incineration']

/** Composting and digestion emit methane and N2O, and plants elsewhere are not those of the publisher. */
export function transportOnly(treatment: string, place: RangePlace): Assumption {
  if (DEFINED_SO.includes(treatment) && place === 'home')
    return info('covers_transport_only', {}, 'treatment')
  return fallback('covers_transport_only', {}, 'treatment')
}

/** Burnt without use of its energy: all of it counts, and the factor has none. */
export const WITHOUT = /without/i
export const WITHOUT_RECOVERY = 'incineration_without_recovery'
export const NOT_RECOVERED: Assumption = fallback('covers_transport_only.without_recovery', {}, 'treatment')
