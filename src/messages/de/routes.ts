import type { routes as english } from '../en/routes.ts'
import { translated } from '../infer.ts'

export const routes = translated<typeof english>()({
  'mode_chosen.road': {
    message:
      'Wir haben die Straße gewählt: Die Route ist {km} km lang, innerhalb der Grenze von {limit_km} km.',
    detail: '<set>transport_mode=road</set> bestätigt das; möglich sind auch rail, sea und air.',
  },
  'mode_chosen.airports': {
    message:
      'Wir haben Luftfracht gewählt: {from} und {to} sind Codes von Flughäfen, und ein Verkehrsmittel ist nicht angegeben.',
    detail: '<set>transport_mode=air</set> bestätigt das; möglich sind auch road, rail und sea.',
  },
  'mode_chosen.one_continent': {
    message: 'Wir haben die Straße gewählt: {road_km} km, kürzer als {sea_km} km auf See.',
    detail:
      'Bei dieser Entfernung fahren Güter oft mit der Bahn: <set>transport_mode=rail</set>. <set>transport_mode=road</set> bestätigt die Straße.',
  },
  'mode_chosen.sea': {
    message:
      'Wir haben den Seeweg gewählt: Es gibt keine Straßenroute{has_limit, select, true { bis {limit_km} km} other {}}.',
    detail: '<set>transport_mode=sea</set> bestätigt das; möglich sind auch road, rail und air.',
  },
  'mode_chosen.long_road': {
    message: 'Wir haben die Straße gewählt, obwohl die Route {km} km lang ist: Es gibt keine Route auf See.',
    detail:
      'Auf See: {reason} <set>transport_mode=road</set> bestätigt die Straße; möglich sind auch rail und air.',
  },
  'mode_chosen.air': {
    message: 'Wir haben Luftfracht gewählt: Es gibt keine Route auf Straße oder See.',
    detail: 'Auf See: {reason} <set>transport_mode=air</set> bestätigt die Luftfracht.',
  },
  roundabout_chain: {
    message:
      'Die Straßenstrecken nach {from} und von {to} sind länger als die Luftlinie; die Straße allein ist vielleicht kürzer.',
    detail: 'Versuchen Sie <set>transport_mode=road</set>.',
  },
  roundabout_route: {
    message:
      'Die Straßenroute ist {km} km lang bei {straight_km} km Luftlinie; prüfen Sie, ob jemand so fahren würde.',
    detail: 'Geben Sie die Entfernung an oder wählen Sie ein anderes Verkehrsmittel.',
  },
  inland_port_not_used:
    '{place} hat einen Binnenhafen ({port_code}); für Binnenschiffe haben wir weder Routen noch Faktoren und rechnen bis zum Seehafen mit Lkw.',
  airport_chosen:
    'Für {place} haben wir {airport} ({airport_code}) angenommen, {km} km entfernt: {reason}. Die Anfahrt zum Flughafen ist nicht enthalten.',
  'airport_chosen.chain': {
    message: 'Für {place} haben wir {airport} ({airport_code}) angenommen, {km} km auf der Straße: {reason}.',
    detail: 'Die Straßenstrecke zum Flughafen ist enthalten.',
  },
  'airport.reason.main_of_country': 'der Hauptflughafen in {country}',
  'airport.reason.first_of_city': 'der Hauptflughafen von {city}',
  'airport.reason.first_of_city_long': 'der Hauptflughafen von {city} für Flüge über {limit_km} km',
  'airport.reason.first_of_city_domestic': 'der Hauptflughafen von {city} für Inlandsflüge',
  'airport.reason.nearest_of_city': 'der nächste Flughafen von {city}',
  'airport.reason.nearest_of_city_long': 'der nächste Flughafen von {city} für Flüge über {limit_km} km',
  'airport.reason.nearest_of_city_domestic': 'der nächste Flughafen von {city} für Inlandsflüge',
  'airport.reason.abroad': 'der übliche Flughafen im Ausland, weil es in {country} keine Linienflüge gibt',
  'airport.reason.small':
    'ein kleiner Flughafen mit Linienflügen; im Umkreis von {limit_km} km gibt es keinen größeren',
  'airport.reason.nearest': 'der nächste mittlere oder große Flughafen mit Linienflügen',
  'airport.reason.nearest_large_long': 'der nächste große Flughafen, für einen Flug über {limit_km} km',
  'airport.reason.nearest_medium_long':
    'der nächste mittlere Flughafen mit Linienflügen; kein großer ist weniger als {limit_km} km weiter entfernt',
  port_chosen:
    'Für {place} haben wir den Hafen {port} ({port_code}, {port_kind}) angenommen, {km} km entfernt. Die Anfahrt zum Hafen ist nicht enthalten.',
  'port_chosen.chain': {
    message: 'Für {place} haben wir den Hafen {port} ({port_code}) angenommen, {km} km auf der Straße.',
    detail:
      'Unter den erreichbaren Häfen, bevorzugt mit regelmäßigen Diensten, braucht er die kürzeste Straßen- und Seestrecke (1 km Straße zählt wie 10 km See). Die Straßenstrecke ist enthalten.',
  },
  'ambiguous_place.port': {
    message:
      '{place} wurde als Hafen {port} ({port_code}, {port_kind}) gelesen; der gleichnamige Ort liegt {km} km entfernt.',
    detail: 'Geben Sie einen anderen Hafencode oder Koordinaten ein, falls das nicht stimmt.',
  },
  'port.kind.deep_sea': 'Tiefseehafen',
  'port.kind.feeder': 'Feederhafen',
  'port.kind.caspian': 'Hafen am Kaspischen Meer',
  'port.kind.lake': 'Hafen an den Großen Seen',
  'port.kind.river': 'Flusshafen',
  'port.kind.inland': 'Binnenhafen',
  'port.kind.terminal': 'Terminal ohne Containerdienste',
  'port.kind.other': 'kleiner Hafen',
  road_engine_unavailable:
    'Der Routingdienst hat nicht geantwortet; die Straßenentfernung ist mit dem eingebauten Straßenmodell geschätzt.',
  road_engine_no_route:
    'Der Routingdienst hat keine Straßenroute gefunden; die Entfernung ist mit dem eingebauten Straßenmodell geschätzt.',
  'ferry_on_route.engine':
    'Die Straßenroute enthält eine Fähre; gerechnet ist, als führe man die ganze Route auf der Straße.',
  ferry_on_route: {
    message: '{km} km dieser Route sind Fährstrecke; die Emissionen der Fähre sind nicht enthalten.',
    detail:
      'Berechnen Sie die Überfahrt getrennt mit <set>transport_mode=ferry</set> (Reisen) oder <set>transport_mode=sea</set> (Fracht).',
  },
  'ferry_on_route.mostly_ferry': {
    message:
      'Der größte Teil der Route ({km} km) ist Fährstrecke; die Emissionen der Fähre sind nicht enthalten.',
    detail:
      'Berechnen Sie die Überfahrt getrennt und addieren Sie sie: <set>transport_mode=ferry</set> (Reisen) oder <set>transport_mode=sea</set> (Fracht).',
  },
  ferry_taken: {
    message: 'Fähre {ferry}: {km} km. An- und Abfahrt zu den Häfen sind nicht enthalten.',
    detail: 'Luftlinie von und zu den Häfen: {access_km} km.',
  },
  rail_estimated: {
    message:
      'Die Bahnentfernung ist als das {ratio}-Fache der Straßenentfernung geschätzt; ob Züge fahren, wurde nicht geprüft.',
    detail: 'Die Straßenentfernung gilt ohne Fähren.',
  },
  'no_route.road':
    'Es gibt keine Straßenroute{without_ferry, select, true { ohne Fähre} other {}} von {from} nach {to}.',
  'no_route.rail': 'Es gibt keinen Landweg von {from} nach {to}; ein Zug kann dort nicht fahren.',
  'no_route.sea':
    'Es gibt keinen Seeweg von {from} nach {to}{has_closed, select, true {, der Folgendes meidet: {passages}} other {}}.',
  'no_route.sea_lane': 'Im Umkreis von {limit_km} km um {place} gibt es keinen Schifffahrtsweg.',
  'no_route.port':
    'Im Umkreis von {limit_km} km um {place} gibt es keinen Hafen{has_nearest, select, true {; der nächste, {nearest}, ist {nearest_km} km entfernt} other {}}.',
  'no_route.ports_apart': 'Keine Häfen bei {from} und {to} sind auf See verbunden.',
  'no_route.chain_ports_apart': 'Keine Häfen für {from} und {to} sind auf See verbunden.',
  'no_route.seaport': 'Im Umkreis von {limit_km} Straßenkilometern um {place} gibt es keinen Seehafen.',
  'no_route.seaport_road':
    'Von {places} führt keine Straßenroute von höchstens {limit_km} km zu einem Seehafen.',
  'no_route.same_airport':
    'Beide Orte haben denselben Flughafen, {airport} ({airport_code}); dazwischen gibt es keinen Flug.',
  'no_route.airport_road':
    'Im Umkreis von {limit_km} km um {place} gibt es keinen Linienflughafen mit Straßenanbindung.',
  'no_route.airport': 'Im Umkreis von {limit_km} km um {place} gibt es keinen Flughafen.',
  'no_route.same_terminal': 'Beide Orte haben denselben Flughafen oder Hafen, {place}.',
  'no_route.ferry_only':
    'Die Route von {from} nach {to} ist eine reine Fährverbindung ({km} km). Wählen Sie Fähre oder Schiff.',
  'no_route.inland_port':
    '{place} ({port_code}) ist ein Binnenhafen; Routen der Binnenschifffahrt haben wir nicht. Geben Sie stattdessen den Ort ein oder wählen Sie Straße oder Bahn.',
  'no_route.any_mode':
    'Es gibt keine Route auf der Straße, auf See oder in der Luft. {road_reason} {sea_reason} {air_reason}',
  'no_route.enter_distance': '{reason} Wenn Sie die Entfernung kennen, geben Sie sie als {param} an.',
  'no_route.no_places': 'Es wurden keine zwei verschiedenen Orte angegeben.',
  'no_route.used_places': '{reason} Verwendet wurden {from} und {to}.',
})
