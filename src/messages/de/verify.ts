import type { verify as english } from '../en/verify.ts'
import { translated } from '../infer.ts'

export const verify = translated<typeof english>()({
  'verify.not_an_answer': 'Das ist kein Berechnungsergebnis.',
  'verify.not_an_answer.response':
    'Das ist kein Ergebnis von Everygram: Eine Antwort hat „data“ und „meta“, eine Zeile „calculation_id“ und „request“.',
  'verify.not_an_answer.status':
    'Die Zeile hat ein Ergebnis, aber den Status {value}. Eine Zeile mit Ergebnis hat den Status ok.',
  'verify.not_an_answer.passing':
    '{field} gibt an, wann oder womit gerechnet wurde, und ist daher jedes Mal anders.',
  'verify.not_an_answer.file': '{reason} Eine Prüfung ist nicht möglich.',
  'verify.no_request': 'Das Ergebnis enthält seine Anfrage nicht.',
  'verify.no_request.document':
    'Das Ergebnis enthält seine Anfrage (meta.request) nicht. Ergänzen Sie sie mit --request.',
  'verify.no_request.row': 'Die Zeile enthält ihre Anfrage nicht. Ergänzen Sie sie mit --request.',
  'verify.no_request.line': 'Die Zeile enthält ihre Anfrage nicht.',
  'verify.no_request.value':
    'Ein einzelner Wert enthält seine Anfrage nicht. Ergänzen Sie seine Adresse mit --request.',
  'verify.unknown_request': 'Diese Version kennt die Berechnung nicht, die das Ergebnis nennt.',
  'verify.unknown_request.address': 'In dieser Version gibt es unter {value} keine Berechnung.',
  'verify.unknown_request.format':
    'Das ist ein einzelner Wert, die Anfrage hat aber format={format}. Verwenden Sie die Adresse, von der der Wert stammt.',
  'verify.unknown_request.not_comparable': 'Die Antwort von {code} ist kein vergleichbares Ergebnis.',
  'verify.edition_missing': 'Die Datenversion des Ergebnisses ist hier nicht vorhanden.',
  'verify.edition_missing.named':
    'Die Datenversion {value} ist hier nicht vorhanden. Verfügbar: {allowed}. Mit --edition prüfen Sie gegen eine andere.',
  'verify.edition_missing.chosen': 'Die Anfrage nennt keine verwendbare Datenversion: {reason}',
  'verify.other_figures':
    'Dieser Server hat für dieselbe Datenversion andere Werte: geänderte Dateien oder hinterlegte Faktoren.',
  'verify.other_figures.added':
    'Dieser Server hat in der Datenversion {edition} eigene Faktoren hinterlegt, die das Ergebnis nicht verwendet: Das Ergebnis nennt den Hash {hash}, dieser Server {own_hash}.',
  'verify.other_figures.user':
    'Die Datenversion {edition} weicht von der des Ergebnisses ab: Das Ergebnis nennt den Hash {hash}, dieser Server {own_hash}. Das Ergebnis verwendet eigene Faktoren eines Betreibers, die hier fehlen oder die eine andere Version anders angewendet hat.',
  'verify.other_figures.changed':
    'Die Datenversion {edition} weicht von der des Ergebnisses ab: Das Ergebnis nennt den Hash {hash}, dieser Server {own_hash}. Sie hatte hinterlegte Faktoren, die hier fehlen, oder ihre Dateien wurden geändert.',
  'verify.other_figures.overlay':
    'Das Ergebnis verwendet eigene Faktoren eines Betreibers und nennt zur Datenversion {edition} weder Hash noch ID. Setzen Sie OVERLAY auf die verwendete Datei.',
  'verify.other_engine': 'Das Ergebnis stammt von einem anderen Rechenkern, der anders rechnet.',
  'verify.other_engine.named':
    'Das Ergebnis stammt von Rechenkern {engine}{has_release, select, true { (Version {release})} other {}}; dieser Server hat Rechenkern {own_engine}, der anders rechnet.',
  'verify.other_geography': 'Das Ergebnis beruht auf anderen Orts- oder Routendaten.',
  'verify.other_geography.named':
    'Das Ergebnis beruht auf anderen Orts- und Routendaten ({hash}); dieser Server hat {own_hash}. Erster Unterschied: {field}.',
  'verify.other_rules':
    'Die Regeln für ein solches Ergebnis haben sich seit der Version geändert, mit der es berechnet wurde.',
  'verify.other_rules.losses':
    'Version 1.0.0 zählte die Vorkette der Netzverluste auch bei include_wtt=false mit. Diese Version lässt sie weg. Prüfen Sie das Ergebnis mit Version 1.0.0.',
  'verify.other_rules.mode':
    'Die Anfrage nennt kein Verkehrsmittel. Version 1.0.0 wählte {code}, diese Version wählt {other_code}. Prüfen Sie das Ergebnis mit Version 1.0.0.',
  'verify.external_service': 'Das Ergebnis beruht auf einem externen Routing- oder Adressdienst.',
  'verify.external_service.differs':
    'Orte oder Routen stammen von einem externen Dienst und weichen hier ab. Prüfen Sie das Ergebnis mit demselben Dienst und denselben Daten.',
  'verify.refused': 'Die im Ergebnis gespeicherte Anfrage wird abgelehnt.',
  'verify.refused.named': 'Die Anfrage ist nicht berechenbar ({code}): {reason}',
  'verify.remark.release':
    '{has_release, select, true {Berechnet mit Version {release}} other {Berechnet mit unbekannter Version}}, geprüft mit Version {own_release}. Zahlen und Quellen wurden verglichen, Texte nicht.',
  'verify.remark.geography':
    'Berechnet mit den Orts- und Routendaten {hash}, geprüft {has_own, select, true {mit {own_hash}} other {ohne}}.',
  'verify.remark.labels':
    'Diese Angaben vergibt diese Version nach anderen Regeln, die Zahlen hängen nicht davon ab: {other_fields}.',
  'verify.line.edition': 'Datenversion {edition}',
  'verify.line.recalculated': 'neu berechnet: {code}',
  'verify.line.total':
    'Summe: {has_before, select, true {{before}} other {nichts}}{has_editions, select, true { ({has_edition, select, true {Datenversion {edition}} other {ohne Datenversion}})} other {}} im Ergebnis, {has_after, select, true {{after}} other {nichts}}{has_own, select, true { (Datenversion {own_edition})} other {}} neu berechnet',
  'verify.line.values':
    '{has_factor, select, true {Faktor {id}{has_name, select, true { ({factor})} other {}}{has_field, select, true {, {field}} other {}}} other {{field}}}: {has_before, select, true {{before}} other {nichts}}{has_editions, select, true { ({has_edition, select, true {Datenversion {edition}} other {ohne Datenversion}})} other {}} im Ergebnis, {has_after, select, true {{after}} other {nichts}}{has_own, select, true { (Datenversion {own_edition})} other {}} neu berechnet{has_unit, select, true {, {unit}} other {}}',
  'verify.line.missing':
    '{has_factor, select, true {Faktor {id}{has_name, select, true { ({factor})} other {}}{has_field, select, true {, {field}} other {}}} other {{field}}} {is_missing, select, true {fehlt im} other {steht nur im}} Ergebnis',
  'verify.line.more': 'und {count} weitere; --json listet bis zu {max} auf',
  'validation_error.verify_empty': 'Der Inhalt ist leer. Senden Sie ein gespeichertes Ergebnis als JSON.',
  'validation_error.verify_no_result':
    'Das ist kein Ergebnis von Everygram: Eine Antwort hat „data“ und „meta“, eine Zeile „status“ und „co2e_kg“ oder „answer“. Senden Sie jeweils ein Ergebnis.',
  'validation_error.verify_name_twice':
    'Der Name {name} kommt in einem Objekt zweimal vor. Senden Sie das Ergebnis so, wie Sie es erhalten haben.',
  'validation_error.verify_query':
    '{name} ist hier nicht möglich. Die URL nimmt keine Parameter; der Inhalt ist das zu prüfende Ergebnis.',
  'validation_error.verify_not_json':
    'Der Inhalt ist kein gültiges JSON{has_position, select, true { (Fehler bei Zeichen {position})} other {}}.',
})
