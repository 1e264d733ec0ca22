/** What is said of electricity and grids. */
import { texts } from '../infer.ts'

export const electricity = texts({
  'subject.electricity': 'electricity in {grid_area}',
  'market_basis.supplier': 'The contractual factor sent as supplier_factor.',
  'market_basis.residual_mix': 'The residual mix of the country: no contractual factor was given.',
  'market_basis.grid_average':
    'The location-based factor: no contractual factor was given, and the edition has no residual mix here.',
  'market_basis.instrument': 'The factor of the contractual instrument, for all of the electricity.',
  'market_basis.mixed':
    'The factor of the contractual instrument for the electricity that it covers; the next step of the hierarchy for the rest.',
  'market_basis.not_determined':
    'The market-based result is not determined: a residual mix or the factor of a contract is missing. The location-based amount in its place must not be reported as market-based.',
  'market_basis.left_out': 'Location-based only, as requested with scope_2=location.',
  residual_mix_not_held: {
    message:
      'The market-based result for {country} is not determined. {publisher} publishes a residual mix there, and this data edition does not include it.',
    detail:
      'Send <set>supplier_factor</set> or <set>instrument</set>, or add the residual mix with an overlay row of kind residual_mix. <set>scope_2=location</set> leaves the market-based result out.',
  },
  'supplier_factor_required.full_disclosure': {
    message:
      'The market-based result for {country} is not determined. Every kWh is declared there, so it needs the factor of your supplier ({publisher}).',
    detail:
      'Send <set>supplier_factor</set> or <set>instrument</set>. <set>scope_2=location</set> leaves the market-based result out.',
  },
  'supplier_factor_required.by_supplier': {
    message:
      'The market-based result for {country} is not determined. Residual factors are published for each supplier there ({publisher}).',
    detail:
      'Send the factor of your supplier as <set>supplier_factor</set>, or send <set>instrument</set>. <set>scope_2=location</set> leaves the market-based result out.',
  },
  no_residual_mix_published: {
    message:
      'We know of no residual mix for {country}, so the market-based result uses the location-based factor.',
    detail: 'Send <set>supplier_factor</set> or <set>instrument</set> if you have a contract.',
  },
  market_based_left_out: 'The market-based result is left out (scope_2=location), so {param} was ignored.',
  scope_2_by_share: {
    message:
      'Scope 2 for {grid_area} is estimated: {percent} % of the published life-cycle factor is counted as direct emissions.',
    detail:
      'No official direct factor is included for this grid. The rest is upstream (scope 3.3). An overlay row of kind grid uses your own factor.',
  },
  grid_co2_only: {
    message: 'The published factor for {grid_area} covers CO2 only, without methane and nitrous oxide.',
    detail: 'Emissions in CO2e are slightly higher. An overlay row of kind grid uses your own factor.',
  },
  grid_losses_unknown: {
    message: 'The publisher does not say whether the factor for {grid_area} includes grid losses.',
    detail:
      'With <set>include_td_losses=true</set> they could be counted twice. An overlay row of kind grid uses your own factor.',
  },
  losses_in_scope_2: 'Scope 2 for {grid_area} includes grid losses, so none are added.',
  'location_assumed.grid': {
    message: 'No location was given, so we assumed the grid of {country}.',
    detail: 'Set <set>country</set>, or <set>cloud_provider</set> and <set>cloud_region</set>.',
  },
  'country_ignored.cloud':
    'The cloud region {cloud_region} is in {grid_area}, so the country {country_code} was ignored.',
  state_ignored: 'The cloud region {cloud_region} is in {grid_area}, so the state {value} was ignored.',
  subregion_ignored:
    'The cloud region {cloud_region} is in {grid_area}, so the eGRID subregion {value} was ignored.',
  region_ignored: 'The region filter was ignored because you named a single country.',
  'estimated_factor.grid_proxy': {
    message: 'No grid factor is published for {country}, so we used that of {proxy_country}.',
    detail:
      "No exact value is known. With <set>supplier_factor</set> you can give your supplier's factor for the market-based result.",
  },
  'estimated_factor.grid_mix': {
    message:
      'No grid factor is published for {country}, so we calculated one from its {year} generation mix.',
    detail:
      "With <set>supplier_factor</set> you can give your supplier's factor for the market-based result.",
  },
  'estimated_factor.traction_grid':
    'No grid factor is known for {country}; that part of the route uses the average of the rest.',
  'factor_from_other_year.grid':
    'For {grid_area} there is no {edition_year} electricity factor, so we used the one for {year}.',
  default_td_losses: {
    message: 'No plausible grid losses are published for {country}, so we assumed {percent} %.',
    detail: '<set>include_td_losses=false</set> leaves losses out.',
  },
  'factor_from_other_region.losses': {
    message: 'Grid losses are the national average of {country}; none are published for {region_name}.',
    detail: '<set>include_td_losses=false</set> leaves losses out.',
  },
  td_losses_included:
    'The published factor for {grid_area} already includes grid losses, so none were added.',
  losses_in_upstream: {
    message:
      'For {grid_area}, upstream emissions and grid losses are published as one value, so losses are not added again.',
    detail: 'The combined value is shown as upstream (scope 3.3).',
  },
  estimated_split: {
    message:
      'Direct emissions for {grid_area} are estimated as {percent} % of the published life-cycle factor.',
    detail: '<set>include_wtt=true</set> uses the full life-cycle factor as published.',
  },
  'default_upstream.grid': {
    message:
      'No upstream factor is published for {grid_area}, so we added {percent} % of the direct emissions.',
    detail: '<set>include_wtt=false</set> leaves upstream emissions out.',
  },
  estimated_upstream: {
    message:
      "Upstream emissions for {grid_area} are estimated: Ember's life-cycle factor minus the official direct factor.",
    detail: '<set>include_wtt=false</set> leaves upstream emissions out.',
  },
  grid_scaled_to_year: {
    message:
      "We have no official factor for {country} for {year}, so we scaled Ember's {year} value to the official {official_year} level (× {ratio}).",
    detail:
      "Ratio: official factor over Ember's factor, both for {official_year}. <set>year={official_year}</set> uses the official factor as published.",
  },
  clean_grid: {
    message: 'This grid is low-carbon: {g_per_kwh} g CO2e/kWh.',
    detail: 'Below {limit_g_per_kwh} g CO2e/kWh counts as low-carbon here.',
  },
  dirty_grid: {
    message: 'This grid is carbon-intensive: {g_per_kwh} g CO2e/kWh.',
    detail:
      'Above {limit_g_per_kwh} g CO2e/kWh counts as carbon-intensive here. A renewable tariff or your own generation lowers the market-based result, not the location-based one.',
  },
  'validation_error.subregion_abroad':
    'eGRID subregions apply to the United States only. Send subregion alone or with country=US, and without state.',
  'validation_error.ember_countries_only':
    'Ember publishes no {part, select, state {state} other {subregion}} factors. Leave out grid_source, or send the country only.',
  'validation_error.state_without_country':
    'state needs a country, for example country=US with state=CA, or country=CA with state=ON.',
  'validation_error.state_unknown': "We don't know the state {value} in {country}. Available: {allowed}.",
  'validation_error.country_without_states':
    'We have no state-level factors for {country}, only for {countries}.',
  'validation_error.subregion_unknown':
    "We don't know the eGRID subregion {value}. {has_list, select, true {Available: {allowed}.} other {This data edition has none; others do.}}",
  'validation_error.kwh_maximum': 'kwh must be at most {maximum} kWh; you sent {sent} {unit}.',
  'validation_error.instrument': '{param} needs instrument: certificate, ppa or supplier_rate.',
  'validation_error.instrument_factor':
    'instrument needs instrument_factor, its factor in g CO2e per kWh: for example 0 for wind power.',
  'validation_error.instrument_kwh':
    'instrument_kwh must be at most the amount of electricity, {maximum} {unit}; you sent {sent} {unit}.',
  'validation_error.two_supplier_rates':
    'Send either supplier_factor or instrument=supplier_rate: both are the rate of the supplier.',
  'validation_error.supplier_factor_unused':
    'The instrument covers all of the electricity, so supplier_factor would have no effect. Send instrument_kwh, or leave out supplier_factor.',
  'validation_error.cloud_pair': 'Send both cloud_provider and cloud_region; {param} is missing.',
  'no_factor.grid': 'No grid factor is available for {country} ({country_code}).',
  'no_factor.grid_ember':
    'Ember publishes no grid factor for {country} ({country_code}). Leave out grid_source to use the official one.',
})
