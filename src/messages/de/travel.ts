import type { travel as english } from '../en/travel.ts'
import { translated } from '../infer.ts'

export const travel = translated<typeof english>()({
  'subject.travel':
    '{mode, select, flight {einen Flug} rail {eine Bahnfahrt} bus {eine Busfahrt} ferry {eine Fährfahrt} taxi {eine Taxifahrt} motorbike {eine Motorradfahrt} other {eine Autofahrt}}',
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
      'Der Herausgeber zählt diesen Flug als {publisher_category}; wir haben den Faktor nach {rule, select, distance {der Entfernung} other {Ihrer Angabe}} gewählt. Kein veröffentlichter Faktor passt genau. <set>haul_rule=publisher</set> verwendet die Regel des Herausgebers.',
  },
  'outside_publisher_definition.same_row': {
    message: 'Der verwendete Faktor „{haul}“ gilt für Flüge {flights}; dieser Flug gehört nicht dazu.',
    detail:
      'Der Herausgeber zählt diesen Flug als {publisher_category}. Kein veröffentlichter Faktor passt genau.',
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
    'keine eigene Kategorie; am nächsten liegt international, obwohl der Flug in einem Land bleibt',
})
