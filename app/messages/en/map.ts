/** The map of a trip or a shipment. */
export const map = {
  title: 'Map',
  lead: 'The way that a trip or a shipment takes, leg by leg.',
  drawing: (count: number) =>
    `Map of the way; its ${count === 1 ? 'leg is' : `${count} legs are`} in the table below`,
  nothing: 'Nothing is known of the way but its length: there is no map of it.',
  legs: 'Legs of the way',
  leg: 'Leg',
  by: 'By',
  distance: 'Distance',
  through: (names: string) => `Through ${names}`,
  straight: 'The way itself is not known: a straight line',
  working: 'How the figure was worked out',
}
