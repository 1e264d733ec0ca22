/** Sentences of the tables of fuels and refrigerants. `#` stands for a number. */
export const FUEL_TEXTS: Readonly<Record<string, string>> = {
  'published tonne row / #': 'veröffentlichte Zeile je Tonne / #',
  'published kWh (gross) row x # kWh per therm': 'veröffentlichte Zeile je kWh (Brennwert) x # kWh je Therm',
  'published # kg per tonne / (# kWh per kg gross x #)':
    'veröffentlicht # kg je Tonne / (# kWh je kg, Brennwert, x #)',
  'published # kg per tonne / (# kWh per kg net x #)':
    'veröffentlicht # kg je Tonne / (# kWh je kg, Heizwert, x #)',
  'published # kg per tonne / # litres per tonne': 'veröffentlicht # kg je Tonne / # Liter je Tonne',
  'published # kg per tonne / (# / #: published kg CO2e per tonne over per kwh_gross of the same fuel)':
    'veröffentlicht # kg je Tonne / (# / #: veröffentlichte kg CO2e je Tonne geteilt durch die je kWh (Brennwert) desselben Brennstoffs)',
  'published # kg per tonne / (# / #: published kg CO2e per tonne over per kwh of the same fuel)':
    'veröffentlicht # kg je Tonne / (# / #: veröffentlichte kg CO2e je Tonne geteilt durch die je kWh desselben Brennstoffs)',
  'published # kg per tonne / (# / #: published kg CO2e per tonne over per litre of the same fuel)':
    'veröffentlicht # kg je Tonne / (# / #: veröffentlichte kg CO2e je Tonne geteilt durch die je Liter desselben Brennstoffs)',
  'No split is published. N2O taken as # g per GJ net (IPCC # Guidelines, default for the fuel), the rest is CH4: weak, to be read as an estimate':
    'Eine Aufteilung ist nicht veröffentlicht. Für N2O sind # g je GJ (Heizwert) angenommen (IPCC-Richtlinien #, Standardwert des Brennstoffs), der Rest ist CH4: schwach belegt, als Schätzwert zu lesen',
  'Split as for HVO. The published total is larger than that of HVO, probably by fossil CO2 from methanol; the published total is kept whole':
    'Aufgeteilt wie bei HVO. Die veröffentlichte Summe ist größer als bei HVO, vermutlich durch fossiles CO2 aus Methanol; die veröffentlichte Summe bleibt unverändert',
  'The published figure has not moved since # and equals, per GJ net, the CH4 and N2O of # % mineral diesel in the # edition: split as that row':
    'Der veröffentlichte Wert ist seit # unverändert und entspricht je GJ (Heizwert) dem CH4 und N2O von # % mineralischem Diesel in der Ausgabe von #: aufgeteilt wie diese Zeile',
  'The published figure has not moved since # and equals, per GJ net, the CH4 and N2O of # % mineral petrol in the # edition: split as that row':
    'Der veröffentlichte Wert ist seit # unverändert und entspricht je GJ (Heizwert) dem CH4 und N2O von # % mineralischem Benzin in der Ausgabe von #: aufgeteilt wie diese Zeile',
  'Which part is of the Kyoto Protocol: as published for #':
    'Welcher Teil unter das Kyoto-Protokoll fällt: wie für # veröffentlicht',
}
