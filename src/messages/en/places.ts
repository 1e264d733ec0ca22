/** What is said of places: how they were found, which of several was used, and why none was. */
import { texts } from '../infer.ts'

export const places = texts({
  place_reduced: {
    message: 'We only recognised part of your input and used {place}.',
    detail: 'Add a country, or use coordinates, if this is not the right place.',
  },
  'location_assumed.area': '{value} is a country or region, so we used its main town, {place}.',
  'location_assumed.no_place': {
    message: 'Only a distance was given, so we used the factors of {country}.',
    detail: 'Set <set>{param}</set> to change this.',
  },
  'location_assumed.main_place': {
    message:
      'No place in {country} was given, so we assumed {is_airport, select, true {its busiest airport} other {its capital}}, {place}.',
    detail: 'Name a town or airport for an exact distance.',
  },
  'location_not_found.country': {
    message: "We couldn't find {query}, so we used {place}, the main place in {country}.",
    detail: 'The distance is to the main place. {hint}',
  },
  'location_not_found.area': {
    message: "We couldn't find {query}, so we used {place}, the main place of {area}.",
    detail: 'The distance is to the main place. {hint}',
  },
  'country_ignored.place':
    '{place} is in {country}, not in {given_country}; the country you gave was ignored.',
  place_corrected: "We couldn't find {query} and used {place}, the only similar name.",
  'place_corrected.leading_zero':
    'We read {value} as postcode {postcode} ({place}); spreadsheets often drop the leading zero.',
  geocoder_unavailable: 'The address service did not respond, so we used the built-in place list.',
  ambiguous_place: {
    message: 'We used {place}, the most likely of several places with this name.',
    detail: 'For another one, enter {other_places}.',
  },
  'ambiguous_place.guess': {
    message: 'Several places have this name; we assumed {place}. Please check.',
    detail: 'For another one, enter {other_places}.',
  },
  postcode_area: {
    message:
      'We only know the {width, select, area {area} other {region}} of postcode {postcode} and used {place}, accurate to about {km} km.',
    detail: 'Enter the town or coordinates for an exact distance.',
  },
  postcode_town: 'We located postcode {postcode} by its town, {place}, accurate to about {km} km.',
  'postcode_town.prefix':
    'We located postcode {postcode} by its first part, {prefix}: {place}, accurate to about {km} km.',
  postcode_disagrees: {
    message: 'Postcode {postcode} belongs to {postcode_place}, {km} km from {place}; we used {place}.',
    detail: 'Enter only the postcode or only the town.',
  },
  'place_not_found.search': 'No place found for {query}.',
  'place_not_found.search_in_country': 'No place found for {query} in {country}.',
  'place_not_found.name': "We couldn't find {query}. {hint}",
  'place_not_found.in_country': "We couldn't find {query} in {country}. {hint}",
  'place_not_found.postcode':
    'We couldn\'t find postcode {postcode} without its country. Enter the town (for example "Springfield, IL"), a code such as LHR, or coordinates.',
  'place_not_found.postcode_in_country':
    'We couldn\'t find postcode {postcode} in {country}. Enter the town (for example "Springfield, IL"), a code such as LHR, or coordinates.',
  'place_not_found.country_group':
    '{query} is a group of countries. Enter one country or a place in it, such as Paris.',
  'place.hint.misspelt': 'Did you mean {near}?',
  'place.hint.similar': 'Similar names: {suggestions}.',
  'place.hint.none': 'Enter a town, an airport or port code, a postcode, or coordinates such as 52.52,13.40.',
  'validation_error.coordinates': '{query} is not a known postcode, nor valid coordinates. {hint}',
  'validation_error.country_of_place': 'Add the country for {place} (did you mean {code}?).',
  'validation_error.country_of_unknown_place': 'Add a country. {reason}',
  'validation_error.country_without_towns':
    'We know no town or airport in {country}. Enter coordinates for {param}.',
  same_place:
    'Start and destination are the same place ({place}). Enter two different places, or a distance ({param}).',
})
