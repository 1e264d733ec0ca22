import type { fuel as english } from '../en/fuel.ts'
import { translated } from '../infer.ts'

export const fuel = translated<typeof english>()({
  'subject.fuel': 'die Verbrennung von {fuel}',
  'factor_from_other_region.fuel': {
    message:
      'Wir haben keinen Faktor für {fuel} für {country}. Verwendet wurde der Faktor für {publisher_country}.',
    detail:
      'Beimischung, Dichte und Vorkette unterscheiden sich je nach Land; dies ist daher ein Näherungswert.',
  },
  wtt_excluded: {
    message: 'Die Vorkette (Well-to-Tank, Scope 3.3) ist nicht enthalten.',
    detail: 'Angegeben war <set>include_wtt=false</set>.',
  },
  biofuel_biogenic_carbon: {
    message:
      'CO2 aus der Verbrennung von {fuel} (Biobrennstoff) zählt in Scope 1 als null und wird gesondert als biogenes CO2 berichtet.',
    detail: 'Die Pflanzen haben dieses CO2 beim Wachsen gebunden. CH4, N2O und die Vorkette sind enthalten.',
  },
  estimated_gas_split: {
    message:
      'Die direkte Summe ist wie veröffentlicht; die Aufteilung in CH4 und N2O ist unsere Schätzung (Beleglage: {confidence, select, strong {gut} medium {mittel} other {schwach}}).',
    detail: 'Grundlage: {basis}.',
  },
  'estimated_gas_split.fossil': {
    message:
      'Die direkte Summe ist wie veröffentlicht; die Aufteilung in CH4 und N2O ist unsere Schätzung (Beleglage: {confidence, select, strong {gut} medium {mittel} other {schwach}}).',
    detail:
      'Grundlage: {basis}. Vermutlich sind {fossil_percent} % der Summe fossiles CO2, gesondert unter <field>direct_co2_fossil_in_biofuel</field>.',
  },
  high_carbon_fuel: {
    message: 'Unter den Brennstoffen gehört {fuel} zu den emissionsintensivsten.',
    detail:
      'Erdgas, Holzpellets, Biogas oder elektrische Wärme verursachen für dieselbe Wärmemenge meist weniger.',
  },
})
