/** Names of language models as clients write them, and the names of a registry that each may stand for. */

/** What two spellings of a name have in common: letter case and separators count for nothing (gpt-35-turbo, GPT-3.5 Turbo). */
export function nameKey(name: string): string {
  return name.toLowerCase().replace(/[^a-z0-9+]/g, '')
}

/** Endings that say which build or rate of a model is meant, not which model. */
const ENDINGS = [
  // :free, :thinking, and Bedrock's :0 and :0:200k
  /:[a-z][a-z0-9-]*$/,
  /:\d+(:\d+k)?$/,
  // Vertex: @20250514, @001, @latest
  /@[a-z0-9.-]+$/,
  // -2025-04-14, -20250514, -08-2024, -05-20, -0613, -001
  /-(\d{4}-\d{2}-\d{2}|\d{8}|\d{2}-\d{4}|\d{2}-\d{2}|\d{4}|\d{3})$/,
  /-(latest|default|preview|experimental|exp|free|maas|hf|fp8|fp16|bf16|int8|int4|awq|gptq|gguf)$/,
  /-v\d+$/,
]
/** us.anthropic., global.amazon., meta. */
const DOT_PREFIX = /^[a-z][a-z0-9-]*\.(?=[a-z])/

/** Every name that `name` may stand for, the most exact one first. */
export function nameCandidates(name: string): string[] {
  const found = new Set<string>()
  for (const route of routes(name.toLowerCase())) {
    let text = route
    while (!found.has(text)) {
      found.add(text)
      const ending = ENDINGS.find((candidate) => candidate.test(text))
      if (ending) text = text.replace(ending, '')
    }
  }
  return [...found]
}

/** The name as given, then without one prefix after the other: `openrouter/anthropic/`, `us.anthropic.`. */
function routes(name: string): string[] {
  const parts = name.split('/')
  const paths = parts.map((_, index) => parts.slice(index).join('/'))
  const last = paths.at(-1) ?? name
  const withoutRegion = last.replace(DOT_PREFIX, '')
  return [...paths, withoutRegion, withoutRegion.replace(DOT_PREFIX, '')]
}
