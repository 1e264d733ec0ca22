/** What is said of routes and transport chains: how they were found, which airports and ports they use, and why there is none. */
import { texts } from '../infer.ts'

export const routes = texts({
  'mode_chosen.road': {
    message: 'We chose road: the route is {km} km, within the {limit_km} km limit for road.',
    detail: 'Set <set>transport_mode=road</set> to confirm it, or rail, sea or air.',
  },
  'mode_chosen.airports': {
    message: 'We chose air: {from} and {to} are codes of airports, and you set no mode of transport.',
    detail: 'Set <set>transport_mode=air</set> to confirm it, or road, rail or sea.',
  },
  'mode_chosen.one_continent': {
    message: 'We chose road: {road_km} km, shorter than {sea_km} km by sea.',
    detail:
      'At this distance goods often go by train: <set>transport_mode=rail</set>. Set <set>transport_mode=road</set> to confirm road.',
  },
  'mode_chosen.sea': {
    message:
      'We chose sea: there is no road route{has_limit, select, true { of up to {limit_km} km} other {}}.',
    detail: 'Set <set>transport_mode=sea</set> to confirm it, or road, rail or air.',
  },
  'mode_chosen.long_road': {
    message: 'We chose road although the route is {km} km: there is no route by sea.',
    detail: 'By sea: {reason} Set <set>transport_mode=road</set> to confirm it, or rail or air.',
  },
  'mode_chosen.air': {
    message: 'We chose air: there is no route by road or sea.',
    detail: 'By sea: {reason} Set <set>transport_mode=air</set> to confirm it.',
  },
  roundabout_chain: {
    message:
      'The road legs to {from} and from {to} are longer than the direct distance; road alone may be shorter.',
    detail: 'Try <set>transport_mode=road</set>.',
  },
  roundabout_route: {
    message:
      'The road route is {km} km for {straight_km} km as the crow flies; check whether anyone would drive it.',
    detail: 'Enter the distance, or choose another mode of transport.',
  },
  inland_port_not_used:
    '{place} has an inland port ({port_code}), but we have no routes or factors for inland ships; we used lorries to the sea port.',
  airport_chosen:
    'For {place} we assumed {airport} ({airport_code}), {km} km away: {reason}. Travel to the airport is not included.',
  'airport_chosen.chain': {
    message: 'For {place} we assumed {airport} ({airport_code}), {km} km by road: {reason}.',
    detail: 'The road leg to the airport is included.',
  },
  'airport.reason.main_of_country': 'the main airport of {country}',
  'airport.reason.first_of_city': 'the main airport of {city}',
  'airport.reason.first_of_city_long': 'the main airport of {city} for flights over {limit_km} km',
  'airport.reason.first_of_city_domestic': 'the main airport of {city} for domestic flights',
  'airport.reason.nearest_of_city': 'the nearest airport of {city}',
  'airport.reason.nearest_of_city_long': 'the nearest airport of {city} for flights over {limit_km} km',
  'airport.reason.nearest_of_city_domestic': 'the nearest airport of {city} for domestic flights',
  'airport.reason.abroad': 'the usual airport abroad, because {country} has no scheduled flights',
  'airport.reason.small':
    'a small airport with scheduled flights; there is no larger one within {limit_km} km',
  'airport.reason.nearest': 'the nearest medium or large airport with scheduled flights',
  'airport.reason.nearest_large_long': 'the nearest large airport, for a flight over {limit_km} km',
  'airport.reason.nearest_medium_long':
    'the nearest medium airport with scheduled flights; no large one is less than {limit_km} km farther',
  port_chosen:
    'For {place} we assumed the port of {port} ({port_code}), {port_kind}, {km} km away. Travel to the port is not included.',
  'port_chosen.chain': {
    message: 'For {place} we assumed the port of {port} ({port_code}), {km} km by road.',
    detail:
      'Among ports in reach, preferably with regular services, it needs the least road and sea distance (1 km of road counts as 10 km of sea). The road leg is included.',
  },
  'ambiguous_place.port': {
    message:
      'We read {place} as the port {port} ({port_code}), {port_kind}; the town of that name is {km} km away.',
    detail: 'Enter another port code or coordinates if this is wrong.',
  },
  'port.kind.deep_sea': 'a deep-sea port',
  'port.kind.feeder': 'a feeder port',
  'port.kind.caspian': 'a Caspian Sea port',
  'port.kind.lake': 'a Great Lakes port',
  'port.kind.river': 'a river port',
  'port.kind.inland': 'an inland barge port',
  'port.kind.terminal': 'a terminal without container services',
  'port.kind.other': 'a harbour',
  road_engine_unavailable:
    'The routing service did not respond; the road distance is an estimate from the built-in road model.',
  road_engine_no_route:
    'The routing service found no road route; the distance is an estimate from the built-in road model.',
  'ferry_on_route.engine':
    'The road route includes a ferry; emissions are calculated as if the whole route were by road.',
  ferry_on_route: {
    message: '{km} km of this route are by ferry; the emissions of the ferry are not included.',
    detail:
      'Calculate the crossing separately with <set>transport_mode=ferry</set> (trips) or <set>transport_mode=sea</set> (freight).',
  },
  'ferry_on_route.mostly_ferry': {
    message: 'Most of this route ({km} km) is by ferry, and the emissions of the ferry are not included.',
    detail:
      'Calculate the crossing separately and add it: <set>transport_mode=ferry</set> (trips) or <set>transport_mode=sea</set> (freight).',
  },
  ferry_taken: {
    message: 'Ferry {ferry}: {km} km. Travel to and from the ports is not included.',
    detail: 'Straight-line distance to and from the ports: {access_km} km.',
  },
  rail_estimated: {
    message:
      'The rail distance is estimated as {ratio} times the road distance; we did not check whether trains run.',
    detail: 'The road distance is taken without ferries.',
  },
  'no_route.road':
    'There is no road route{without_ferry, select, true { without a ferry} other {}} from {from} to {to}.',
  'no_route.rail': 'There is no land route from {from} to {to}, so no train can run.',
  'no_route.sea':
    'There is no sea route from {from} to {to}{has_closed, select, true { without {passages}} other {}}.',
  'no_route.sea_lane': 'There is no shipping lane within {limit_km} km of {place}.',
  'no_route.port':
    'There is no port within {limit_km} km of {place}{has_nearest, select, true {; the nearest, {nearest}, is {nearest_km} km away} other {}}.',
  'no_route.ports_apart': 'No ports near {from} and {to} are connected by sea.',
  'no_route.chain_ports_apart': 'No ports that serve {from} and {to} are connected by sea.',
  'no_route.seaport': 'There is no seaport within {limit_km} km by road of {place}.',
  'no_route.seaport_road': 'There is no road route of up to {limit_km} km from {places} to a seaport.',
  'no_route.same_airport':
    'Both places use the same airport, {airport} ({airport_code}), so there is no flight between them.',
  'no_route.airport_road':
    'There is no airport with scheduled flights and road access within {limit_km} km of {place}.',
  'no_route.airport': 'There is no airport within {limit_km} km of {place}.',
  'no_route.same_terminal': 'Both places use the same airport or port, {place}.',
  'no_route.ferry_only':
    'The route from {from} to {to} is a ferry crossing only ({km} km). Choose ferry or sea.',
  'no_route.inland_port':
    '{place} ({port_code}) is an inland port, and we have no inland shipping routes. Enter the town instead, or choose road or rail.',
  'no_route.any_mode': 'There is no route by road, sea or air. {road_reason} {sea_reason} {air_reason}',
  'no_route.enter_distance': '{reason} If you know the distance, enter it as {param}.',
  'no_route.no_places': 'No two different places were given.',
  'no_route.used_places': '{reason} We used {from} and {to}.',
})
