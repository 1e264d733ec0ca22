/** What is said of electricity and grids. */
import { texts } from '../infer.ts'

export const electricity = texts({
  'subject.electricity': 'electricity in {grid_area}',
  'market_basis.supplier': 'The contractual factor sent as supplier_factor.',
  'market_basis.residual_mix': 'The residual mix of the country: no contractual factor was given.',
  'market_basis.grid_average':
    'The location-based factor: no contractual factor was given, and the edition has no residual mix here.',
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
  'validation_error.cloud_pair': 'Send both cloud_provider and cloud_region; {param} is missing.',
  'no_factor.grid': 'No grid factor is available for {country} ({country_code}).',
  'no_factor.grid_ember':
    'Ember publishes no grid factor for {country} ({country_code}). Leave out grid_source to use the official one.',
})
