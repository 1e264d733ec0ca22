import type { reportFacts as english } from '../en/report-facts.ts'
import { translated } from '../infer.ts'

export const reportFacts = translated<typeof english>()({
  'report.not_determined': 'nicht bestimmt',
  'report.not_known': 'nicht bekannt',
  'report.nothing': 'Nichts zu berichten: Keine Zeile wurde berechnet.',
  'report.share': '{share_name} {percent} %',
  'report.forcing': 'Strahlungsantrieb von Flügen (in keiner Summe enthalten)',
  'report.head.low_t': 'Wahrscheinlicher Bereich, unten, t',
  'report.head.high_t': 'Wahrscheinlicher Bereich, oben, t',
  'report.head.quality': 'Datenqualität',
  'report.head.shares': 'Datenqualität nach Kilogramm',
  'report.head.note': 'Hinweis',
  'report.gwp.ipcc_ar4_gwp100': 'IPCC AR4',
  'report.gwp.ipcc_ar5_gwp100': 'IPCC AR5',
  'report.gwp.ipcc_ar6_gwp100': 'IPCC AR6',
  'report.gwp.ipcc_gwp100': 'Satz nicht genannt oder mehrere',
  'report.gwp.not_known': 'nicht bekannt',
  'report.gwp.nothing': 'keine Emissionen',
  'report.fact.title': 'Prüfpunkte',
  'report.fact.activity': 'Aktivität: {type}',
  'report.fact.activity_text': '{activity_amount} {unit}: {text}',
  'report.fact.gwp': 'GWP (100 Jahre) nach Kilogramm',
  'report.fact.market': 'Scope 2, marktbasiert',
  'report.fact.market_determined': 'für jede Zeile bestimmt',
  'report.fact.market_left_out': 'nur das standortbasierte Ergebnis wurde angefragt (scope_2=location).',
  'report.fact.undetermined':
    'für {count, plural, one {1 Zeile} other {# Zeilen}} nicht bestimmt ({list}): {text}',
  'report.fact.more': 'und {count} weitere; siehe Blatt ESRS E1-6.',
  'report.fact.forcing': 'Strahlungsantrieb',
  'report.fact.forcing_text':
    '{forcing_t} t CO2e, in keiner Summe enthalten ({percent} % der standortbasierten Summe)',
  'report.fact.upstream': 'Vorkette',
  'report.fact.upstream_none': 'keine',
  'report.fact.upstream_text': '{upstream_t} t CO2e, davon {percent} % geschätzt',
  'report.fact.boundary': 'Systemgrenze',
  'report.fact.boundary_same': 'Die Vorkette ist in allen Zeilen einer Aktivität enthalten oder in keiner.',
  'report.fact.boundary_mixed': 'Gemischt: Nur ein Teil der Zeilen enthält die Vorkette ({list}).',
  'report.fact.forcing_mixed':
    'Der Strahlungsantrieb ist bei {forcing_in_rows} Zeilen Teil des Ergebnisses und steht bei {forcing_out_rows} Zeilen daneben; diese Bilanz zählt ihn in keiner Summe mit.',
  'report.fact.completeness': 'Vollständigkeit',
  'report.fact.rows': '{ok} von {count, plural, one {1 Zeile} other {# Zeilen}} berechnet.',
  'report.fact.lines_undetermined':
    '{count, plural, one {1 Position hat keinen Wert} other {# Positionen haben keinen Wert}} (nicht bestimmt).',
  'report.fact.biogenic_unknown':
    'Biogenes CO2 neben {scope_name} ist für {count, plural, one {1 Zeile} other {# Zeilen}} nicht bekannt.',
  'report.row.unknown_line': 'Diese Position eines Ergebnisses ist ungültig: {value}',
  'report.row.lines_differ': 'Die Positionen ergeben in der Summe nicht co2e_kg.',
})
