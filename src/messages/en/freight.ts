/** What is said of shipments. */
import { texts } from '../infer.ts'

export const freight = texts({
  'subject.freight': 'a shipment by {mode, select, air {air} rail {rail} sea {sea} other {road}}',
  short_sea_likely: {
    message:
      'On a sea leg under {km} km, a short-sea container ship is more likely: {kg} kg CO2e for this leg.',
    detail: '<set>vehicle_type=container_short_sea</set> uses that ship class.',
  },
  'near_haul_band_edge.freight': {
    message:
      'This flight is close to the limit between {haul} and {other_haul}; as {other_haul} this leg would be {kg} kg CO2e.',
    detail: 'Limit {limit_km} km. <set>planned_distance_km</set> sets the distance flown.',
  },
  load_above_payload: {
    message:
      '{tonnes} t is more than one {vehicle} can carry ({payload_kg} kg); it takes at least {vehicle_count}.',
    detail:
      'Choose a larger <set>vehicle_type</set>, or <set>service_type=dedicated</set> for whole vehicles.',
  },
  second_vehicle: {
    message:
      '{tonnes} t needs {vehicle_count} vehicles: by law, one {vehicle} can carry {payload_kg} kg here.',
    detail:
      'Limit: {gross_kg} kg gross ({law}), less {unladen_kg} kg unladen. A shared load has no such step: <set>service_type=shared</set>.',
  },
  'second_vehicle.class': {
    message: '{tonnes} t needs {vehicle_count} vehicles: one {vehicle} can carry {payload_kg} kg.',
    detail:
      'Limit of the class: {gross_kg} kg gross, less {unladen_kg} kg unladen. Choose a larger <set>vehicle_type</set>, or <set>service_type=shared</set>.',
  },
  'second_vehicle.average': {
    message:
      '{tonnes} t needs {vehicle_count} vehicles: a full {vehicle} carries {payload_kg} kg in this data edition.',
    detail:
      'This edition takes the average load of a full vehicle as the limit. Newer editions take the legal limit.',
  },
  'factor_from_other_region.freight_payload': {
    message:
      'We know no legal mass limit for lorries in {country}, so we used {gross_kg} kg, the limit of another region.',
    detail: 'Limit: {law}.',
  },
  'factor_from_other_region.freight_uk': {
    message: 'Where no open national factors exist for lorries and trains, we used UK factors.',
    detail:
      'No other openly licensed factors cover these vehicle classes. The operator of this server can add national factors.',
  },
  'factor_from_other_region.freight_us': {
    message:
      'No factor is known for {mode, select, rail {trains} other {lorries}} in {country}, so we used the US one.',
    detail: 'Factor: {publisher_row}.',
  },
  'outside_publisher_definition.air_freight': {
    message:
      'Air freight factors are published for flights within, to and from the UK; we used the one for this distance.',
    detail: 'No published factor fits this flight exactly. The operator of this server can add one.',
  },
  'biofuel_biogenic_carbon.freight': {
    message:
      'This shipment uses a biofuel ({fuel}): its biogenic CO2 is reported outside the scopes and is not in the total.',
    detail: 'CH4, N2O and well-to-tank emissions are included.',
  },
  shared_leg: {
    message: 'Whole vehicles apply to road legs only; the {modes} legs are counted as shared transport.',
    detail: 'You set <set>service_type={service_type}</set>.',
  },
  empty_return_not_added:
    'No empty return was added: no vehicle in this transport chain returns empty for a single shipment.',
  empty_return_added: {
    message: 'The empty return trip of the road vehicles is included.',
    detail:
      '{is_shared, select, true {Average-load factors already include typical empty running, so part of it may be counted twice.} other {}}',
  },
  'validation_error.boundary_of_footprint':
    'format=ileap is well to wheel. Leave out {option}, or send {setting}.',
  without_radiative_forcing: {
    message:
      'The total excludes radiative forcing, as ISO 14083 requires; the value with it is shown separately.',
    detail: 'See <field>radiative_forcing</field>.',
  },
  'without_radiative_forcing.own_factor':
    "The total uses the server operator's own factor; no value with radiative forcing is known for it.",
  planned_distance: {
    message:
      'We used your distance for {is_main_leg, select, true {the main leg} other {the leg}}; duration and countries are scaled to it.',
    detail: 'The line on the map is the modelled route.',
  },
  'planned_distance.no_places': {
    message:
      'We used your distance for this leg; without places there is no line on the map and no duration.',
    detail: '<set>planned_distance_km</set> was given without places.',
  },
  'estimated_factor.freight_regional': {
    message:
      'Emissions of {mode, select, rail {trains} other {lorries}} in {country} are estimated from electric traction on the national grid and diesel for the rest.',
    detail: '{publisher_row}.{has_note, select, true { {note}.} other {}}',
  },
  'estimated_factor.freight_fuel': {
    message:
      'No open factor exists for this vehicle with {fuel}, so we adjusted the diesel factor by published ratios.',
    detail: 'Ratios: {derivation}.',
  },
  'estimated_factor.freight_electric': {
    message: 'The electricity use of this vehicle is estimated.',
    detail: 'Derivation: {derivation}.',
  },
  'estimated_factor.empty_van':
    'No factor is published for an empty van, so we used the empty-to-average ratio of {vehicle}.',
  'estimated_factor.refrigerated_class':
    'No factor is published for this vehicle refrigerated, so we applied the refrigerated-to-ambient ratio of {vehicle}.',
  'estimated_factor.refrigerated_flat':
    'No factor is published for refrigerated goods on this mode of transport, so we added {percent} % (estimate).',
  'default_upstream.freight_scaled':
    'The published factor for {mode, select, rail {trains} other {lorries}} in {country} leaves out upstream emissions, so we added them by the UK ratio.',
  'default_upstream.freight_missing': {
    message:
      'The published factor for {mode, select, rail {trains} other {lorries}} in {country} leaves out upstream emissions, and none are known.',
    detail: 'The result therefore covers direct emissions only for this part.',
  },
  'vehicle_type_replaced.freight_fuel': {
    message: 'No {fuel} factor is known for {vehicle}, so we used {used_vehicle}.',
    detail:
      'It is the class with that fuel whose diesel consumption is closest. <set>vehicle_type={used_type}</set> selects it directly.',
  },
  main_leg_by_other_mode:
    'The main leg is by {mode}, so {param} {value} applies to the road legs before and after it.',
  'validation_error.freight_vehicle':
    '{value} is not {mode, select, air {an air} other {a {mode}}} vehicle. Choose one of: {allowed}.',
  'validation_error.weight': '{param} must be above 0 and at most {maximum} kg; you sent {weight} {unit}.',
  'validation_error.passage': "We don't know the passage {values}. You can avoid: {allowed}.",
  'no_factor.freight_fuel':
    'There is no open factor for {vehicle} ({mode}) with {fuel}. Available fuels: {allowed}.',
  'no_factor.freight_vehicle': 'There is no open factor for {vehicle} ({mode}) with {fuel}.',
  'no_factor.electric_leg':
    'The electric leg crosses {countries}, for which no grid factor is available. Choose another fuel.',
})
