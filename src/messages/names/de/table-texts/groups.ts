/** Groups that tables sort their rows into, and rows of countries, which notices quote. */
export const GROUPS: Readonly<Record<string, string>> = {
  Construction: 'Bau',
  Other: 'Sonstiges',
  Refuse: 'Müll',
  'Electrical items': 'Elektrogeräte',
  Metal: 'Metall',
  Plastic: 'Kunststoff',
  Paper: 'Papier',
  Antarctica: 'Antarktis',
  'Australia and New Zealand': 'Australien und Neuseeland',
  Caribbean: 'Karibik',
  'Central America': 'Mittelamerika',
  'Central Asia': 'Zentralasien',
  'Eastern Africa': 'Ostafrika',
  'Eastern Asia': 'Ostasien',
  'Eastern Europe': 'Osteuropa',
  Melanesia: 'Melanesien',
  Micronesia: 'Mikronesien',
  'Middle Africa': 'Zentralafrika',
  'Northern Africa': 'Nordafrika',
  'Northern America': 'Nordamerika',
  'Northern Europe': 'Nordeuropa',
  Polynesia: 'Polynesien',
  'South America': 'Südamerika',
  'South-eastern Asia': 'Südostasien',
  'Southern Africa': 'Südliches Afrika',
  'Southern Asia': 'Südasien',
  'Southern Europe': 'Südeuropa',
  'Western Africa': 'Westafrika',
  'Western Asia': 'Westasien',
  'Western Europe': 'Westeuropa',
}

export const ROWS_OF_COUNTRIES: Readonly<Record<string, string>> = {
  'Energy of the state railways, all as electricity': 'Energie der Staatsbahn, ganz als Strom',
  'Energy of the state railways of China, all as electricity':
    'Energie der chinesischen Staatsbahn, ganz als Strom',
  'Electric share of rail freight tonne-km': 'Elektrischer Anteil der Tonnen-km auf der Schiene',
  'Electric share of rail freight tonne-km, EU-27':
    'Elektrischer Anteil der Tonnen-km auf der Schiene, EU-27',
  'Half of the tonne-km electric': 'Hälfte der Tonnen-km elektrisch',
  'Rail freight, diesel and electric traction combined, FY #-15':
    'Schienengüterverkehr, Diesel und elektrisch zusammen, Geschäftsjahr #-15',
  'CO2 per transport volume, freight: railway, FY2021':
    'CO2 je Transportleistung, Güter: Eisenbahn, Geschäftsjahr 2021',
  'CO2 per transport volume, passengers: railway, FY2024':
    'CO2 je Transportleistung, Personen: Eisenbahn, Geschäftsjahr 2024',
  'Passenger rail, non-suburban, diesel and electric traction combined, FY #-15':
    'Personenzüge außerhalb des Vorortverkehrs, Diesel und elektrisch zusammen, Geschäftsjahr #-15',
  'Passenger rail, suburban, diesel and electric traction combined, FY #-15':
    'Vorortzüge, Diesel und elektrisch zusammen, Geschäftsjahr #-15',
  'TGV, use': 'TGV, Betrieb',
  'Intercites, use': 'Intercités, Betrieb',
  'TER, use': 'TER, Betrieb',
  'Metro, use': 'Metro, Betrieb',
  'Tram, use': 'Straßenbahn, Betrieb',
  'Table #: Medium- and Heavy-Duty Truck, per short ton-mile':
    'Tabelle #: mittlere und schwere Lkw, je US-Tonnenmeile',
  'Table #: Rail, per short ton-mile': 'Tabelle #: Schiene, je US-Tonnenmeile',
  'Table #: Rail, per short ton-mile (United States)':
    'Tabelle #: Schiene, je US-Tonnenmeile (Vereinigte Staaten)',
  'Table #: Passenger Car': 'Tabelle #: Pkw',
  'Table #: Bus': 'Tabelle #: Bus',
  'Table #: Motorcycle': 'Tabelle #: Motorrad',
  'Table #: Intercity Rail - National Average': 'Tabelle #: Fernzüge, Landesdurchschnitt',
  'Table #: Intercity Rail - Northeast Corridor': 'Tabelle #: Fernzüge, Northeast Corridor',
  'Table #: Intercity Rail - Other Routes': 'Tabelle #: Fernzüge, andere Strecken',
  'Table #: Commuter Rail': 'Tabelle #: Vorortzüge',
  'Table #: Transit Rail (i.e. Subway, Tram)': 'Tabelle #: Nahverkehr auf der Schiene (U-Bahn, Straßenbahn)',
}
