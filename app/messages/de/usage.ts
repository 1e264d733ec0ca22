export const usage = {
  title: 'Nutzung',
  lead: 'Was Ihr Schlüssel verbraucht hat: Antworten nach Tag und Endpunkt, und was vom Tarif übrig ist.',
  uncounted: {
    title: 'Hier wird nichts gezählt',
    text: 'Dieser Server verlangt keine API-Schlüssel: niemandes Nutzung wird gezählt, und niemand ist begrenzt.',
    more: 'Wie Schlüssel eingeschaltet werden',
  },
  empty: 'Keine Antworten in diesem Monat.',
  months: 'Monate',
  byDay: 'Nach Tag',
  byEndpoint: 'Nach Endpunkt',
  day: 'Tag',
  answers: 'Antworten',
  answersUsed: 'Antworten',
  endpoint: 'Endpunkt',
  chart: 'Ein Diagramm der Antworten jedes Tages; die Tabelle darunter hat dieselben Zahlen.',
  plan: {
    label: 'Tarif',
    of: (limit: string) => `von ${limit} Antworten`,
    key: (name: string, plan: string) => `Schlüssel „${name}“, Tarif ${plan}`,
    unlimited: 'Dieser Tarif hat keine Grenzen.',
    left: (count: string) => `${count} sind in diesem Monat übrig.`,
    over: (count: string) => `${count} über dem Tarif.`,
    stop: (stop: string, day: string) =>
      `Die Marke ist das Ende des Tarifs; bei ${stop} enden die Antworten. Neu gezählt wird ab ${day}.`,
    rate: (perSecond: string, burst: string) => `${perSecond} Anfragen in der Sekunde, ${burst} auf einmal.`,
  },
  warnings: {
    'over-limit-grace':
      'Der Monat ist aufgebraucht. Antworten kommen noch, bis zu dem Punkt, an dem sie enden.',
    'approaching-limit-critical': 'Mehr als neun Zehntel des Monats sind verbraucht.',
    'approaching-limit': 'Mehr als acht Zehntel des Monats sind verbraucht.',
  },
}
