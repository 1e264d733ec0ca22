/** What is said of any request: its parameters, and names that are not among them. */
import { texts } from '../infer.ts'

/** The same of values with a code of their own. */
const VALUE =
  "We don't know {value} as {param}.{has_suggestion, select, true { Did you mean {near}?} other {}} {has_setting, select, true {With {setting}, choose one of} other {Choose one of}}: {allowed}."
const AMBIGUOUS = '{value} can mean several things: {readings}. Choose one of: {allowed}.'
const OTHER_EDITION =
  '{value} is not in data edition {edition}, but in that of {years}. Send year={year}{has_other_param, select, true { instead of {other_param}} other {}}.'

export const request = texts({
  unknown_parameter: {
    message: 'Unknown parameter {name} was ignored.',
    detail: '{has_suggestion, select, true {Did you mean {near}?} other {}}',
  },
  'unknown_parameter.more':
    '{count, plural, one {One more unknown parameter was ignored.} other {# more unknown parameters were ignored.}}',
  nearest_class: {
    message: 'We have no class of its own for {value}, so we used the nearest one, {meaning}.',
    detail: '<set>{param}={meaning}</set> selects it directly.',
  },
  word_taken: { message: 'We read {value} as {meaning}.', detail: 'Note: {note}' },
  'word_taken.tonne': {
    message: 'We read {value} as a metric tonne (1,000 kg).',
    detail: 'For US short tons use <set>unit=lb</set> and 2,000 times the number.',
  },
  boundary_not_applicable: {
    message: 'The boundary {boundary} changes nothing here: these factors have one boundary.',
    detail: 'The page of the method says what they contain.',
  },
  gwp_not_convertible: {
    message: '{percent} % of the result is not in {gwp_set}: it keeps its published GWP.',
    detail:
      'Its publisher does not list the gases, or their split is our own estimate. <field>gwp_shares</field> shows the share in each GWP set.',
  },
  gwp_missing_component: {
    message: '{percent} % of the mass of {gas} has no GWP in {gwp_set}, so it counts as zero.',
    detail: 'The IPCC report lists no value for {components}.',
  },
  'validation_error.boundary_contradicted':
    '{option} means {setting}, but you sent another value for {param}. Send one of them.',
  'no_exact_factor.strict':
    'There is no exact factor for this, and strict={strictness} allows no substitutes: {notice}{has_lines, select, true { It affects: {lines_touched}.} other {}}',

  'validation_error.required':
    '{param} is missing.{has_example, select, true { Send it, for example {example}.} other {}}',
  'validation_error.required_choice': '{param} is missing. Choose one of: {allowed}.',
  'validation_error.required_near': '{message} You sent {name}: did you mean {param}?',
  'validation_error.needs_country':
    'Add {param}, for example {param}=GB. You can leave it out if {location_param} is a code such as LHR or coordinates, or with {distance_param}.',
  'validation_error.needs_hours': 'Send hours or days.',
  'validation_error.needs_leak': 'Send the amount leaked, or charge and leak_rate.',
  'validation_error.needs_tokens':
    'Enter tokens_input and tokens_output (or prompt_tokens and completion_tokens), or energy_wh.',

  'validation_error.repeated': '{param} was sent {count} times. Send it once.',
  'validation_error.same_parameter': '{param} and {other_param} mean the same. Send only one of them.',
  'validation_error.unknown':
    '{name} is not a parameter of this endpoint.{has_suggestion, select, true { Did you mean {near}?} other {}}{is_strict, select, true { With strict=true this is an error.} other {}}',
  'validation_error.of_another_type': '{name} is a parameter of {types}, not of {type}.',
  'validation_error.of_batches':
    'fields can only be used for batches, in the URL: POST /v1/batch?fields=full.',
  'validation_error.said_twice': '{name} means {meaning}, and you also sent {given}. Send only one of them.',
  'validation_error.looks_like':
    '{name} looks like {near}, and you also sent {given}. Send only one of them.',

  'validation_error.boolean': '{param} must be true or false; you sent {value}.',
  'validation_error.country_group':
    '{value} is a group of countries. Choose one country, for example DE or FR.',
  'validation_error.country_state':
    '{value} is a state in {country}. Send {param}={country_code} and {value} as the state or place.',
  'validation_error.country':
    "We don't recognise the country {value}.{count, plural, =0 {} one { Did you mean {countries} ({code})?} other { Similar names: {countries}.}} Use a country name or a two-letter code such as GB.",
  'validation_error.countries':
    "We don't recognise these countries: {given}. Use country names or two-letter codes such as GB.",
  'validation_error.country_count':
    '{param} takes {minimum} to {maximum} different countries separated by commas; {value} has {count}.',
  'validation_error.code':
    '{param} must be a code of up to 20 letters, digits or hyphens{has_names, select, true {, or a name} other {}}; you sent {value}.{has_suggestion, select, true { Did you mean {name} ({code})?} other {}}',
  'validation_error.name':
    '{param} must be 1 to {maximum} plain characters (letters, digits, punctuation); you sent {value}.',
  'validation_error.text':
    '{param} must be at most {maximum} characters, without line breaks; you sent {value}.',
  'validation_error.value': VALUE,
  'invalid_unit.value': VALUE,
  'invalid_fuel_type.value': VALUE,
  'validation_error.ambiguous': AMBIGUOUS,
  'invalid_unit.ambiguous': AMBIGUOUS,
  'invalid_fuel_type.ambiguous': AMBIGUOUS,

  'validation_error.editions': '{params} each select a data edition. Send only one: year, edition or as_of.',
  'validation_error.year': 'There is no data for {value}. Available years: {years}.',
  'validation_error.edition':
    'There is no data edition {value}. Available: {editions}; a year selects its latest revision.',
  'validation_error.day': '{param} must be a date such as 2026-03-31; you sent {value}.',
  'validation_error.day_too_early':
    '{param} must be {first_day} or later, when the first default edition was released; you sent {value}.',
  'validation_error.other_edition': OTHER_EDITION,
  'invalid_unit.other_edition': OTHER_EDITION,
  'invalid_fuel_type.other_edition': OTHER_EDITION,
  'no_factor.other_edition':
    '{message} There is one for {years}: send year={year}{has_other_param, select, true { instead of {other_param}} other {}}.',

  'validation_error.field_without_value':
    'field chooses what format=value returns. Leave it out with format={format}.',
  'validation_error.field':
    '{value} is not the name of one value. Use one of {allowed}, or the path of a text, a number or a boolean in the JSON.',

  'validation_error.row': 'A row must be an object with "type" and "params".',
  'validation_error.row_type': 'Each row needs a "type", for example "hotel".',
  'validation_error.row_params': 'Each row needs "params": an object of parameters. For example: {example}.',
  'validation_error.row_key':
    '{name} is outside "params": put parameters inside it. A row has only "id", "type" and "params".',
  'validation_error.row_fields': 'fields belongs in the URL, not in a row: POST /v1/batch?fields=full.',
  'validation_error.name_twice': '{name} is given twice. Give it once.',
  'validation_error.parameter_kind': '{param} must be text, a number, true or false.',
  'validation_error.type_missing': 'Choose a type: {allowed}.',
  'validation_error.type': "We don't know the type {value}. Choose one of: {allowed}.",
})
