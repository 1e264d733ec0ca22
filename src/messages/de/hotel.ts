import type { hotel as english } from '../en/hotel.ts'
import { translated } from '../infer.ts'

export const hotel = translated<typeof english>()({
  'subject.hotel': 'eine Hotelübernachtung in {country}',
  'estimated_factor.hotel': {
    message:
      'Für {country} ist kein Hotelfaktor veröffentlicht; wir schätzen {kg} kg CO2e je Zimmernacht aus dem Strommix.',
    detail:
      'Wahrscheinlicher Bereich: {low_kg} bis {high_kg} kg. Der Betreiber dieses Servers kann einen veröffentlichten Faktor hinterlegen.',
  },
  'estimated_factor.hotel_proxy': {
    message:
      'Für {country} ist kein Hotelfaktor veröffentlicht; wir schätzen {kg} kg CO2e je Zimmernacht aus dem Strommix.',
    detail:
      'Wahrscheinlicher Bereich: {low_kg} bis {high_kg} kg; der Netzfaktor stammt aus {proxy_country}. Der Betreiber dieses Servers kann einen veröffentlichten Faktor hinterlegen.',
  },
  factor_from_earlier_edition: {
    message:
      'Die aktuelle Veröffentlichung enthält keinen Hotelfaktor für {country}; wir verwenden den letzten, von {year}.',
    detail: '<set>year={year}</set> rechnet mit den Daten dieses Jahres.',
  },
  list_has_estimates: {
    message:
      '{count} von {total} Faktoren sind Schätzwerte oder stammen aus einer früheren Veröffentlichung.',
    detail:
      'Siehe <field>is_estimate</field> und <field>tier</field> jedes Eintrags. Für ein einzelnes Land verwenden Sie /v1/hotel/emissions.',
  },
  duplicate_country: 'Mehrfachnennungen von {countries} zählen nur einmal.',
  'no_factor.hotel':
    'Für {countries} ist kein Hotelfaktor veröffentlicht und kein Stromnetz-Faktor vorhanden, um einen zu schätzen.',
})
