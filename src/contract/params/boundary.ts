/** A boundary as the parameters that mean the same: read once for all operations, before a method sees them. */
import { type Problem, problem } from '../../engine/errors.ts'
import { info, type Notice } from '../../engine/notices.ts'

/** `standard` is what an operation counts without being told. */
export const BOUNDARIES = ['standard', 'ttw', 'wtw', 'wtw_rf'] as const

export type Boundary = (typeof BOUNDARIES)[number]

/** Of a boundary: the parameters that mean the same, with their values; absent ones are left as they are. */
export type Implied = Readonly<Partial<Record<Boundary, Readonly<Record<string, boolean>>>>>

/** How an operation counts within each boundary. */
export interface BoundaryRule {
  readonly implies: Implied
  /** Boundaries that no other parameter says: the calculation is told of them. */
  readonly kept?: readonly Boundary[]
}

/** Without upstream emissions, and with them. */
export const BY_WTT: BoundaryRule = {
  implies: { ttw: { include_wtt: false }, wtw: { include_wtt: true }, wtw_rf: { include_wtt: true } },
}

/** The name of the parameter. */
export const BOUNDARY_PARAM = 'boundary'

interface ReadBoundary {
  readonly problems: readonly Problem[]
  readonly notices: readonly Notice[]
}

const NOTHING: ReadBoundary = { problems: [], notices: [] }

/**
 * Puts the parameters that a boundary means among the values, and takes it away where they say all of it: then a request
 * with either has one id. `isGiven`: whether the request itself has a parameter.
 */
export function applyBoundary(
  values: Record<string, unknown>,
  { implies, kept = [] }: BoundaryRule,
  isGiven: (name: string) => boolean,
): ReadBoundary {
  const boundary = values[BOUNDARY_PARAM] as Boundary | undefined
  if (boundary === undefined) return NOTHING
  if (!kept.includes(boundary)) delete values[BOUNDARY_PARAM]
  if (boundary === 'standard') return NOTHING
  if (Object.keys(implies).length === 0)
    return { problems: [], notices: [info('boundary_not_applicable', { boundary }, BOUNDARY_PARAM)] }
  const implied = Object.entries(implies[boundary] ?? {})
  const problems = implied.flatMap(([name, value]) =>
    isGiven(name) && values[name] !== value ? [contradiction(boundary, name, value)] : [],
  )
  for (const [name, value] of implied) values[name] = value
  return { problems, notices: [] }
}

function contradiction(boundary: Boundary, name: string, value: boolean): Problem {
  const values = { option: `${BOUNDARY_PARAM}=${boundary}`, param: name, setting: `${name}=${value}` }
  return problem('validation_error.boundary_contradicted', values, { field: name })
}
