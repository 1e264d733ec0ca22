import type { check as english } from '../en/check.ts'
import { translated } from '../texts.ts'

export const check = translated<typeof english>()({
  title: 'Wert prüfen',
  lead: 'Prüfen Sie einen Wert aus einem Bericht. Geben Sie ihn ein oder fügen Sie ein gespeichertes Ergebnis ein.',
  have: 'Wert oder gespeichertes Ergebnis',
  haveHint: 'Eine Menge wie 31,2 kg, ein gespeichertes Ergebnis (JSON) oder Ergebniszeilen (CSV oder JSON).',
  year: 'Berichtsjahr',
  yearHint: 'Geprüft werden die Faktoren dieses Jahres sowie des Vor- und Folgejahres.',
  anyYear: 'Unbekannt',
  send: 'Prüfen',
  refused: {
    nothing: 'Geben Sie zuerst einen Wert ein oder fügen Sie ein Ergebnis ein.',
    too_long: 'Das sind mehr als 1 Million Zeichen. Prüfen Sie in Teilen oder mit everygram verify.',
    broken_json: 'Dieses JSON ist unvollständig oder beschädigt. Kopieren Sie es noch einmal bis zum Ende.',
    other_json:
      'Dieses JSON ist kein Ergebnis von Everygram: Es enthält weder data und meta noch eine Zeile mit co2e_kg.',
    no_figure: 'Geben Sie eine Menge mit Einheit ein, zum Beispiel 31,2 kg.',
  },
  what: 'Wofür steht der Wert?',
  whatHint: 'Wählen Sie eine Aktivität und geben Sie die Werte ein, aus denen gerechnet wurde.',
  first: 'Hier werden die ersten {shown} von {total} Ergebnissen geprüft.',
  rows: {
    title: '{count, plural, one {1 Zeile} other {# Zeilen}}',
    text: 'Eine Zeile enthält ihr Ergebnis, aber nicht alle Eingaben. Öffnen Sie eine Zeile, prüfen Sie die Eingaben und ergänzen Sie, was fehlt.',
    edition: 'Version {name}',
  },
  verdicts: {
    same: { title: 'Bestätigt', text: 'Mit denselben Daten neu berechnet ist jeder Wert identisch.' },
    differs: {
      title: 'Abweichendes Ergebnis',
      text: 'Mit denselben Daten neu berechnet ist das Ergebnis ein anderes.',
    },
    cannot: {
      title: 'Hier nicht prüfbar',
      text: 'Wir können den Wert weder bestätigen noch widerlegen. Grund:',
    },
  },
  fields: {
    title: 'Abweichungen',
    field: 'Feld',
    here: 'In Ihrem Ergebnis',
    again: 'Neu berechnet',
    total: 'Summe, CO₂e',
    edition: 'Version {name}',
    more: 'und {count} weitere',
  },
  others: 'Diese Summe in den Daten anderer Jahre suchen',
  editions: 'Ergebnisse je Datenversion',
  says: 'Ergebnis',
  range: 'Wahrscheinlicher Bereich',
  rangeText: '{low} bis {high}',
  verdict: 'Ihr Wert',
  judged: { same: 'Gleich', near: 'Abweichend, im Bereich', differs: 'Abweichend' },
  found: {
    same: '{amount} stimmt',
    sameText: 'Der Wert stimmt bis zur letzten Stelle mit diesen Datenversionen überein: {editions}.',
    otherYear: '{amount} stimmt, aber für ein anderes Jahr',
    otherYearText: 'Version {edition} für das Berichtsjahr ergibt einen anderen Wert.',
    none: '{amount} passt zu keinem dieser Jahre',
    instead: 'Mit diesen Eingaben ergibt Version {edition} {amount}.',
    variation:
      '{is_on, select, true {Mit „{label}“ stimmt der Wert überein: Vielleicht hat der Bericht so gerechnet.} other {Ohne „{label}“ stimmt der Wert überein: Vielleicht hat der Bericht so gerechnet.}}',
    multiples: {
      thousand:
        'Der Wert ist das 1.000-Fache des Ergebnisses. Wurden Gramm und Kilogramm oder Kilogramm und Tonnen verwechselt?',
      thousandth:
        'Der Wert ist ein Tausendstel des Ergebnisses. Wurden Kilogramm und Gramm oder Tonnen und Kilogramm verwechselt?',
      double: 'Der Wert ist das Doppelte des Ergebnisses. Hin und zurück, zwei Personen oder zwei Zimmer?',
      half: 'Der Wert ist die Hälfte des Ergebnisses. Nur eine Richtung, eine von zwei Personen oder ein Zimmer von zweien?',
    },
    near: 'Der Wert liegt im Bereich veröffentlichter Werte und kann aus einer anderen Quelle stammen.',
    advice: 'Prüfen Sie, ob die Eingaben zum Bericht passen: Menge, Einheit, Land, Klasse und Jahr.',
  },
  why: 'Warum sie abweichen',
  against: '{edition} im Vergleich zu {other}',
  changed: '{here} statt {there} {unit}',
  notUsed: 'nicht verwendet',
  otherQuantities: 'Die Faktoren sind gleich; Mengen wie Entfernungen weichen ab.',
  moreChanges: 'und {count, plural, one {1 weiterer Faktor} other {# weitere Faktoren}}',
})
