/** Texts of reports: what an assurer asks of an inventory. */
import { texts } from '../infer.ts'

export const reportFacts = texts({
  'report.not_determined': 'not determined',
  'report.not_known': 'not known',
  'report.nothing': 'Nothing to report: no row was calculated.',
  'report.share': '{share_name} {percent} %',
  'report.forcing': 'Radiative forcing of flights (not in any total)',
  'report.head.low_t': 'Likely range, low, t',
  'report.head.high_t': 'Likely range, high, t',
  'report.head.quality': 'Data quality',
  'report.head.shares': 'Data quality by kilogram',
  'report.head.note': 'Note',
  'report.gwp.ipcc_ar4_gwp100': 'IPCC AR4',
  'report.gwp.ipcc_ar5_gwp100': 'IPCC AR5',
  'report.gwp.ipcc_ar6_gwp100': 'IPCC AR6',
  'report.gwp.ipcc_gwp100': 'set not named, or several',
  'report.gwp.not_known': 'not known',
  'report.gwp.nothing': 'no emissions',
  'report.fact.title': 'Checks',
  'report.fact.activity': 'Activity: {type}',
  'report.fact.activity_text': '{activity_amount} {unit}: {text}',
  'report.fact.gwp': 'GWP (100 years) by kilogram',
  'report.fact.market': 'Scope 2, market-based',
  'report.fact.market_determined': 'determined for every row',
  'report.fact.market_left_out': 'only the location-based result was requested (scope_2=location).',
  'report.fact.undetermined':
    'not determined for {count, plural, one {1 row} other {# rows}} ({list}): {text}',
  'report.fact.more': 'and {count} more; see the sheet ESRS E1-6.',
  'report.fact.forcing': 'Radiative forcing',
  'report.fact.forcing_text':
    '{forcing_t} t CO2e, not in any total ({percent} % of the location-based total)',
  'report.fact.upstream': 'Upstream emissions',
  'report.fact.upstream_none': 'none',
  'report.fact.upstream_text': '{upstream_t} t CO2e, of which {percent} % is estimated',
  'report.fact.boundary': 'Boundary',
  'report.fact.boundary_same': 'Upstream emissions are in all rows of an activity, or in none.',
  'report.fact.boundary_mixed': 'Mixed: only some rows have upstream emissions ({list}).',
  'report.fact.forcing_mixed':
    'Radiative forcing is part of the result of {forcing_in_rows} rows and beside the result of {forcing_out_rows} rows; this inventory adds it to no total.',
  'report.fact.completeness': 'Completeness',
  'report.fact.rows': '{ok} of {count, plural, one {1 row} other {# rows}} calculated.',
  'report.fact.lines_undetermined':
    '{count, plural, one {1 line has no value} other {# lines have no value}} (not determined).',
  'report.fact.biogenic_unknown':
    'Biogenic CO2 beside {scope_name} is not known for {count, plural, one {1 row} other {# rows}}.',
  'report.row.unknown_line': 'This line of a result is not valid: {value}',
  'report.row.lines_differ': 'The lines do not add up to co2e_kg.',
})
