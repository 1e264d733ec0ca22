import type { electricity as english } from '../en/electricity.ts'
import { translated } from '../infer.ts'

export const electricity = translated<typeof english>()({
  'subject.electricity': 'Strom in {grid_area}',
  'market_basis.supplier': 'Der als supplier_factor gesendete vertragliche Faktor.',
  'market_basis.residual_mix': 'Der Restmix des Landes: Es war kein vertraglicher Faktor angegeben.',
  'market_basis.grid_average':
    'Der standortbasierte Faktor: Es war kein vertraglicher Faktor angegeben, und die Datenversion enthält hier keinen Restmix.',
  'location_assumed.grid': {
    message: 'Kein Standort angegeben: Wir haben das Stromnetz von {country} angenommen.',
    detail: 'Geben Sie <set>country</set> oder <set>cloud_provider</set> und <set>cloud_region</set> an.',
  },
  'country_ignored.cloud':
    'Die Cloud-Region {cloud_region} liegt in {grid_area}; die Länderangabe {country_code} wurde ignoriert.',
  state_ignored:
    'Die Cloud-Region {cloud_region} liegt in {grid_area}; der Bundesstaat {value} wurde ignoriert.',
  subregion_ignored:
    'Die Cloud-Region {cloud_region} liegt in {grid_area}; die eGRID-Region {value} wurde ignoriert.',
  region_ignored: 'Der Regionsfilter wurde ignoriert, weil Sie ein einzelnes Land angegeben haben.',
  'estimated_factor.grid_proxy': {
    message: 'Für {country} ist kein Stromnetz-Faktor veröffentlicht; wir verwenden den von {proxy_country}.',
    detail:
      'Ein genauer Wert ist nicht bekannt. Mit <set>supplier_factor</set> können Sie für das marktbasierte Ergebnis den Faktor Ihres Versorgers angeben.',
  },
  'estimated_factor.grid_mix': {
    message:
      'Für {country} ist kein Stromnetz-Faktor veröffentlicht; wir haben ihn aus dem Strommix von {year} berechnet.',
    detail:
      'Mit <set>supplier_factor</set> können Sie für das marktbasierte Ergebnis den Faktor Ihres Versorgers angeben.',
  },
  'estimated_factor.traction_grid':
    'Für {country} ist kein Stromnetz-Faktor bekannt; dieser Streckenteil wird wie die übrige Strecke gerechnet.',
  'factor_from_other_year.grid':
    'Für {grid_area} liegt kein Stromfaktor für {edition_year} vor; wir verwenden den von {year}.',
  default_td_losses: {
    message: 'Für {country} sind keine plausiblen Netzverluste veröffentlicht; wir nehmen {percent} % an.',
    detail: '<set>include_td_losses=false</set> lässt die Netzverluste weg.',
  },
  'factor_from_other_region.losses': {
    message:
      'Die Netzverluste sind der Landesdurchschnitt von {country}; für {region_name} sind keine veröffentlicht.',
    detail: '<set>include_td_losses=false</set> lässt die Netzverluste weg.',
  },
  td_losses_included:
    'Der veröffentlichte Faktor für {grid_area} enthält die Netzverluste bereits; es wurde nichts hinzugerechnet.',
  losses_in_upstream: {
    message:
      'Für {grid_area} sind Vorkette und Netzverluste als ein Wert veröffentlicht; Verluste werden nicht zusätzlich gerechnet.',
    detail: 'Der gemeinsame Wert steht unter Vorkette (Scope 3.3).',
  },
  estimated_split: {
    message:
      'Die direkten Emissionen für {grid_area} sind geschätzt: {percent} % des veröffentlichten Lebenszyklus-Faktors.',
    detail: '<set>include_wtt=true</set> verwendet den vollen veröffentlichten Lebenszyklus-Faktor.',
  },
  'default_upstream.grid': {
    message:
      'Für {grid_area} ist kein Vorketten-Faktor veröffentlicht; wir haben {percent} % der direkten Emissionen hinzugerechnet.',
    detail: '<set>include_wtt=false</set> lässt die Vorkette weg.',
  },
  estimated_upstream: {
    message:
      'Die Vorkette für {grid_area} ist geschätzt: Lebenszyklus-Faktor von Ember abzüglich des amtlichen direkten Faktors.',
    detail: '<set>include_wtt=false</set> lässt die Vorkette weg.',
  },
  grid_scaled_to_year: {
    message:
      'Für {country} liegt kein amtlicher Faktor für {year} vor; wir haben den Ember-Wert {year} auf das amtliche Niveau von {official_year} umgerechnet (× {ratio}).',
    detail:
      'Verhältnis: amtlicher Faktor zu Ember-Faktor, beide für {official_year}. <set>year={official_year}</set> verwendet den amtlichen Faktor wie veröffentlicht.',
  },
  clean_grid: {
    message: 'Dieses Stromnetz ist emissionsarm: {g_per_kwh} g CO2e/kWh.',
    detail: 'Als emissionsarm gelten hier Werte unter {limit_g_per_kwh} g CO2e/kWh.',
  },
  dirty_grid: {
    message: 'Dieses Stromnetz ist emissionsintensiv: {g_per_kwh} g CO2e/kWh.',
    detail:
      'Als emissionsintensiv gelten hier Werte über {limit_g_per_kwh} g CO2e/kWh. Ein Ökostromtarif oder eigene Erzeugung senkt das marktbasierte Ergebnis, nicht das standortbasierte.',
  },
  'validation_error.subregion_abroad':
    'eGRID-Regionen gelten nur für die USA. Senden Sie subregion allein oder mit country=US, ohne state.',
  'validation_error.ember_countries_only':
    'Ember veröffentlicht keine Faktoren für {part, select, state {Bundesstaaten} other {eGRID-Regionen}}. Lassen Sie grid_source weg oder senden Sie nur das Land.',
  'validation_error.state_without_country':
    'state braucht ein Land, zum Beispiel country=US mit state=CA oder country=CA mit state=ON.',
  'validation_error.state_unknown':
    'Der Bundesstaat {value} in {country} ist nicht bekannt. Verfügbar: {allowed}.',
  'validation_error.country_without_states':
    'Für {country} haben wir keine Faktoren nach Bundesstaaten, nur für {countries}.',
  'validation_error.subregion_unknown':
    'Die eGRID-Region {value} ist nicht bekannt. {has_list, select, true {Verfügbar: {allowed}.} other {Diese Datenversion enthält keine, andere schon.}}',
  'validation_error.kwh_maximum': 'kwh darf höchstens {maximum} kWh betragen; gesendet wurden {sent} {unit}.',
  'validation_error.cloud_pair': 'Senden Sie cloud_provider und cloud_region; {param} fehlt.',
  'no_factor.grid': 'Für {country} ({country_code}) ist kein Stromnetz-Faktor verfügbar.',
  'no_factor.grid_ember':
    'Ember veröffentlicht keinen Stromnetz-Faktor für {country} ({country_code}). Ohne grid_source gilt der amtliche.',
})
