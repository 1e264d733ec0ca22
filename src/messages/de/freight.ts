import type { freight as english } from '../en/freight.ts'
import { translated } from '../infer.ts'

export const freight = translated<typeof english>()({
  'subject.freight':
    'eine Sendung {mode, select, air {mit dem Flugzeug} rail {mit der Bahn} sea {mit dem Schiff} other {auf der Straße}}',
  short_sea_likely: {
    message:
      'Auf einer Seestrecke unter {km} km ist ein Short-Sea-Containerschiff wahrscheinlicher: {kg} kg CO2e für diese Teilstrecke.',
    detail: '<set>vehicle_type=container_short_sea</set> verwendet diese Schiffsklasse.',
  },
  'near_haul_band_edge.freight': {
    message:
      'Dieser Flug liegt nahe der Grenze zwischen {haul} und {other_haul}; als {other_haul} wären es auf dieser Teilstrecke {kg} kg CO2e.',
    detail: 'Grenze {limit_km} km. Mit <set>planned_distance_km</set> geben Sie die geflogene Entfernung an.',
  },
  load_above_payload: {
    message:
      '{tonnes} t sind mehr, als ein Fahrzeug der Klasse „{vehicle}“ laden kann ({payload_kg} kg); nötig sind mindestens {vehicle_count}.',
    detail:
      'Wählen Sie einen größeren <set>vehicle_type</set> oder <set>service_type=dedicated</set> für ganze Fahrzeuge.',
  },
  second_vehicle: {
    message:
      '{tonnes} t brauchen {vehicle_count} Fahrzeuge: Ein Fahrzeug der Klasse „{vehicle}“ darf hier höchstens {payload_kg} kg laden.',
    detail:
      'Grenze: {gross_kg} kg Gesamtmasse ({law}) abzüglich {unladen_kg} kg Leermasse. Eine Sammelladung hat keine solche Stufe: <set>service_type=shared</set>.',
  },
  'second_vehicle.class': {
    message:
      '{tonnes} t brauchen {vehicle_count} Fahrzeuge: Ein Fahrzeug der Klasse „{vehicle}“ kann höchstens {payload_kg} kg laden.',
    detail:
      'Grenze der Klasse: {gross_kg} kg Gesamtmasse abzüglich {unladen_kg} kg Leermasse. Wählen Sie einen größeren <set>vehicle_type</set> oder <set>service_type=shared</set>.',
  },
  'second_vehicle.average': {
    message:
      '{tonnes} t brauchen {vehicle_count} Fahrzeuge: Ein volles Fahrzeug der Klasse „{vehicle}“ lädt in dieser Datenversion {payload_kg} kg.',
    detail:
      'Diese Datenversion nimmt die mittlere Ladung eines vollen Fahrzeugs als Grenze. Neuere Datenversionen nehmen die gesetzliche Grenze.',
  },
  'factor_from_other_region.freight_payload': {
    message:
      'Für {country} kennen wir keine gesetzliche Gesamtmasse von Lkw; wir haben {gross_kg} kg verwendet, die Grenze einer anderen Region.',
    detail: 'Grenze: {law}.',
  },
  'factor_from_other_region.freight_uk': {
    message: 'Wo es für Lkw und Züge keine offenen nationalen Faktoren gibt, verwenden wir britische.',
    detail:
      'Andere offen lizenzierte Faktoren decken diese Fahrzeugklassen nicht ab. Der Betreiber dieses Servers kann nationale Faktoren hinterlegen.',
  },
  'factor_from_other_region.freight_us': {
    message:
      'Für {mode, select, rail {Züge} other {Lkw}} in {country} ist kein Faktor bekannt; wir verwenden den der USA.',
    detail: 'Faktor: {publisher_row}.',
  },
  'outside_publisher_definition.air_freight': {
    message:
      'Luftfracht-Faktoren sind für Flüge innerhalb Großbritanniens sowie von und nach Großbritannien veröffentlicht; wir verwenden den für diese Entfernung.',
    detail:
      'Kein veröffentlichter Faktor passt genau zu diesem Flug. Der Betreiber dieses Servers kann einen eigenen hinterlegen.',
  },
  'biofuel_biogenic_carbon.freight': {
    message:
      'Diese Sendung nutzt einen Biokraftstoff ({fuel}): Das biogene CO2 wird außerhalb der Scopes berichtet und ist nicht in der Summe.',
    detail: 'CH4, N2O und die Vorkette (Well-to-Tank) sind enthalten.',
  },
  shared_leg: {
    message:
      'Ganze Fahrzeuge gelten nur auf der Straße; die Teilstrecken per {modes} werden als Sammelverkehr gerechnet.',
    detail: 'Angegeben war <set>service_type={service_type}</set>.',
  },
  empty_return_not_added:
    'Keine Leerfahrt hinzugerechnet: In dieser Transportkette fährt kein Fahrzeug für eine einzelne Sendung leer zurück.',
  empty_return_added: {
    message: 'Die leere Rückfahrt der Straßenfahrzeuge ist eingerechnet.',
    detail:
      '{is_shared, select, true {Faktoren für mittlere Auslastung enthalten bereits übliche Leerfahrten; ein Teil kann doppelt gezählt sein.} other {}}',
  },
  'validation_error.boundary_of_footprint':
    'format=ileap ist Well-to-Wheel. Lassen Sie {option} weg, oder senden Sie {setting}.',
  without_radiative_forcing: {
    message:
      'Die Summe enthält keinen Strahlungsantrieb, wie ISO 14083 es verlangt; der Wert mit Strahlungsantrieb steht gesondert.',
    detail: 'Siehe <field>radiative_forcing</field>.',
  },
  'without_radiative_forcing.own_factor':
    'Die Summe beruht auf dem eigenen Faktor des Serverbetreibers; ein Wert mit Strahlungsantrieb ist dazu nicht bekannt.',
  planned_distance: {
    message:
      'Wir verwenden Ihre Entfernung für {is_main_leg, select, true {den Hauptlauf} other {die Teilstrecke}}; Dauer und Länderanteile sind darauf umgerechnet.',
    detail: 'Die Linie auf der Karte ist die modellierte Route.',
  },
  'planned_distance.no_places': {
    message:
      'Wir verwenden Ihre Entfernung für diese Teilstrecke; ohne Orte gibt es keine Kartenlinie und keine Dauer.',
    detail: '<set>planned_distance_km</set> wurde ohne Orte angegeben.',
  },
  'estimated_factor.freight_regional': {
    message:
      'Die Emissionen von {mode, select, rail {Zügen} other {Lkw}} in {country} sind geschätzt: elektrische Traktion mit dem Strommix des Landes, der Rest mit Diesel.',
    detail: '{publisher_row}.{has_note, select, true { {note}.} other {}}',
  },
  'estimated_factor.freight_fuel': {
    message:
      'Für dieses Fahrzeug gibt es keinen offenen Faktor mit {fuel}; wir haben den Diesel-Faktor mit veröffentlichten Verhältnissen angepasst.',
    detail: 'Verhältnisse: {derivation}.',
  },
  'estimated_factor.freight_electric': {
    message: 'Der Stromverbrauch dieses Fahrzeugs ist geschätzt.',
    detail: 'Herleitung: {derivation}.',
  },
  'estimated_factor.empty_van':
    'Für einen leeren Transporter ist kein Faktor veröffentlicht; wir verwenden das Verhältnis leer zu durchschnittlich der Klasse „{vehicle}“.',
  'estimated_factor.refrigerated_class':
    'Für dieses Fahrzeug ist kein Faktor mit Kühlung veröffentlicht; wir verwenden das Verhältnis gekühlt zu ungekühlt der Klasse „{vehicle}“.',
  'estimated_factor.refrigerated_flat':
    'Für gekühlte Ware ist bei diesem Verkehrsmittel kein Faktor veröffentlicht; wir rechnen {percent} % hinzu (Schätzung).',
  'default_upstream.freight_scaled':
    'Der veröffentlichte Faktor für {mode, select, rail {Züge} other {Lkw}} in {country} enthält keine Vorkette; wir ergänzen sie nach dem britischen Verhältnis.',
  'default_upstream.freight_missing': {
    message:
      'Der veröffentlichte Faktor für {mode, select, rail {Züge} other {Lkw}} in {country} enthält keine Vorkette, und es ist keine bekannt.',
    detail: 'Das Ergebnis umfasst hier nur direkte Emissionen.',
  },
  'vehicle_type_replaced.freight_fuel': {
    message:
      'Für die Klasse „{vehicle}“ ist kein Faktor mit {fuel} bekannt; wir verwenden die Klasse „{used_vehicle}“.',
    detail:
      'Das ist die Klasse mit diesem Antrieb, deren Dieselverbrauch am nächsten liegt. <set>vehicle_type={used_type}</set> wählt sie direkt.',
  },
  main_leg_by_other_mode:
    'Der Hauptlauf erfolgt {mode, select, rail {auf der Schiene} sea {auf See} other {in der Luft}}; {param} {value} gilt für Vor- und Nachlauf auf der Straße.',
  'validation_error.freight_vehicle':
    '{value} ist {mode, select, road {kein Straßenfahrzeug} rail {kein Zug} sea {kein Schiff} other {kein Flugzeug}}. Möglich sind: {allowed}.',
  'validation_error.weight':
    '{param} muss über 0 und höchstens {maximum} kg sein; gesendet wurden {weight} {unit}.',
  'validation_error.passage': 'Unbekannte Durchfahrt: {values}. Vermeiden lassen sich: {allowed}.',
  'no_factor.freight_fuel':
    'Für „{vehicle}“ ({mode}) mit {fuel} gibt es keinen offenen Faktor. Verfügbare Antriebe: {allowed}.',
  'no_factor.freight_vehicle': 'Für „{vehicle}“ ({mode}) mit {fuel} gibt es keinen offenen Faktor.',
  'no_factor.electric_leg':
    'Die elektrische Teilstrecke führt durch {countries}; dafür ist kein Stromnetz-Faktor verfügbar. Wählen Sie einen anderen Antrieb.',
})
