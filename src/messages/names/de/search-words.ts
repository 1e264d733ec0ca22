/** German words that people look a factor up by, beside its German name. */
import { germanName } from './factor-names.ts'

const SEARCH_WORDS: readonly (readonly [ids: RegExp, words: string])[] = [
  [/^(?:grid|freight-electric|travel-electricity)/, 'Strom Elektrizität Strommix Stromnetz'],
  [/^(?:rail-|travel-(?:\w+-)?rail-)/, 'Bahnfahrt Zugfahrt Zug Eisenbahn Schiene'],
  [/^(?:rail-freight|freight-(?:\w+-)?rail-)/, 'Güterzug Bahn Schiene Schienengüterverkehr'],
  [/^(?:rail-)?freight-/, 'Fracht Gütertransport Güterverkehr Spedition Lieferung'],
  [/^freight-(?:\w+-)?road-|^freight-ratio-/, 'Lkw Lastwagen Straße Lieferwagen'],
  [/^freight-(?:sea|register|short-sea)/, 'Seeschiff Frachtschiff Schifffahrt'],
  [/^freight-air-/, 'Flugzeug Flugfracht'],
  [/^flight-/, 'Flugreise Flugzeug Fluggast'],
  [/^travel-(?:\w+-)?car-/, 'Pkw Autofahrt Wagen'],
  [/^travel-electricity-car-/, 'Elektroauto E-Auto'],
  [/^travel-(?:\w+-)?bus-/, 'Busreise Nahverkehr ÖPNV'],
  [/^travel-(?:\w+-)?rail-(?:light|underground|commuter)/, 'Straßenbahn S-Bahn Nahverkehr ÖPNV'],
  [/^travel-(?:\w+-)?ferry-/, 'Fährfahrt Schiff'],
  [/^fuel\w*-(?:\w+-)?natural_gas/, 'Gasheizung Methan'],
  [/^fuel\w*-(?:\w+-)?(?:red_diesel|kerosene)/, 'Heizöl Ölheizung'],
  [/^fuel\w*-(?:\w+-)?petrol/, 'Ottokraftstoff Super'],
  [/^fuel\w*-(?:\w+-)?(?:diesel|petrol)/, 'Kraftstoff Treibstoff Tanken'],
  [/^fuel\w*-(?:\w+-)?wood/, 'Brennholz Pellets'],
  [/^fuel/, 'Brennstoff Heizung'],
  [/^water-supply/, 'Leitungswasser'],
  [/^water-treatment/, 'Klärschlamm Kläranlage Schmutzwasser'],
  [/^waste-/, 'Müll Entsorgung'],
  [/^waste-(?:food|garden)/, 'Biomüll Speisereste Grünschnitt'],
  [/^waste-(?:\w*paper|board|books)/, 'Altpapier Karton'],
  [/^waste-glass/, 'Altglas'],
  [/^waste-clothing/, 'Altkleider Textilien'],
  [/^waste-wood/, 'Altholz'],
  [/^waste-tyres/, 'Altreifen'],
  [/^refrigerant-/, 'Kühlmittel Klimaanlage Treibhausgas'],
  [/^homeworking-/, 'Heimarbeit Telearbeit'],
  [/^hotel-/, 'Unterkunft Geschäftsreise'],
  [/^llm-/, 'KI künstliche Intelligenz'],
]

/** Empty for a factor without a German name. */
export function germanWordsFor(id: string): string {
  const words = SEARCH_WORDS.filter(([ids]) => ids.test(id)).map(([, listed]) => listed)
  return [germanName(id) ?? '', ...words].join(' ').trim()
}
