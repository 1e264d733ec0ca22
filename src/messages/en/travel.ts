/** What is said of trips. */
import { texts } from '../infer.ts'

export const travel = texts({
  'subject.travel':
    'a {mode, select, flight {flight} rail {rail journey} bus {bus journey} ferry {ferry crossing} taxi {taxi ride} motorbike {motorbike journey} other {car journey}}',
  mode_assumed: {
    message:
      'No mode of transport was given, so we assumed {mode, select, flight {a flight} rail {a train journey} other {a car journey}}: {reason}.',
    detail: 'Set <set>transport_mode</set> to change this.',
  },
  'mode_assumed.airports': 'Both places are airport codes, so we calculated a flight.',
  'mode_assumed.vehicle': 'We took the mode of transport from the vehicle type {vehicle_type}: {mode}.',
  'mode.reason.given_distance_long': 'the distance is over {limit_km} km',
  'mode.reason.far_apart': '{from} and {to} are over {limit_km} km apart',
  'mode.reason.no_land_route': 'no land route is known',
  'mode.reason.sea_between': 'the sea lies in between',
  'mode.reason.land_route_long': 'the land route is over {limit_km} km',
  'mode.reason.land_route_short': 'there is a land route of up to {limit_km} km',
  'mode.reason.land_route_no_trains':
    'there is a land route of up to {limit_km} km, and {country} has no intercity trains',
  vehicle_type_ignored: {
    message: 'The vehicle type was ignored: flights are calculated by cabin class.',
    detail: 'Set <set>cabin_class</set> instead.',
  },
  cabin_class_ignored: 'The cabin class was ignored; it applies to flights only.',
  haul_ignored: 'The haul was ignored; it applies to flights only.',
  'vehicle_type_replaced.taxi': {
    message: 'No factor is published for a taxi of type {vehicle_type}, so we used the average taxi.',
    detail: '<set>vehicle_type=regular</set> selects it directly.',
  },
  'vehicle_type_replaced.rail_service': {
    message: 'No {vehicle_type} factor is known for {countries}, so we used average national trains there.',
    detail: '<set>vehicle_type=national</set> uses them for the whole trip.',
  },
  'vehicle_type_replaced.international_rail': {
    message:
      'The "international" rail factor is for Eurostar only, so we used the national trains along this route.',
    detail:
      'Eurostar: between the UK and France, Belgium and the Netherlands. <set>vehicle_type=national</set> selects national trains directly.',
  },
  no_passenger_railway: {
    message: '{country} has no intercity passenger trains; the result is for a train along the road route.',
    detail: 'Choose the mode really used, such as bus, car or flight.',
  },
  short_crossing: {
    message: 'The distance of this short ferry crossing is probably too long; enter it if you know it.',
    detail: 'We measure along shipping lanes between larger ports. Set <set>distance_km</set>.',
  },
  distance_given: {
    message: 'We used your distance; our route would be {km} km.',
    detail: 'Duration, waypoints and country shares come from our route.',
  },
  'distance_given.no_route': {
    message: 'We used your distance; we found no route of our own.',
    detail: 'Reason: {reason}',
  },
  upstream_left_out: {
    message: 'Upstream (well-to-tank) emissions are not included.',
    detail: '<set>include_wtt=true</set> adds them.',
  },
  'upstream_left_out.flight': {
    message: 'Non-CO2 effects of flying are included; upstream (well-to-tank) emissions are not.',
    detail:
      '<set>include_wtt=true</set> adds upstream emissions. <field>co2e_without_radiative_forcing</field> has the total without non-CO2 effects.',
  },
  vehicle_assumed: {
    message: 'The journey is over {limit_km} km, so we assumed a coach and not a local bus.',
    detail: '<set>vehicle_type=local</set> uses the local bus.',
  },
  coach_likely: {
    message: 'We assumed a local bus; a coach is more likely at this distance and emits less than a third.',
    detail: '<set>vehicle_type=coach</set> uses the coach factor.',
  },
  cabin_unavailable: {
    message: 'No {cabin} factor is published for {haul} flights, so we used {used_cabin}.',
    detail: '<set>cabin_class={used_cabin_class}</set> selects it directly.',
  },
  per_vehicle: {
    message: 'We counted one vehicle for all {passengers} passengers.',
    detail: 'For more vehicles, calculate once per vehicle or multiply the result.',
  },
  near_haul_band_edge: {
    message:
      'This flight is close to the limit between {haul} and {other_haul}; as {other_haul} it would be {kg} kg CO2e.',
    detail: 'Distance {km} km, limit {limit_km} km. Set <set>haul</set> to choose.',
  },
  'outside_publisher_definition.other_row': {
    message:
      "The {haul} factor we used is published for flights {flights}; by the publisher's own rule this flight would be {kg} kg CO2e.",
    detail:
      "The publisher's category for this flight: {publisher_category}. We chose the factor by {rule, select, distance {its distance} other {your setting}}. No published factor fits exactly. <set>haul_rule=publisher</set> uses the publisher's rule.",
  },
  'outside_publisher_definition.same_row': {
    message: 'The {haul} factor we used is published for flights {flights}, which this flight is not.',
    detail:
      "The publisher's category for this flight: {publisher_category}. No published factor fits it exactly.",
  },
  'haul.described.domestic': 'within the UK',
  'haul.described.short': 'between the UK and nearby countries',
  'haul.described.long': 'between the UK and distant countries',
  'haul.described.international': 'between two countries outside the UK',
  'haul.publisher.domestic': 'domestic (both ends in the UK)',
  'haul.publisher.short': 'short haul (by its list of territories)',
  'haul.publisher.long': 'long haul (by its list of territories)',
  'haul.publisher.international': 'international (not to or from the UK)',
  'haul.publisher.none':
    'none of its own; the closest is international, although this flight stays in one country',
  'estimated_factor.flight_curve': {
    message: 'This flight uses our own distance curve, an estimate fitted to several publishers.',
    detail: '<set>haul_rule=publisher</set> uses published factors instead.',
  },
  'estimated_factor.rail_mix':
    'Rail emissions in {countries} are estimated from the share of electric trains, the national grid and diesel.',
  'estimated_factor.rail_energy': {
    message: 'Rail emissions in {country} are estimated from train energy use and the national grid.',
    detail: 'Factor: {factor_name}.',
  },
  'factor_from_other_region.travel': {
    message:
      'The factor describes travel in {publisher_country}; none is available {has_countries, select, true {for {countries}} other {for this route}}.',
    detail: 'Factor: {factor_name}. No other vehicle type has an exact factor there either.',
  },
  'default_upstream.travel': {
    message:
      'The published factor for {country} leaves out upstream emissions, so we added them by the UK ratio.',
    detail: '<set>include_wtt=false</set> leaves them out.',
  },
  'no_factor.electric_vehicle':
    "No grid factor is available for any country on this route, so an electric vehicle can't be calculated.",
  'no_factor.haul':
    'Data edition {edition} has no factors for {haul} flights. Set year={year} for the latest edition of that year.',
  'validation_error.vehicle_type': "We don't know the vehicle type {value}. Choose one of: {allowed}.",
})
