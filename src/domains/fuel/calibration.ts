/** By what it is counted whether published values lie inside the range of a fuel (docs/calibration.md). */

/** In the country that the factor describes, or in another one; with the supply chain, which few publishers give, apart. */
export function fuelClass(isAbroad: boolean, includeWtt: boolean): string {
  return `fuel_${isAbroad ? 'abroad' : 'home'}${includeWtt ? '_with_supply' : ''}`
}
