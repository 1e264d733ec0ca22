/** Hotels and language models. */
import { RESULTS } from '../labels/results.ts'
import { ofArea } from './electricity.ts'
import { from, type NameRules, type Names } from './rules.ts'

const PROVIDERS: Names = {
  openai: 'OpenAI',
  anthropic: 'Anthropic',
  google: 'Google',
  meta: 'Meta',
  mistral: 'Mistral AI',
  cohere: 'Cohere',
  deepseek: 'DeepSeek',
  xai: 'xAI',
  azure_openai: 'Azure OpenAI',
  aws_bedrock: 'Amazon Bedrock',
  gcp_vertex: 'Google Vertex AI',
  self_hosted: 'eigene Server',
  alibaba: 'Alibaba Cloud',
  baidu: 'Baidu',
  ibm: 'IBM',
  microsoft: 'Microsoft',
  minimax: 'MiniMax',
  moonshotai: 'Moonshot AI',
  nvidia: 'NVIDIA',
  stepfun: 'StepFun',
  tencent: 'Tencent',
  upstage: 'Upstage',
  xiaomi: 'Xiaomi',
  zai: 'Z.ai',
}

const estimatedHotel = ofArea('Hotelübernachtung, Schätzwert')

export const SERVICES: NameRules = {
  'hotel-': ofArea('Hotelübernachtung'),
  'hotel-estimate-': (rest) => (rest === 'fit' ? 'Hotels, Anpassung der Schätzwerte' : estimatedHotel(rest)),
  'llm-provider-': from(PROVIDERS, 'Energieeffizienz der Rechenzentren (PUE), '),
  'llm-tier-': from(RESULTS.llm_tier ?? {}, 'Sprachmodelle, Größenklasse: '),
  'llm-effort-': from(RESULTS.effort ?? {}, 'Sprachmodelle, erzeugte Token, Denkaufwand: '),
  'llm-': from(
    {
      'cached-share': 'Energieanteil zwischengespeicherter Eingabe-Token',
      'range-listed': 'Unsicherheitsbereich gelisteter Modelle',
      'range-guessed': 'Unsicherheitsbereich nach dem Namen eingestufter Modelle',
      'medium-from-active': 'aktive Parameter, ab denen ein Modell nicht klein ist',
      'moe-active-experts': 'aktive Experten je Token',
      'long-input-start': 'lange Eingaben, Beginn des Mehrverbrauchs',
      'long-input-scale': 'lange Eingaben, Maßstab des Mehrverbrauchs',
      'upstream-share': 'Anteil der Vorkette des Stroms in der Summe',
      'unclear-thinks': 'Annahme für Modelle ohne Angabe zum Nachdenken',
    },
    'Sprachmodelle, ',
  ),
}
