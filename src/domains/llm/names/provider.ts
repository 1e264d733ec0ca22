/** Who serves or made a model, as far as its name says it. */

const BEDROCK_FORM = /^([a-z][a-z0-9-]*\.)?([a-z0-9]+)\.[a-z].*-v\d+:\d+(:\d+k)?$/
const VERTEX_FORM = /^[^/@]+@[^/@]+$/

/**
 * The provider that the form of a name points to: a path that names one (`azure/`, `anthropic/`), Bedrock's ids,
 * Vertex AI's `@version`. `providers` maps a provider's names to its id.
 */
export function findProviderInName(name: string, providers: ReadonlyMap<string, string>): string | undefined {
  const parts = name.toLowerCase().split('/')
  const named = parts.slice(0, -1).find((part) => providers.has(part))
  if (named !== undefined) return providers.get(named)
  const last = parts.at(-1) ?? ''
  if (BEDROCK_FORM.test(last)) return providers.get('bedrock')
  if (VERTEX_FORM.test(last)) return providers.get('vertex')
  const prefixes = last.split('.').slice(0, -1)
  return providers.get(prefixes.find((part) => providers.has(part)) ?? '')
}

/** The vendor by the first word of a name that is not known: claude, gemini, o (of o5-mini). */
export function findVendorByFamily(name: string, families: ReadonlyMap<string, string>): string | undefined {
  const [word = ''] = /[a-z]+/.exec(name.toLowerCase().slice(name.lastIndexOf('/') + 1)) ?? []
  return families.get(word)
}
