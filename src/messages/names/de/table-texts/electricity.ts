/** Sentences of the tables of electricity. `#` stands for a number. */
export const ELECTRICITY_TEXTS: Readonly<Record<string, string>> = {
  'electricity imported mainly from Spain and France':
    'Strom vor allem aus Spanien und Frankreich importiert',
  'oil island proxy': 'Näherungswert: Insel mit Ölkraftwerken',
  'diesel island proxy': 'Näherungswert: Insel mit Dieselkraftwerken',
  'diesel/wind island proxy': 'Näherungswert: Insel mit Diesel- und Windkraft',
  'diesel/solar island proxy': 'Näherungswert: Insel mit Diesel- und Solarstrom',
  'proxy parent': 'Näherungswert: übergeordneter Staat',
  proxy: 'Näherungswert',
  'proxy diesel': 'Näherungswert: Dieselkraftwerke',
  'cable via Jersey from France': 'Kabel aus Frankreich über Jersey',
  'cable from Great Britain': 'Kabel aus Großbritannien',
  'cable from France': 'Kabel aus Frankreich',
  'Swiss control area': 'Schweizer Regelzone',
  'supplied from France': 'von Frankreich versorgt',
  enclave: 'Enklave',
  '# / # to six digits: upstream taken as # % of direct':
    '# / # auf sechs Stellen: Vorkette als # % der direkten Emissionen angenommen',
  'upstream taken as # % of direct, where the published figure is direct':
    'Vorkette als # % der direkten Emissionen angenommen, wo der veröffentlichte Wert direkt ist',
  'losses where a country has no plausible figure': 'Netzverluste, wo ein Land keinen plausiblen Wert hat',
  "official direct # over Ember's life-cycle # gCO2e/kWh for # (mid-2025 release)":
    'amtlicher direkter Wert # geteilt durch den Lebenszykluswert von Ember # g CO2e je kWh für # (Fassung von Mitte 2025)',
  'the nearest year to # that is held': 'das vorhandene Jahr, das # am nächsten liegt',
  'printed to three significant digits': 'mit drei gültigen Ziffern veröffentlicht',
  'printed to three significant digits; the nearest year to # that is held':
    'mit drei gültigen Ziffern veröffentlicht; das vorhandene Jahr, das # am nächsten liegt',
  'V20.0 (December #) gave # for #-24: the series is revised':
    'V20.0 (Dezember #) nannte # für #-24: Die Reihe ist überarbeitet',
  'V20.0 (December #) gave # for #-24: the series is revised; the nearest year to # that is held':
    'V20.0 (Dezember #) nannte # für #-24: Die Reihe ist überarbeitet; das vorhandene Jahr, das # am nächsten liegt',
  'agrees with the National Inventory Report #-2024 after rounding':
    'stimmt gerundet mit dem National Inventory Report #-2024 überein',
  'agrees with the National Inventory Report #-2024 after rounding; the nearest year to # that is held':
    'stimmt gerundet mit dem National Inventory Report #-2024 überein; das vorhandene Jahr, das # am nächsten liegt',
  'Published in lb per MWh: # CO2e, x #. The rows of states of eGRID2022 were not to be had: those of #.':
    'Veröffentlicht in lb je MWh: # CO2e, x #. Die Zeilen der Bundesstaaten aus eGRID2022 lagen nicht vor; verwendet sind die von #.',
  'Published in lb per MWh: (# CO2 + # x # CH4 + # x # N2O), x #.':
    'Veröffentlicht in lb je MWh: (# CO2 + # x # CH4 + # x # N2O), x #.',
  'Published in lb per MWh: # CO2e, x #.': 'Veröffentlicht in lb je MWh: # CO2e, x #.',
  'Published as #; # as the v1 contract states it.': 'Veröffentlicht als #; # nach dem v1-Vertrag.',
}

/** What an official figure describes. */
export const GRID_BOUNDARIES: Readonly<Record<string, string>> = {
  life_cycle: 'Lebenszyklus',
  direct: 'direkt',
  'direct, generation': 'direkt, Erzeugung',
  'direct, consumption of the state or grid, financial years':
    'direkt, Verbrauch des Bundesstaats oder Netzes, Geschäftsjahre',
  'direct, annual average of electricity used': 'direkt, Jahresdurchschnitt des verbrauchten Stroms',
  'market-based': 'marktbasiert',
  'market-based scope #': 'marktbasiert, Scope #',
  'upstream of fuels and grid losses in one figure':
    'Vorkette der Brennstoffe und Netzverluste in einem Wert',
  'per kWh consumed, with losses': 'je verbrauchter kWh, mit Netzverlusten',
  'upstream: uk electricity (t&d)': 'Vorkette: Strom im Vereinigten Königreich (Netzverluste)',
  'upstream: uk electricity (generation)': 'Vorkette: Strom im Vereinigten Königreich (Erzeugung)',
  'CO2 only, generation incl. renewables and captive, excl. imports':
    'nur CO2, Erzeugung mit erneuerbaren Energien und Eigenerzeugung, ohne Importe',
  'scope #, CO2e, generation in the state, financial-year average':
    'Scope #, CO2e, Erzeugung im Bundesstaat, Durchschnitt des Geschäftsjahrs',
  'CO2e per kWh consumed in the province, with losses in the grid':
    'CO2e je in der Provinz verbrauchter kWh, mit Netzverlusten',
  'CO2 only, electricity supplied in the province': 'nur CO2, in der Provinz gelieferter Strom',
  'life-cycle CO2e of generation in the state': 'CO2e der Erzeugung im Bundesstaat über den Lebenszyklus',
  'CO2 only, per kWh delivered by the grid operator, with losses in the grid, unadjusted':
    'nur CO2, je vom Netzbetreiber gelieferter kWh, mit Netzverlusten, unbereinigt',
}
