export const start = {
  title: 'Was möchten Sie wissen?',
  lead: 'Emissionen mit der Quelle jeder Zahl. Wählen Sie eine Frage, oder öffnen Sie ein Beispiel und ändern Sie es.',
  example: 'Beispiel',
  cards: {
    hotel: {
      title: 'Eine Übernachtung',
      text: 'Nächte im Hotel, nach Land.',
      example: 'Drei Nächte im Vereinigten Königreich',
    },
  } as Readonly<Record<string, { title: string; text: string; example: string }>>,
}
