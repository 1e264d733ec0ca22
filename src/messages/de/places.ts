import type { places as english } from '../en/places.ts'
import { translated } from '../infer.ts'

export const places = translated<typeof english>()({
  place_reduced: {
    message: 'Ihre Angabe wurde nur teilweise erkannt; wir verwenden {place}.',
    detail: 'Ergänzen Sie das Land oder verwenden Sie Koordinaten, falls der Ort nicht stimmt.',
  },
  'location_assumed.area': '{value} ist ein Land oder eine Region; wir verwenden den Hauptort {place}.',
  'location_assumed.no_place': {
    message: 'Nur eine Entfernung war angegeben; wir verwenden die Faktoren für {country}.',
    detail: 'Mit <set>{param}</set> ändern Sie das.',
  },
  'location_assumed.main_place': {
    message:
      'Kein Ort in {country} angegeben: Wir haben {is_airport, select, true {den größten Flughafen} other {die Hauptstadt}}, {place}, angenommen.',
    detail: 'Nennen Sie einen Ort oder Flughafen für die genaue Entfernung.',
  },
  'location_not_found.country': {
    message: '{query} wurde nicht gefunden; wir verwenden {place}, den Hauptort in {country}.',
    detail: 'Die Entfernung gilt für den Hauptort. {hint}',
  },
  'location_not_found.area': {
    message: '{query} wurde nicht gefunden; wir verwenden {place}, den Hauptort von {area}.',
    detail: 'Die Entfernung gilt für den Hauptort. {hint}',
  },
  'country_ignored.place':
    '{place} liegt in {country}, nicht in {given_country}; Ihre Länderangabe wurde ignoriert.',
  place_corrected: '{query} wurde nicht gefunden; wir verwenden {place}, den einzigen ähnlichen Namen.',
  'place_corrected.leading_zero':
    '{value} wurde als Postleitzahl {postcode} ({place}) gelesen; Tabellenprogramme entfernen oft die führende Null.',
  geocoder_unavailable:
    'Der Adressdienst hat nicht geantwortet; wir verwenden das eingebaute Ortsverzeichnis.',
  ambiguous_place: {
    message: 'Wir verwenden {place}, den wahrscheinlichsten von mehreren Orten dieses Namens.',
    detail: 'Für einen anderen geben Sie {other_places} ein.',
  },
  'ambiguous_place.guess': {
    message: 'Mehrere Orte tragen diesen Namen; wir haben {place} angenommen. Bitte prüfen Sie das.',
    detail: 'Für einen anderen geben Sie {other_places} ein.',
  },
  postcode_area: {
    message:
      'Von der Postleitzahl {postcode} kennen wir nur {width, select, area {das Gebiet} other {die Region}} und verwenden {place}, auf etwa {km} km genau.',
    detail: 'Geben Sie den Ort oder Koordinaten für die genaue Entfernung an.',
  },
  postcode_town: 'Die Postleitzahl {postcode} ist über den Ort {place} auf etwa {km} km genau bestimmt.',
  'postcode_town.prefix':
    'Die Postleitzahl {postcode} ist über ihren Anfang {prefix} bestimmt: {place}, auf etwa {km} km genau.',
  postcode_disagrees: {
    message:
      'Die Postleitzahl {postcode} gehört zu {postcode_place}, {km} km von {place} entfernt; wir verwenden {place}.',
    detail: 'Geben Sie nur die Postleitzahl oder nur den Ort an.',
  },
  'place_not_found.search': 'Kein Ort gefunden für {query}.',
  'place_not_found.search_in_country': 'In {country} wurde kein Ort für {query} gefunden.',
  'place_not_found.name': '{query} wurde nicht gefunden. {hint}',
  'place_not_found.in_country': '{query} wurde in {country} nicht gefunden. {hint}',
  'place_not_found.postcode':
    'Die Postleitzahl {postcode} wurde ohne Land nicht gefunden. Geben Sie den Ort (zum Beispiel „Lyon“), einen Code wie LHR oder Koordinaten ein.',
  'place_not_found.postcode_in_country':
    'Die Postleitzahl {postcode} wurde in {country} nicht gefunden. Geben Sie den Ort (zum Beispiel „Lyon“), einen Code wie LHR oder Koordinaten ein.',
  'place_not_found.country_group':
    '{query} ist eine Ländergruppe. Geben Sie ein Land oder einen Ort darin ein, etwa Paris.',
  'place.hint.misspelt': 'Meinten Sie {near}?',
  'place.hint.similar': 'Ähnliche Namen: {suggestions}.',
  'place.hint.none':
    'Geben Sie einen Ort, einen Flughafen- oder Hafencode, eine Postleitzahl oder Koordinaten wie 52.52,13.40 ein.',
  'validation_error.coordinates':
    '{query} ist weder eine bekannte Postleitzahl noch eine gültige Koordinatenangabe. {hint}',
  'validation_error.country_of_place': 'Ergänzen Sie das Land für {place} (meinten Sie {code}?).',
  'validation_error.country_of_unknown_place': 'Ergänzen Sie das Land. {reason}',
  'validation_error.country_without_towns':
    'In {country} kennen wir keinen Ort oder Flughafen. Geben Sie für {param} Koordinaten ein.',
  same_place:
    'Start und Ziel sind derselbe Ort ({place}). Geben Sie zwei verschiedene Orte oder eine Entfernung ({param}) ein.',
})
