/** What is said of calculators of an amount: water, waste, refrigerants, homeworking, purchases. */
import { texts } from '../infer.ts'

export const amounts = texts({
  'subject.homeworking': 'homeworking in {country}',
  'subject.refrigerant': 'a leak of {gas}',
  'subject.spend': 'spending on {sector} in {country}',
  'subject.waste': 'waste ({material}) in {country}',
  'subject.water': 'water in {country}',
  'amount.factors.homeworking': 'homeworking',
  'amount.factors.refrigerant': 'refrigerant',
  'amount.factors.spend': 'spending',
  'amount.factors.waste': 'waste',
  'amount.factors.water': 'water',
  'amount.difference.homeworking': 'Winters, heating and grids differ from country to country',
  'amount.difference.spend': 'Grids, prices and trade differ from country to country',
  'amount.difference.waste': 'Landfills and the distances to them differ from country to country',
  'amount.difference.water': 'Energy and treatment differ from country to country',
  'location_assumed.amount': {
    message: 'No country was given, so we assumed {country}, for which these factors are published.',
    detail: 'Set <set>country</set>.',
  },
  'factor_from_other_region.amount': {
    message: 'No {subject} factor is published for {country}, so we used the one for {publisher_country}.',
    detail: '{difference}, so this is a proxy value.',
  },
  'factor_from_other_year.amount': {
    message:
      'The publisher has no factor for {edition_year}, so we used the one for {used_year}, the nearest year.',
    detail: '<set>year={used_year}</set> matches the factor exactly.',
  },
  outside_kyoto_protocol: {
    message:
      '{gas} is not, or not fully, covered by the Kyoto Protocol; that part is reported outside scope 1.',
    detail: 'The GHG Protocol requires it to be reported separately: see <field>outside_of_scopes</field>.',
  },
  covers_transport_only: {
    message: 'This factor covers collection and transport to the plant only.',
    detail:
      'What the plant emits and saves counts for the users of its energy, material or compost: see <field>covers</field>.',
  },
  'covers_transport_only.without_recovery': {
    message:
      'No factor is published for burning without energy recovery, so we used one that covers collection and transport only.',
    detail: 'What the plant emits is missing from this result.',
  },
  'estimated_factor.blend': {
    message: 'No GWP of {gas} is published here, so we calculated it from the gases that it consists of.',
    detail: 'The mass shares are those of ASHRAE Standard 34; the GWP of each gas is in the source trail.',
  },
  'source_second_hand.gas': {
    message: 'We read the GWP of {gas} in a copy, not in the document of its publisher.',
    detail: 'The copy was compared with other lists where they have the gas.',
  },
  small_leak_rate: {
    message: 'Please check the leak rate: {percent} means {percent} percent.',
    detail: 'For a tenth of the charge, write 10.',
  },
  spend_based_estimate: {
    message: 'This is a spend-based estimate: a US industry average per dollar.',
    detail:
      'Use it to find hotspots in purchasing. Do not use it to compare products or suppliers, to track reductions or for claims: a discount would look like a reduction. Supplier data, or mass, energy or distance, is better.',
  },
  'no_factor.amount':
    'Data edition {edition} has no {subject} factors. Available in: {editions}. Set year or edition.',
  'validation_error.several_names': '{value} can mean {allowed}. Send one of them.',
  'validation_error.name_of_list':
    "We don't know {value} as {param}.{has_suggestion, select, true { Closest matches: {suggestions}.} other {}} Full list: {endpoint}.",
  'validation_error.name_of_few':
    "We don't know {value} as {param}.{has_suggestion, select, true { Closest matches: {suggestions}.} other {}} Choose one of: {allowed}.",
  'validation_error.treatment_of_material':
    'There is no factor for {value} of {material}. Choose one of: {allowed}.',
  'validation_error.leaked_twice': 'Send either the amount leaked, or charge and leak_rate, not both.',
  'validation_error.charge': 'leak_rate needs charge: how much the equipment holds.',
  'validation_error.leak_rate': 'charge needs leak_rate in percent, for example 10.',
  'validation_error.kg_maximum': 'The amount leaked must be at most {maximum} kg; yours is {kg} kg.',
  'validation_error.tonnes_maximum': 'amount must be at most {maximum} tonnes; you sent {sent} {unit}.',
  'validation_error.cubic_metres_maximum': 'amount must be at most {maximum} m³; you sent {sent} {unit}.',
  'validation_error.hours_or_days': 'Send either hours or days, not both.',
  'validation_error.hours_maximum':
    'hours (or days) and people together are {hours} hours; the maximum is {maximum}.',
  'validation_error.currency':
    'Amounts must be in {currency} of {price_year}; you sent {value}. Convert at the exchange rate of the purchase date, then adjust to {price_year} prices.',
  'validation_error.price_year':
    'Prices must be those of {price_year}; you sent {value}. Adjust the amount with a price index for the sector.',
})
