export const map = {
  title: 'Karte',
  lead: 'Der Weg einer Reise oder Sendung, Abschnitt für Abschnitt.',
  drawing: (count: number) =>
    `Karte des Weges; ${count === 1 ? 'sein Abschnitt steht' : `seine ${count} Abschnitte stehen`} in der Tabelle darunter`,
  nothing: 'Von diesem Weg ist nur die Länge bekannt: Es gibt keine Karte.',
  legs: 'Abschnitte des Weges',
  leg: 'Abschnitt',
  by: 'Mit',
  distance: 'Entfernung',
  through: (names: string) => `Durch: ${names}`,
  straight: 'Der Weg selbst ist nicht bekannt: eine gerade Linie',
  working: 'Wie die Zahl berechnet wurde',
}
