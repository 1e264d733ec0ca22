export const check = {
  title: 'Eine Angabe prüfen',
  lead: 'Stimmt eine Zahl in einem Bericht? Tippen Sie sie ein, oder fügen Sie die aufgehobene Antwort oder Ergebniszeilen ein.',
  have: 'Was Sie haben',
  haveHint:
    'Eine Zahl wie 31,2 kg; oder eine Antwort von Everygram als JSON; oder Zeilen mit Ergebnissen, CSV oder JSON.',
  year: 'Jahr des Berichts',
  yearHint: 'Gefragt werden die Ausgaben dieses Jahres und der beiden daneben.',
  anyYear: 'Unbekannt',
  send: 'Prüfen',
  refused: {
    nothing: 'Tippen Sie zuerst eine Zahl ein, oder fügen Sie eine Antwort ein.',
    too_long:
      'Das ist länger als eine Million Zeichen, mehr als jede Antwort. Prüfen Sie es in Teilen, oder mit everygram verify.',
    broken_json: 'Das beginnt wie JSON und ist keines: vielleicht fehlt etwas am Ende.',
    other_json:
      'Das ist JSON, aber keine Antwort von Everygram, die data und meta hat, und keine Zeile mit co2e_kg.',
    no_figure: 'Das ist keine lesbare Masse. Schreiben Sie eine Zahl und dahinter kg, g oder t: 31,2 kg.',
  },
  what: 'Wofür stand sie?',
  whatHint: 'Wählen Sie, und füllen Sie aus, woraus die Zahl berechnet wurde.',
  first: (shown: number, total: number) => `Hier werden die ersten ${shown} von ${total} Antworten geprüft.`,
  rows: {
    title: (count: number) => (count === 1 ? 'Eine Zeile' : `${count} Zeilen`),
    text: 'Eine Zeile hat ihre Zahl, aber nicht alles, woraus sie berechnet wurde. Öffnen Sie eine, sehen Sie nach, was ausgefüllt ist, und ergänzen Sie, was fehlt.',
    edition: (name: string) => `Ausgabe ${name}`,
  },
  verdicts: {
    same: {
      title: 'Dieselbe',
      text: 'Aus ihrer Frage mit ihrer Ausgabe neu berechnet: jede Zahl ist, wie sie war.',
    },
    differs: {
      title: 'Sie wurde verändert',
      text: 'Aus ihrer Frage mit ihrer Ausgabe neu berechnet ist sie eine andere.',
    },
    cannot: {
      title: 'Das ist hier nicht zu sagen',
      text: 'Sie heißt damit weder falsch noch richtig. Der Grund:',
    },
  },
  fields: {
    title: 'Was abweicht',
    field: 'Feld',
    here: 'In der Antwort',
    again: 'Neu berechnet',
    total: 'Summe, CO₂e',
    edition: (name: string) => `Ausgabe ${name}`,
    more: (count: number) => `und ${count} weitere`,
  },
  others: 'Ihre Summe in den Ausgaben der Jahre darum suchen',
  editions: 'Was die Ausgaben sagen',
  says: 'Sagt',
  range: 'Spanne',
  rangeText: (low: string, high: string) => `${low} bis ${high}`,
  verdict: 'Ihre Zahl',
  judged: { same: 'Gleich', near: 'Anders, in der Spanne', differs: 'Anders' },
  found: {
    same: (figure: string) => `${figure} stimmt`,
    sameText: (editions: string) => `Bis zur letzten Stelle sagen das diese Ausgaben: ${editions}.`,
    otherYear: (figure: string) => `${figure} stimmt, aber für ein anderes Jahr`,
    otherYearText: (edition: string) =>
      `Ausgabe ${edition}, die für das Jahr des Berichts ist, sagt eine andere Zahl.`,
    none: (figure: string) => `Keine Ausgabe dieser Jahre sagt ${figure}`,
    instead: (edition: string, figure: string) =>
      `Zu dem, was ausgefüllt ist, sagt Ausgabe ${edition} ${figure}.`,
    variation: (label: string, isOn: boolean) =>
      `${isOn ? 'Mit' : 'Ohne'} „${label}“ ist es dieselbe: vielleicht hat der Bericht so gezählt.`,
    multiples: {
      thousand:
        'Sie ist das Tausendfache der Antwort: wurden Gramm für Kilogramm gehalten, oder Kilogramm für Tonnen?',
      thousandth:
        'Sie ist ein Tausendstel der Antwort: wurden Kilogramm für Gramm gehalten, oder Tonnen für Kilogramm?',
      double: 'Sie ist das Doppelte der Antwort: hin und zurück, zwei Personen oder zwei Zimmer?',
      half: 'Sie ist die Hälfte der Antwort: einfache Strecke, eine von zwei Personen oder eines von zwei Zimmern?',
    },
    near: 'Sie liegt in der Spanne, um die veröffentlichte Zahlen dafür auseinander liegen: vielleicht beruht sie auf einer anderen Veröffentlichung.',
    advice:
      'Sehen Sie nach, ob alles Ausgefüllte ist, was der Bericht meinte: Menge, Einheit, Land, Klasse und das Jahr.',
  },
  why: 'Warum sie abweichen',
  against: (edition: string, other: string) => `${edition} gegenüber ${other}`,
  changed: (here: string, there: string, unit: string) => `${here} statt ${there} ${unit}`,
  notUsed: 'nicht gebraucht',
  otherQuantities: 'Die Faktoren sind dieselben; Mengen wie eine Entfernung sind andere.',
  moreChanges: (count: number) => `und ${count} weitere Faktoren`,
}
