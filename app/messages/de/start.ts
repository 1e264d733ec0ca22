export const start = {
  title: 'Was möchten Sie wissen?',
  lead: 'Emissionen mit der Quelle jeder Zahl. Wählen Sie eine Frage, oder öffnen Sie ein Beispiel und ändern Sie es.',
  example: 'Beispiel',
  more: 'Weitere Fragen',
  cards: {
    travel: {
      title: 'Eine Reise',
      text: 'Mit Flugzeug, Bahn, Auto, Bus oder Fähre, zwischen beliebigen Orten.',
      example: 'London – New York und zurück',
    },
    hotel: {
      title: 'Eine Übernachtung',
      text: 'Nächte im Hotel, nach Land.',
      example: '12 Personen, 3 Nächte in Frankreich',
    },
    freight: {
      title: 'Eine Sendung',
      text: 'Auf Straße, Schiene, See oder in der Luft, mit jedem Abschnitt des Weges.',
      example: '5 Tonnen von Schanghai nach München',
    },
    electricity: {
      title: 'Strom',
      text: 'Nach dem Netz eines Landes, Bundesstaats oder einer Cloud-Region.',
      example: '5.000 kWh in Deutschland',
    },
    fuel: {
      title: 'Brennstoff',
      text: 'Verbrannt zum Heizen oder in Fahrzeugen.',
      example: '100 Liter Diesel',
    },
    llm: {
      title: 'Ein Modellaufruf',
      text: 'Tokens eines Sprachmodells.',
      example: '1.000 Aufrufe von Claude Sonnet 4.5',
    },
    water: {
      title: 'Wasser',
      text: 'Geliefert und danach gereinigt.',
      example: '100 m³ im Vereinigten Königreich',
    },
    waste: {
      title: 'Abfall',
      text: 'Nach Material und Behandlung.',
      example: '100 kg Gewerbeabfall auf die Deponie',
    },
    refrigerant: { title: 'Kältemittel', text: 'Entwichen aus Kühlanlagen.', example: '2 kg R-410A' },
    homeworking: {
      title: 'Arbeit zu Hause',
      text: 'Geräte und Heizung von Menschen zu Hause.',
      example: '10 Personen, 20 Tage',
    },
    spend: {
      title: 'Ein Einkauf',
      text: 'Nach dem Preis, wo nichts Besseres bekannt ist.',
      example: 'Büromöbel für 10.000 $',
    },
  } as Readonly<Record<string, { title: string; text: string; example: string }>>,
}
