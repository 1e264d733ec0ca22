import type { freight as english } from '../en/freight.ts'
import { translated } from '../infer.ts'

export const freight = translated<typeof english>()({
  'subject.freight':
    'eine Sendung {mode, select, air {mit dem Flugzeug} rail {mit der Bahn} sea {mit dem Schiff} other {auf der Straße}}',
  short_sea_likely: {
    message:
      'Auf einer Seestrecke unter {km} km ist ein Short-Sea-Containerschiff wahrscheinlicher: {kg} kg CO2e für diese Teilstrecke.',
    detail: '<set>vehicle_type=container_short_sea</set> verwendet diese Schiffsklasse.',
  },
  load_above_payload: {
    message:
      '{tonnes} t sind mehr, als ein Fahrzeug der Klasse {vehicle} laden kann ({payload_kg} kg); nötig sind mindestens {vehicle_count}.',
    detail:
      'Wählen Sie einen größeren <set>vehicle_type</set> oder <set>service_type=dedicated</set> für ganze Fahrzeuge.',
  },
})
