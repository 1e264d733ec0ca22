import type { amounts as english } from '../en/amounts.ts'
import { translated } from '../infer.ts'

export const amounts = translated<typeof english>()({
  'subject.homeworking': 'Homeoffice in {country}',
  'subject.refrigerant': 'ein Leck von {gas}',
  'subject.spend': 'Ausgaben für {sector} in {country}',
  'subject.waste': 'Abfall ({material}) in {country}',
  'subject.water': 'Wasser in {country}',
  'amount.factors.homeworking': 'Homeoffice',
  'amount.factors.refrigerant': 'Kältemittel',
  'amount.factors.spend': 'Ausgaben',
  'amount.factors.waste': 'Abfall',
  'amount.factors.water': 'Wasser',
  'amount.difference.homeworking': 'Winter, Heizung und Stromnetze unterscheiden sich von Land zu Land',
  'amount.difference.spend': 'Stromnetze, Preise und Handel unterscheiden sich von Land zu Land',
  'amount.difference.waste': 'Deponien und die Entfernungen dorthin unterscheiden sich von Land zu Land',
  'amount.difference.water': 'Energie und Aufbereitung unterscheiden sich von Land zu Land',
  'location_assumed.amount': {
    message: 'Kein Land angegeben: Wir haben {country} angenommen, wofür diese Faktoren veröffentlicht sind.',
    detail: 'Geben Sie <set>country</set> an.',
  },
  'factor_from_other_region.amount': {
    message:
      'Für {country} ist kein Faktor für {subject} veröffentlicht; wir verwenden den für {publisher_country}.',
    detail: '{difference}; das Ergebnis ist ein Näherungswert.',
  },
  'factor_from_other_year.amount': {
    message:
      'Für {edition_year} ist kein Faktor veröffentlicht; wir verwenden den von {used_year}, dem nächstgelegenen Jahr.',
    detail: '<set>year={used_year}</set> entspricht dem Faktor genau.',
  },
  outside_kyoto_protocol: {
    message:
      '{gas} fällt nicht oder nur teilweise unter das Kyoto-Protokoll; dieser Teil wird außerhalb von Scope 1 berichtet.',
    detail: 'Das GHG Protocol verlangt die gesonderte Angabe: siehe <field>outside_of_scopes</field>.',
  },
  covers_transport_only: {
    message: 'Dieser Faktor umfasst nur Sammlung und Transport zur Anlage.',
    detail:
      'Was die Anlage ausstößt und einspart, zählt bei den Nutzern von Energie, Material oder Kompost: siehe <field>covers</field>.',
  },
  'covers_transport_only.without_recovery': {
    message:
      'Für die Verbrennung ohne Energierückgewinnung ist kein Faktor veröffentlicht; der verwendete umfasst nur Sammlung und Transport.',
    detail: 'Die Emissionen der Anlage fehlen in diesem Ergebnis.',
  },
  'estimated_factor.blend': {
    message: 'Für {gas} ist hier kein GWP veröffentlicht; wir haben es aus den enthaltenen Gasen berechnet.',
    detail:
      'Die Massenanteile sind die des ASHRAE-Standards 34; das GWP jedes Gases steht im Quellennachweis.',
  },
  'source_second_hand.gas': {
    message: 'Das GWP von {gas} haben wir in einer Kopie gelesen, nicht im Dokument des Herausgebers.',
    detail: 'Die Kopie wurde mit anderen Listen verglichen, soweit sie das Gas enthalten.',
  },
  small_leak_rate: {
    message: 'Bitte prüfen Sie die Leckagerate: {percent} bedeutet {percent} Prozent.',
    detail: 'Für ein Zehntel der Füllmenge schreiben Sie 10.',
  },
  spend_based_estimate: {
    message: 'Das ist eine ausgabenbasierte Schätzung: ein US-Branchendurchschnitt je Dollar.',
    detail:
      'Geeignet, um Schwerpunkte im Einkauf zu finden. Nicht geeignet für Produkt- oder Lieferantenvergleiche, Reduktionsnachweise oder Werbeaussagen: Ein Rabatt sähe wie eine Minderung aus. Besser sind Lieferantendaten oder Masse, Energie oder Entfernung.',
  },
  'no_factor.amount':
    'Die Datenversion {edition} enthält keine Faktoren für {subject}. Verfügbar in: {editions}. Geben Sie year oder edition an.',
  'validation_error.several_names': '{value} ist mehrdeutig: {allowed}. Senden Sie eines davon.',
  'validation_error.name_of_list':
    '{value} ist kein bekannter Wert für {param}.{has_suggestion, select, true { Ähnlich: {suggestions}.} other {}} Vollständige Liste: {endpoint}.',
  'validation_error.name_of_few':
    '{value} ist kein bekannter Wert für {param}.{has_suggestion, select, true { Ähnlich: {suggestions}.} other {}} Möglich sind: {allowed}.',
  'validation_error.treatment_of_material':
    'Für {material} gibt es keinen Faktor für {value}. Möglich sind: {allowed}.',
  'validation_error.leaked_twice':
    'Senden Sie entweder die entwichene Menge oder charge und leak_rate, nicht beides.',
  'validation_error.charge': 'leak_rate braucht charge: die Füllmenge der Anlage.',
  'validation_error.leak_rate': 'charge braucht leak_rate in Prozent, zum Beispiel 10.',
  'validation_error.kg_maximum':
    'Die entwichene Menge darf höchstens {maximum} kg betragen; Ihre ist {kg} kg.',
  'validation_error.tonnes_maximum':
    'amount darf höchstens {maximum} Tonnen betragen; gesendet wurden {sent} {unit}.',
  'validation_error.cubic_metres_maximum':
    'amount darf höchstens {maximum} m³ betragen; gesendet wurden {sent} {unit}.',
  'validation_error.hours_or_days': 'Senden Sie entweder hours oder days, nicht beides.',
  'validation_error.hours_maximum':
    'hours (oder days) und people ergeben zusammen {hours} Stunden; das Maximum ist {maximum}.',
  'validation_error.currency':
    'Beträge müssen in {currency} von {price_year} sein; gesendet wurde {value}. Rechnen Sie mit dem Wechselkurs des Kaufdatums um und dann auf Preise von {price_year}.',
  'validation_error.price_year':
    'Preise müssen die von {price_year} sein; gesendet wurde {value}. Rechnen Sie den Betrag mit einem Preisindex der Branche um.',
})
