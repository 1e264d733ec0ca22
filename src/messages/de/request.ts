import type { request as english } from '../en/request.ts'
import { translated } from '../infer.ts'

const VALUE =
  '{value} ist kein bekannter Wert für {param}.{has_suggestion, select, true { Meinten Sie {near}?} other {}} {has_setting, select, true {Mit {setting} sind möglich} other {Möglich sind}}: {allowed}.'
const AMBIGUOUS = '{value} ist mehrdeutig: {readings}. Möglich sind: {allowed}.'
const OTHER_EDITION =
  '{value} fehlt in der Datenversion {edition}, ist aber in der von {years} enthalten. Senden Sie year={year}{has_other_param, select, true { statt {other_param}} other {}}.'

export const request = translated<typeof english>()({
  unknown_parameter: {
    message: 'Der unbekannte Parameter {name} wurde ignoriert.',
    detail: '{has_suggestion, select, true {Meinten Sie {near}?} other {}}',
  },
  'unknown_parameter.more':
    '{count, plural, one {Ein weiterer unbekannter Parameter wurde ignoriert.} other {# weitere unbekannte Parameter wurden ignoriert.}}',
  nearest_class: {
    message:
      'Für {value} gibt es keine eigene Klasse, daher haben wir die nächstliegende verwendet: {meaning}.',
    detail: '<set>{param}={meaning}</set> wählt sie direkt.',
  },
  word_taken: { message: '{value} wurde als {meaning} gelesen.', detail: 'Hinweis: {note}' },
  'word_taken.tonne': {
    message: '{value} wurde als metrische Tonne (1.000 kg) gelesen.',
    detail: 'Für US-Short-Tons verwenden Sie <set>unit=lb</set> und die 2.000-fache Menge.',
  },
  boundary_not_applicable: {
    message: 'Die Systemgrenze {boundary} ändert hier nichts: Diese Faktoren haben nur eine Systemgrenze.',
    detail: 'Was sie enthalten, steht auf der Seite der Methode.',
  },
  gwp_not_convertible: {
    message: '{percent} % des Ergebnisses sind nicht in {gwp_set}: Es bleibt beim veröffentlichten GWP.',
    detail:
      'Der Herausgeber nennt die einzelnen Gase nicht, oder ihre Aufteilung ist unser Schätzwert. <field>gwp_shares</field> zeigt den Anteil jeder GWP-Reihe.',
  },
  gwp_missing_component: {
    message: '{percent} % der Masse von {gas} haben kein GWP in {gwp_set} und zählen daher als null.',
    detail: 'Der IPCC-Bericht nennt keinen Wert für {components}.',
  },
  'validation_error.boundary_contradicted':
    '{option} bedeutet {setting}; für {param} wurde ein anderer Wert gesendet. Senden Sie nur eines von beiden.',
  'no_exact_factor.strict':
    'Hierfür gibt es keinen genauen Faktor, und strict={strictness} lässt keinen Ersatz zu: {notice}{has_lines, select, true { Betroffen: {lines_touched}.} other {}}',

  'validation_error.required':
    '{param} fehlt.{has_example, select, true { Senden Sie zum Beispiel {example}.} other {}}',
  'validation_error.required_choice': '{param} fehlt. Möglich sind: {allowed}.',
  'validation_error.required_near': '{message} Gesendet wurde {name}: Meinten Sie {param}?',
  'validation_error.needs_country':
    'Ergänzen Sie {param}, zum Beispiel {param}=GB. Nicht nötig ist das, wenn {location_param} ein Code wie LHR ist oder Koordinaten enthält, oder mit {distance_param}.',
  'validation_error.needs_hours': 'Senden Sie hours oder days.',
  'validation_error.needs_leak': 'Senden Sie die entwichene Menge oder charge und leak_rate.',
  'validation_error.needs_tokens':
    'Geben Sie tokens_input und tokens_output (oder prompt_tokens und completion_tokens) oder energy_wh an.',

  'validation_error.repeated': '{param} wurde {count}-mal gesendet. Senden Sie den Parameter einmal.',
  'validation_error.same_parameter':
    '{param} und {other_param} bedeuten dasselbe. Senden Sie nur einen davon.',
  'validation_error.unknown':
    '{name} ist kein Parameter dieses Endpunkts.{has_suggestion, select, true { Meinten Sie {near}?} other {}}{is_strict, select, true { Mit strict=true ist das ein Fehler.} other {}}',
  'validation_error.of_another_type': '{name} ist ein Parameter von {types}, nicht von {type}.',
  'validation_error.of_batches': 'fields gibt es nur für Stapel, in der URL: POST /v1/batch?fields=full.',
  'validation_error.said_twice':
    '{name} bedeutet {meaning}, und gesendet wurde auch {given}. Senden Sie nur eines davon.',
  'validation_error.looks_like':
    '{name} sieht aus wie {near}, und gesendet wurde auch {given}. Senden Sie nur eines davon.',

  'validation_error.boolean': '{param} muss true oder false sein; gesendet wurde {value}.',
  'validation_error.country_group':
    '{value} ist eine Ländergruppe. Wählen Sie ein Land, zum Beispiel DE oder FR.',
  'validation_error.country_state':
    '{value} ist ein Bundesstaat in {country}. Senden Sie {param}={country_code} und {value} als Bundesstaat oder Ort.',
  'validation_error.country':
    'Das Land {value} ist nicht bekannt.{count, plural, =0 {} one { Meinten Sie {countries} ({code})?} other { Ähnliche Namen: {countries}.}} Verwenden Sie einen Ländernamen oder einen Code aus zwei Buchstaben wie GB.',
  'validation_error.countries':
    'Diese Länder sind nicht bekannt: {given}. Verwenden Sie Ländernamen oder Codes aus zwei Buchstaben wie GB.',
  'validation_error.country_count':
    '{param} nimmt {minimum} bis {maximum} verschiedene Länder, durch Kommas getrennt; {value} hat {count}.',
  'validation_error.code':
    '{param} muss ein Code aus höchstens 20 Buchstaben, Ziffern oder Bindestrichen{has_names, select, true { oder ein Name} other {}} sein; gesendet wurde {value}.{has_suggestion, select, true { Meinten Sie {name} ({code})?} other {}}',
  'validation_error.name':
    '{param} darf 1 bis {maximum} einfache Zeichen haben (Buchstaben, Ziffern, Satzzeichen); gesendet wurde {value}.',
  'validation_error.text':
    '{param} darf höchstens {maximum} Zeichen haben, ohne Zeilenumbrüche; gesendet wurde {value}.',
  'validation_error.value': VALUE,
  'invalid_unit.value': VALUE,
  'invalid_fuel_type.value': VALUE,
  'validation_error.ambiguous': AMBIGUOUS,
  'invalid_unit.ambiguous': AMBIGUOUS,
  'invalid_fuel_type.ambiguous': AMBIGUOUS,

  'validation_error.editions':
    '{params} wählen jeweils eine Datenversion. Senden Sie nur eines: year, edition oder as_of.',
  'validation_error.year': 'Für {value} gibt es keine Daten. Verfügbare Jahre: {years}.',
  'validation_error.edition':
    'Die Datenversion {value} gibt es nicht. Verfügbar: {editions}; ein Jahr wählt die jüngste Fassung.',
  'validation_error.day': '{param} muss ein Datum wie 2026-03-31 sein; gesendet wurde {value}.',
  'validation_error.day_too_early':
    '{param} muss {first_day} oder später sein, seit es eine Standard-Datenversion gibt; gesendet wurde {value}.',
  'validation_error.other_edition': OTHER_EDITION,
  'invalid_unit.other_edition': OTHER_EDITION,
  'invalid_fuel_type.other_edition': OTHER_EDITION,
  'no_factor.other_edition':
    '{message} Für {years} gibt es einen: Senden Sie year={year}{has_other_param, select, true { statt {other_param}} other {}}.',

  'validation_error.field_without_value':
    'field wählt, was format=value ausgibt. Lassen Sie es mit format={format} weg.',
  'validation_error.field':
    '{value} bezeichnet nicht genau einen Wert. Möglich sind {allowed} oder der Pfad eines Textes, einer Zahl oder eines Wahrheitswerts im JSON.',

  'validation_error.row': 'Eine Zeile muss ein Objekt mit „type“ und „params“ sein.',
  'validation_error.row_type': 'Jede Zeile braucht einen „type“, zum Beispiel „hotel“.',
  'validation_error.row_params':
    'Jede Zeile braucht „params“: ein Objekt mit Parametern. Zum Beispiel: {example}.',
  'validation_error.row_key':
    '{name} darf nicht neben „params“ stehen: Parameter gehören hinein. Eine Zeile hat nur „id“, „type“ und „params“.',
  'validation_error.row_fields': 'fields gehört in die URL, nicht in eine Zeile: POST /v1/batch?fields=full.',
  'validation_error.name_twice': '{name} ist zweimal angegeben. Geben Sie es einmal an.',
  'validation_error.parameter_kind': '{param} muss Text, eine Zahl, true oder false sein.',
  'validation_error.type_missing': 'Wählen Sie einen Typ: {allowed}.',
  'validation_error.type': 'Der Typ {value} ist nicht bekannt. Möglich sind: {allowed}.',
})
