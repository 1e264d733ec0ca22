/** The map of a trip or a shipment. */
import { texts } from '../texts.ts'

export const map = texts({
  title: 'Map',
  lead: 'The route of a trip or shipment, leg by leg.',
  drawing:
    '{count, plural, one {Map of the route; its leg is listed below} other {Map of the route; its # legs are listed below}}',
  nothing: 'Only the distance is known, so there is no map.',
  legs: 'Route',
  leg: 'Leg',
  by: 'Mode',
  distance: 'Distance',
  through: 'Via {names}',
  straight: 'Exact route unknown: shown as a straight line',
  working: 'How this was calculated',
})
