import type { llm as english } from '../en/llm.ts'
import { translated } from '../infer.ts'

const NOT_LISTED =
  'Das Modell {value} steht nicht in unserer Liste; wir haben es als Größenklasse „{size_class}“ geschätzt.' as const

export const llm = translated<typeof english>()({
  'subject.llm': 'eine Anfrage an {model}',
  model_assumed: {
    message: 'Kein Modell angegeben: Wir haben {model} angenommen, das Standardmodell dieses Anbieters.',
    detail: 'Geben Sie <set>model</set> an.',
  },
  'model_not_listed.by_name': {
    message: NOT_LISTED,
    detail:
      'Die Klasse folgt aus {sign} im Namen. Bekannte Modelle: /v1/digital/llm/models. <set>energy_wh</set> nimmt einen Messwert.',
  },
  'model_not_listed.default_class': {
    message: NOT_LISTED,
    detail:
      'Der Name nennt keine Größe; es gilt die Standardklasse. Bekannte Modelle: /v1/digital/llm/models. <set>energy_wh</set> nimmt einen Messwert.',
  },
  provider_inferred: {
    message:
      'Kein Anbieter angegeben: Aus dem Modellnamen folgt {provider_name}, mit dessen Rechenzentrumseffizienz (PUE) und Heimatnetz.',
    detail: 'Mit <set>provider={provider}</set> bestätigen Sie das.',
  },
  provider_mismatch:
    '{model} stammt von {vendor_name}; wir verwenden wie gewünscht Rechenzentrumseffizienz (PUE) und Heimatnetz von {provider_name}.',
  default_pue: {
    message:
      'Die verwendete Rechenzentrumseffizienz (PUE) für {provider_name} hat der Anbieter nicht für eigene Standorte veröffentlicht.',
    detail: 'Anbieter mit veröffentlichten Werten: {providers}.',
  },
  'location_assumed.provider_home': {
    message:
      'Kein Serverstandort angegeben: Wir haben das Stromnetz von {country} angenommen, dem Sitz von {provider_name}.',
    detail: 'Geben Sie <set>region</set> an.',
  },
  'ambiguous_region.state': {
    message: '{code} wurde als US-Bundesstaat {region_name} gelesen, nicht als {country}.',
    detail: 'Schreiben Sie US-{code} für den Bundesstaat oder {alpha3} für das Land.',
  },
  'ambiguous_region.country': {
    message: '{code} wurde als {country} gelesen, nicht als US-Bundesstaat {region_name}.',
    detail: 'Schreiben Sie {alpha3} für das Land oder US-{code} für den Bundesstaat.',
  },
  'reasoning_effort_ignored.count_given':
    'Der Denkaufwand wurde ignoriert, weil Sie die Zahl der Denk-Tokens angegeben haben.',
  'reasoning_effort_ignored.no_reasoning':
    'Der Denkaufwand wurde ignoriert: {model} ist nicht als Reasoning-Modell bekannt.',
  thinking_ratio_applied: {
    message:
      '{model} denkt standardmäßig nach; wir rechnen {ratio} erzeugte Tokens je Ausgabe-Token (Denkaufwand: {effort}).',
    detail: 'Ändern können Sie das mit <set>tokens_reasoning</set> oder <set>reasoning_effort</set>.',
  },
  no_tokens: 'Das Ergebnis ist null, weil weder Tokens noch Energie angegeben sind.',
  below_resolution:
    'Eine Anfrage liegt unter einem halben Mikrogramm und erscheint als 0; die Summe rechnet mit dem genauen Wert.',
  provider_is_host: {
    message: '{provider_name} betreibt Modelle anderer Hersteller; diese Liste zeigt nur die eigenen.',
    detail: '/v1/digital/llm/emissions berechnet jedes Modell mit <set>provider={provider}</set>.',
  },
  'validation_error.cached_tokens':
    'tokens_cached gehört zur Eingabe: höchstens {maximum} (tokens_input); gesendet wurden {sent}.',
  'validation_error.model_kind':
    '{value} ist ein {model_kind, select, embedding {Embedding-Modell} reranking {Reranking-Modell} audio {Audiomodell} image {Bildmodell} video {Videomodell} other {}}: Im Namen steht {sign}. Energiewerte haben wir nur für Textmodelle, siehe /v1/digital/llm/models. Gemessene Energie senden Sie in kWh an /v1/electricity/emissions.',
  'validation_error.server_region':
    'Die Region {value} ist nicht bekannt. Verwenden Sie einen Ländercode (FR, FRA), einen US-Bundesstaat (TX, US-TX) oder einen Bundesstaat von AU, CA, CN, IN oder JP mit Land (CA-ON).',
  'validation_error.server_state': 'Die Region {value} ist nicht bekannt. Regionen in {country}: {allowed}.',
})
