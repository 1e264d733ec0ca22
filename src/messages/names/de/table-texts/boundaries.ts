/** What factors describe, by the headings of their tables. */
export const BOUNDARIES: Readonly<Record<string, string>> = {
  'tank to wheel; wtt_factor well to tank': 'Tank-to-Wheel; wtt_factor: Well-to-Tank',
  'tank to wheel; of electricity generation and losses':
    'Tank-to-Wheel; bei Strom Erzeugung und Netzverluste',
  'tank to wake, with radiative forcing': 'Tank-to-Wake, mit Strahlungsantrieb',
  'well to tank': 'Well-to-Tank',
  'direct combustion': 'direkte Verbrennung',
  'biogenic CO2 of direct combustion, outside of the scopes':
    'biogenes CO2 der direkten Verbrennung, außerhalb der Scopes',
  'gross calorific value': 'Brennwert',
  'net calorific value': 'Heizwert',
  'Energy of an occupied room for one night': 'Energie eines belegten Zimmers für eine Nacht',
  'cradle to shelf: supply chain with margins of transport and trade':
    'Cradle-to-Shelf: Lieferkette mit den Aufschlägen von Transport und Handel',
}

/** What results are compared with, as its table names it. */
export const COMPARISONS: Readonly<Record<string, string>> = {
  'trees needed to absorb the CO2 in a year': 'Bäume, die das CO2 in einem Jahr aufnehmen',
  'km driven in an average car': 'km mit einem durchschnittlichen Auto',
  'smartphones charged': 'geladene Smartphones',
  'km flown by one passenger in economy class, short haul, with radiative forcing':
    'Flug-km einer Person, Economy Class, Kurzstrecke, mit Strahlungsantrieb',
}
