import type { electricity as english } from '../en/electricity.ts'
import { translated } from '../infer.ts'

export const electricity = translated<typeof english>()({
  'subject.electricity': 'Strom in {grid_area}',
  'market_basis.supplier': 'Der als supplier_factor gesendete vertragliche Faktor.',
  'market_basis.residual_mix': 'Der Restmix des Landes: Es war kein vertraglicher Faktor angegeben.',
  'market_basis.grid_average':
    'Der standortbasierte Faktor: Es war kein vertraglicher Faktor angegeben, und die Datenversion enthält hier keinen Restmix.',
  'market_basis.instrument': 'Der Faktor des vertraglichen Nachweises, für den gesamten Strom.',
  'market_basis.mixed':
    'Der Faktor des vertraglichen Nachweises für den abgedeckten Strom; für den Rest die nächste Stufe der Hierarchie.',
  'market_basis.not_determined':
    'Das marktbasierte Ergebnis ist nicht bestimmt: Es fehlt ein Restmix oder der Faktor eines Vertrags. Der standortbasierte Betrag an seiner Stelle darf nicht als marktbasiert berichtet werden.',
  'market_basis.left_out': 'Nur standortbasiert, wie mit scope_2=location angefragt.',
  residual_mix_not_held: {
    message:
      'Das marktbasierte Ergebnis für {country} ist nicht bestimmt. {publisher} veröffentlicht dort einen Restmix; diese Datenversion enthält ihn nicht.',
    detail:
      'Senden Sie <set>supplier_factor</set> oder <set>instrument</set>, oder ergänzen Sie den Restmix mit einer Overlay-Zeile der Art residual_mix. <set>scope_2=location</set> lässt das marktbasierte Ergebnis weg.',
  },
  'supplier_factor_required.full_disclosure': {
    message:
      'Das marktbasierte Ergebnis für {country} ist nicht bestimmt. Dort wird jede kWh gekennzeichnet; nötig ist der Faktor Ihres Versorgers ({publisher}).',
    detail:
      'Senden Sie <set>supplier_factor</set> oder <set>instrument</set>. <set>scope_2=location</set> lässt das marktbasierte Ergebnis weg.',
  },
  'supplier_factor_required.by_supplier': {
    message:
      'Das marktbasierte Ergebnis für {country} ist nicht bestimmt. Restmix-Faktoren werden dort je Versorger veröffentlicht ({publisher}).',
    detail:
      'Senden Sie den Faktor Ihres Versorgers als <set>supplier_factor</set>, oder senden Sie <set>instrument</set>. <set>scope_2=location</set> lässt das marktbasierte Ergebnis weg.',
  },
  no_residual_mix_published: {
    message:
      'Für {country} ist uns kein Restmix bekannt; das marktbasierte Ergebnis verwendet den Netzdurchschnitt.',
    detail: 'Senden Sie <set>supplier_factor</set> oder <set>instrument</set>, wenn Sie einen Vertrag haben.',
  },
  market_based_left_out:
    'Das marktbasierte Ergebnis entfällt (scope_2=location); {param} wurde daher ignoriert.',
  scope_2_by_share: {
    message:
      'Scope 2 für {grid_area} ist geschätzt: {percent} % des veröffentlichten Lebenszyklus-Faktors gelten als direkte Emissionen.',
    detail:
      'Für dieses Stromnetz ist kein amtlicher direkter Faktor enthalten. Der Rest ist Vorkette (Scope 3.3). Eine Overlay-Zeile der Art grid verwendet Ihren eigenen Faktor.',
  },
  grid_co2_only: {
    message: 'Der veröffentlichte Faktor für {grid_area} umfasst nur CO2, ohne Methan und Lachgas.',
    detail:
      'Die Emissionen in CO2e sind etwas höher. Eine Overlay-Zeile der Art grid verwendet Ihren eigenen Faktor.',
  },
  grid_losses_unknown: {
    message: 'Der Herausgeber sagt nicht, ob der Faktor für {grid_area} die Netzverluste enthält.',
    detail:
      'Mit <set>include_td_losses=true</set> könnten sie doppelt zählen. Eine Overlay-Zeile der Art grid verwendet Ihren eigenen Faktor.',
  },
  losses_in_scope_2: 'Scope 2 für {grid_area} enthält die Netzverluste; es werden keine hinzugerechnet.',
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
  'validation_error.instrument': '{param} braucht instrument: certificate, ppa oder supplier_rate.',
  'validation_error.instrument_factor':
    'instrument braucht instrument_factor, seinen Faktor in g CO2e je kWh: zum Beispiel 0 für Windstrom.',
  'validation_error.instrument_kwh':
    'instrument_kwh darf höchstens die Strommenge sein, {maximum} {unit}; gesendet wurden {sent} {unit}.',
  'validation_error.two_supplier_rates':
    'Senden Sie supplier_factor oder instrument=supplier_rate: Beide sind der Tarif des Versorgers.',
  'validation_error.supplier_factor_unused':
    'Der Nachweis deckt den gesamten Strom ab; supplier_factor hätte keine Wirkung. Senden Sie instrument_kwh, oder lassen Sie supplier_factor weg.',
  'validation_error.cloud_pair': 'Senden Sie cloud_provider und cloud_region; {param} fehlt.',
  'no_factor.grid': 'Für {country} ({country_code}) ist kein Stromnetz-Faktor verfügbar.',
  'no_factor.grid_ember':
    'Ember veröffentlicht keinen Stromnetz-Faktor für {country} ({country_code}). Ohne grid_source gilt der amtliche.',
})
