import type { factors as english } from '../en/factors.ts'
import { translated } from '../texts.ts'

export const factors = translated<typeof english>()({
  title: 'Emissionsfaktoren',
  lead: 'Alle verwendeten Faktoren, wie veröffentlicht. Suchen Sie und verfolgen Sie jeden bis zur Quelle.',
  toMap: 'Strom und Hotels auf der Weltkarte',
  search: {
    label: 'Suche',
    hint: 'Name, Land oder Herausgeber, zum Beispiel: Erdgas, Strom, Ember',
  },
  facets: {
    domain: 'Thema',
    country: 'Land',
    publisher: 'Herausgeber',
    unit: 'Einheit',
    tier: 'Datenqualität',
  },
  any: {
    domain: 'Alle Themen',
    country: 'Alle Länder',
    publisher: 'Alle Herausgeber',
    unit: 'Alle Einheiten',
    tier: 'Alle Stufen',
  },
  edition: { label: 'Datenversion', own: '{name} (Standard)' },
  clear: 'Suche zurücksetzen',
  domains: {
    hotel: 'Übernachtungen',
    travel: 'Reisen',
    freight: 'Fracht',
    electricity: 'Strom',
    fuel: 'Brenn- und Kraftstoffe',
    llm: 'KI-Modelle',
    water: 'Wasser',
    waste: 'Abfall',
    refrigerant: 'Kältemittel',
    homeworking: 'Homeoffice',
    spend: 'Ausgabenbasiert',
    basis: 'Allgemein',
  },
  none: {
    title: 'Keine Faktoren gefunden',
    text: 'Kein Faktor passt zu allen Suchwörtern und Filtern. Verwenden Sie weniger oder eine andere Datenversion.',
  },
  found: '{total, plural, one {1 Faktor in Version {edition}} other {# Faktoren in Version {edition}}}',
  caption: 'Suchergebnisse',
  columns: {
    name: 'Name',
    figure: 'Wert',
    unit: 'Einheit',
    country: 'Land',
    year: 'Datenjahr',
    publisher: 'Herausgeber',
  },
  pager: {
    label: 'Seiten',
    first: 'Erste Seite',
    previous: 'Vorige Seite',
    next: 'Nächste Seite',
    shown: '{shown} von {total}',
  },
})
