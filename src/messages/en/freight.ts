/** What is said of shipments. */
import { texts } from '../infer.ts'

export const freight = texts({
  'subject.freight': 'a shipment by {mode, select, air {air} rail {rail} sea {sea} other {road}}',
  short_sea_likely: {
    message:
      'On a sea leg under {km} km, a short-sea container ship is more likely: {kg} kg CO2e for this leg.',
    detail: '<set>vehicle_type=container_short_sea</set> uses that ship class.',
  },
  load_above_payload: {
    message:
      '{tonnes} t is more than one {vehicle} can carry ({payload_kg} kg); it takes at least {vehicle_count}.',
    detail:
      'Choose a larger <set>vehicle_type</set>, or <set>service_type=dedicated</set> for whole vehicles.',
  },
})
