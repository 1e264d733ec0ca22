import type { travel as english } from '../en/travel.ts'
import { translated } from '../infer.ts'

export const travel = translated<typeof english>()({
  'subject.travel':
    '{mode, select, flight {einen Flug} rail {eine Bahnfahrt} bus {eine Busfahrt} ferry {eine Fährfahrt} taxi {eine Taxifahrt} motorbike {eine Motorradfahrt} other {eine Autofahrt}}',
  mode_assumed: {
    message:
      'Kein Verkehrsmittel angegeben: Wir haben {mode, select, flight {einen Flug} rail {eine Bahnfahrt} other {eine Autofahrt}} angenommen, weil {reason}.',
    detail: 'Mit <set>transport_mode</set> ändern Sie das.',
  },
  'mode_assumed.airports': 'Beide Orte sind Flughafencodes, daher haben wir einen Flug berechnet.',
  'mode_assumed.vehicle': 'Das Verkehrsmittel folgt aus dem Fahrzeugtyp {vehicle_type}: {mode}.',
  'mode.reason.given_distance_long': 'die Entfernung über {limit_km} km beträgt',
  'mode.reason.far_apart': '{from} und {to} über {limit_km} km auseinanderliegen',
  'mode.reason.no_land_route': 'kein Landweg bekannt ist',
  'mode.reason.sea_between': 'das Meer dazwischenliegt',
  'mode.reason.land_route_long': 'der Landweg über {limit_km} km lang ist',
  'mode.reason.land_route_short': 'es einen Landweg bis {limit_km} km gibt',
  'mode.reason.land_route_no_trains':
    'es einen Landweg bis {limit_km} km gibt und {country} keinen Fernverkehr auf der Schiene hat',
  vehicle_type_ignored: {
    message: 'Der Fahrzeugtyp wurde ignoriert: Flüge werden nach Reiseklasse berechnet.',
    detail: 'Geben Sie stattdessen <set>cabin_class</set> an.',
  },
  cabin_class_ignored: 'Die Reiseklasse wurde ignoriert; sie gilt nur für Flüge.',
  haul_ignored: 'Die Flugstreckenkategorie wurde ignoriert; sie gilt nur für Flüge.',
  'vehicle_type_replaced.taxi': {
    message:
      'Für ein Taxi vom Typ {vehicle_type} ist kein Faktor veröffentlicht; wir verwenden das durchschnittliche Taxi.',
    detail: '<set>vehicle_type=regular</set> wählt es direkt.',
  },
  'vehicle_type_replaced.rail_service': {
    message:
      'Für {countries} ist kein Faktor für {vehicle_type} bekannt; dort rechnen wir mit dem Durchschnitt der nationalen Züge.',
    detail: '<set>vehicle_type=national</set> verwendet ihn für die ganze Reise.',
  },
  'vehicle_type_replaced.international_rail': {
    message:
      'Der Bahnfaktor „international“ gilt nur für den Eurostar; wir rechnen mit den nationalen Zügen der Strecke.',
    detail:
      'Eurostar: zwischen Großbritannien und Frankreich, Belgien und den Niederlanden. <set>vehicle_type=national</set> wählt nationale Züge direkt.',
  },
  no_passenger_railway: {
    message:
      'In {country} gibt es keinen Schienenpersonenfernverkehr; das Ergebnis gilt für einen Zug entlang der Straße.',
    detail: 'Wählen Sie das tatsächliche Verkehrsmittel, etwa Bus, Auto oder Flugzeug.',
  },
  short_crossing: {
    message:
      'Die Entfernung dieser kurzen Fährstrecke ist vermutlich zu lang; geben Sie sie an, wenn Sie sie kennen.',
    detail:
      'Wir messen entlang der Schifffahrtswege zwischen größeren Häfen. Geben Sie <set>distance_km</set> an.',
  },
  distance_given: {
    message: 'Wir verwenden Ihre Entfernung; unsere Route wäre {km} km lang.',
    detail: 'Dauer, Wegpunkte und Länderanteile stammen aus unserer Route.',
  },
  'distance_given.no_route': {
    message: 'Wir verwenden Ihre Entfernung; eine eigene Route haben wir nicht gefunden.',
    detail: 'Grund: {reason}',
  },
  upstream_left_out: {
    message: 'Die Vorkette (Well-to-Tank) ist nicht enthalten.',
    detail: '<set>include_wtt=true</set> rechnet sie hinzu.',
  },
  'upstream_left_out.flight': {
    message: 'Nicht-CO2-Effekte des Fliegens sind enthalten, die Vorkette (Well-to-Tank) nicht.',
    detail:
      '<set>include_wtt=true</set> rechnet die Vorkette hinzu. <field>co2e_without_radiative_forcing</field> ist die Summe ohne Nicht-CO2-Effekte.',
  },
  vehicle_assumed: {
    message:
      'Die Reise ist länger als {limit_km} km, daher haben wir einen Reisebus angenommen und keinen Linienbus.',
    detail: '<set>vehicle_type=local</set> wählt den Linienbus.',
  },
  coach_likely: {
    message:
      'Wir haben einen Linienbus angenommen; bei dieser Entfernung ist ein Reisebus wahrscheinlicher, mit weniger als einem Drittel der Emissionen.',
    detail: '<set>vehicle_type=coach</set> verwendet den Faktor für Reisebusse.',
  },
  cabin_unavailable: {
    message:
      'Für {haul, select, domestic {Inlandsflüge} short {Kurzstreckenflüge} long {Langstreckenflüge} other {internationale Flüge}} ist kein Faktor für die {cabin} veröffentlicht; wir verwenden die {used_cabin}.',
    detail: '<set>cabin_class={used_cabin_class}</set> wählt sie direkt.',
  },
  per_vehicle: {
    message: 'Wir haben ein Fahrzeug für alle {passengers} Reisenden gerechnet.',
    detail: 'Für weitere Fahrzeuge rechnen Sie je Fahrzeug einmal oder vervielfachen das Ergebnis.',
  },
  near_haul_band_edge: {
    message:
      'Dieser Flug liegt nahe der Grenze zwischen {haul} und {other_haul}; als {other_haul} wären es {kg} kg CO2e.',
    detail: 'Entfernung {km} km, Grenze {limit_km} km. Mit <set>haul</set> wählen Sie selbst.',
  },
  'outside_publisher_definition.other_row': {
    message:
      'Der verwendete Faktor „{haul}“ gilt für Flüge {flights}; nach der Regel des Herausgebers wären es {kg} kg CO2e.',
    detail:
      'Kategorie des Herausgebers für diesen Flug: {publisher_category}. Wir haben den Faktor nach {rule, select, distance {der Entfernung} other {Ihrer Angabe}} gewählt. Kein veröffentlichter Faktor passt genau. <set>haul_rule=publisher</set> verwendet die Regel des Herausgebers.',
  },
  'outside_publisher_definition.same_row': {
    message: 'Der verwendete Faktor „{haul}“ gilt für Flüge {flights}; dieser Flug gehört nicht dazu.',
    detail:
      'Kategorie des Herausgebers für diesen Flug: {publisher_category}. Kein veröffentlichter Faktor passt genau.',
  },
  'haul.described.domestic': 'innerhalb Großbritanniens',
  'haul.described.short': 'zwischen Großbritannien und nahen Ländern',
  'haul.described.long': 'zwischen Großbritannien und fernen Ländern',
  'haul.described.international': 'zwischen zwei Ländern außerhalb Großbritanniens',
  'haul.publisher.domestic': 'Inlandsflug (beide Orte in Großbritannien)',
  'haul.publisher.short': 'Kurzstrecke (nach seiner Länderliste)',
  'haul.publisher.long': 'Langstrecke (nach seiner Länderliste)',
  'haul.publisher.international': 'international (nicht von oder nach Großbritannien)',
  'haul.publisher.none':
    'keine eigene; am nächsten liegt international, obwohl der Flug in einem Land bleibt',
  'estimated_factor.flight_curve': {
    message:
      'Dieser Flug ist mit unserer Entfernungskurve berechnet, einer Schätzung aus mehreren Veröffentlichungen.',
    detail: '<set>haul_rule=publisher</set> verwendet stattdessen veröffentlichte Faktoren.',
  },
  'estimated_factor.rail_mix':
    'Die Bahnemissionen in {countries} sind geschätzt: aus dem Anteil elektrischer Züge, dem Strommix des Landes und Diesel.',
  'estimated_factor.rail_energy': {
    message:
      'Die Bahnemissionen in {country} sind geschätzt: aus dem Energieverbrauch der Züge und dem Strommix des Landes.',
    detail: 'Faktor: {factor_name}.',
  },
  'factor_from_other_region.travel': {
    message:
      'Der Faktor beschreibt Fahrten in {publisher_country}; {has_countries, select, true {für {countries}} other {für diese Route}} ist keiner verfügbar.',
    detail: 'Faktor: {factor_name}. Auch für andere Fahrzeugtypen gibt es dort keinen genauen Faktor.',
  },
  'default_upstream.travel': {
    message:
      'Der veröffentlichte Faktor für {country} enthält keine Vorkette; wir ergänzen sie nach dem britischen Verhältnis.',
    detail: '<set>include_wtt=false</set> lässt sie weg.',
  },
  'no_factor.electric_vehicle':
    'Für kein Land dieser Route ist ein Stromnetz-Faktor verfügbar; ein Elektrofahrzeug lässt sich nicht berechnen.',
  'no_factor.haul':
    'Die Datenversion {edition} enthält keine Faktoren für {haul, select, domestic {Inlandsflüge} short {Kurzstreckenflüge} long {Langstreckenflüge} other {internationale Flüge}}. Setzen Sie year={year} für die jüngste Fassung dieses Jahres.',
  'validation_error.vehicle_type': 'Der Fahrzeugtyp {value} ist nicht bekannt. Möglich sind: {allowed}.',
})
