/** Contractual instruments (GHG Protocol Scope 2 Guidance, table 6.1). */
export const INSTRUMENTS = ['certificate', 'ppa', 'supplier_rate'] as const
export type InstrumentKind = (typeof INSTRUMENTS)[number]
