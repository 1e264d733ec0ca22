/** What is said of fuels. */
import { texts } from '../infer.ts'

export const fuel = texts({
  'subject.fuel': 'burning {fuel}',
  'factor_from_other_region.fuel': {
    message: 'We have no factor of {country} for {fuel}, so we used the one of {publisher_country}.',
    detail: 'Blends, densities and supply chains differ from country to country, so this is a proxy value.',
  },
  wtt_excluded: {
    message: 'Upstream (well-to-tank) emissions, scope 3.3, are left out.',
    detail: 'You set <set>include_wtt=false</set>.',
  },
  biofuel_biogenic_carbon: {
    message:
      'CO2 from burning {fuel}, a biofuel, counts as zero in scope 1 and is reported separately as biogenic CO2.',
    detail: 'The plants absorbed this CO2 while growing. CH4, N2O and well-to-tank emissions are included.',
  },
  estimated_gas_split: {
    message:
      'The direct total is as published; the split into CH4 and N2O is our estimate ({confidence, select, strong {strong} medium {medium} other {weak}} evidence).',
    detail: 'Basis: {basis}.',
  },
  'estimated_gas_split.fossil': {
    message:
      'The direct total is as published; the split into CH4 and N2O is our estimate ({confidence, select, strong {strong} medium {medium} other {weak}} evidence).',
    detail:
      'Basis: {basis}. Probably {fossil_percent} % of the total is fossil CO2, shown separately as <field>direct_co2_fossil_in_biofuel</field>.',
  },
  high_carbon_fuel: {
    message: 'Among fuels, {fuel} is one of the most carbon-intensive.',
    detail: 'Natural gas, wood pellets, biogas or electric heating usually emit less for the same heat.',
  },
})
