/** Which row of data/sources.csv a publication of data/extracts/official.csv is, and where in it the figure stands. */

interface Publication {
  readonly sourceId: string
  /** A table of it, as it is called there; empty where the publication is one table. */
  readonly place: string
}

/** `$1`: what is found in the name, such as the year. */
const PUBLICATIONS: readonly (readonly [form: RegExp, sourceId: string])[] = [
  [/^DCCEEW (?:National Greenhouse Accounts|NGA) Factors (\d{4})(?:, (?<place>.+))?$/, 'dcceew-nga-$1'],
  [/^ECCC Emission factors and reference values v(\d)\.0, (?<place>Table [\d.]+)/, 'eccc-efrv-$1'],
  [/^UK Government GHG Conversion Factors (\d{4})$/, 'desnz-$1'],
  [/^Ministry for the Environment, Measuring Emissions (\d{4}) v2$/, 'mfe-$1'],
  [/^CEA CO2 Baseline Database V(\d+)\.0$/, 'cea-v$1'],
  [/^EEA .*emission intensity of electricity generation/, 'eea-2026'],
]

export function publicationOf(name: string): Publication {
  for (const [form, sourceId] of PUBLICATIONS) {
    const found = form.exec(name)
    if (found) return { sourceId: sourceId.replace('$1', found[1] ?? ''), place: found.groups?.place ?? '' }
  }
  throw new Error(`unknown publication ${name}`)
}
