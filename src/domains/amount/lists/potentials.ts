/** What a gas or a blend is in each GWP set: by the report itself, of a blend by the mass of its components. */

import { GWP_LABELS } from '../../../engine/derive/gwp.ts'
import {
  add,
  type Decimal,
  decimal,
  isSame,
  multiply,
  toNumber,
  written,
  ZERO,
} from '../../../engine/numbers/decimal.ts'
import { rational } from '../../../engine/numbers/rational.ts'
import type { GwpSet, Potential } from '../../../engine/trail.ts'
import {
  ASSESSMENTS,
  type Assessment,
  type GasComponent,
  type Potentials,
} from '../../../factors/reference/gwp.ts'
import type { Named } from '../../../messages/values.ts'

type BySet = Readonly<Partial<Record<GwpSet, Potential>>>

/** Leaks are fugitive: AR6 has a value of its own for fossil methane. */
const METHANE = 'CH4'
const LEAKED_METHANE = 'CH4-fossil'

/** What the Montreal Protocol controls, by its name: not every edition has a row for each. */
const OF_MONTREAL = /^(H?CFC|Halon)-/

const HUNDREDTH = decimal('0.01')

/** In every set that has it. `rows`: which gases are outside of the Kyoto Protocol. */
export function potentialsOf(
  gas: string,
  blend: Named,
  known: Potentials,
  rows: ReadonlyMap<string, { readonly non_kyoto_factor?: Decimal | undefined }>,
): BySet {
  const isOutside = (component: string) => {
    const row = rows.get(component)
    return row ? row.non_kyoto_factor !== undefined : OF_MONTREAL.test(component)
  }
  const components = known.compositionOf(gas)
  return Object.fromEntries(
    ASSESSMENTS.flatMap((set): [GwpSet, Potential][] => {
      const found = components ? byMass({ blend, components }, set, known, isOutside) : ofGas(gas, set, known)
      return found ? [[GWP_LABELS[set], found]] : []
    }),
  )
}

const find = (gas: string, set: Assessment, known: Potentials) =>
  known.potentialOf(gas === METHANE ? LEAKED_METHANE : gas, set)

function ofGas(gas: string, set: Assessment, known: Potentials): Potential | undefined {
  const found = find(gas, set, known)
  if (found === undefined) return undefined
  const { value, note = '' } = found
  // A note begins with the report that it is about.
  const about = `${set.toUpperCase()}: `
  return { value, ...(note.startsWith(about) && { note: note.slice(about.length) }) }
}

interface Blend {
  readonly blend: Named
  readonly components: readonly GasComponent[]
}

/** Not rounded. Undefined where no component has a value. */
function byMass(
  { blend, components }: Blend,
  set: Assessment,
  known: Potentials,
  isOutside: (gas: string) => boolean,
): Potential | undefined {
  let [value, outside, without]: [Decimal, Decimal, Decimal] = [ZERO, ZERO, ZERO]
  const parts: string[] = []
  const gases: string[] = []
  for (const { gas, massPercent } of components) {
    const own = find(gas, set, known)?.value
    if (own === undefined) {
      without = add(without, massPercent)
      gases.push(gas)
      continue
    }
    const part = multiply(multiply(own, massPercent), HUNDREDTH)
    value = add(value, part)
    if (isOutside(gas)) outside = add(outside, part)
    parts.push(`${written(massPercent)} % x ${written(own)} (${gas})`)
  }
  if (parts.length === 0) return undefined
  return {
    value,
    ...(!isSame(value, ZERO) && { outside: rational(outside, value) }),
    note: parts.join(' + '),
    ...(gases.length > 0 && { missing: { blend, gases, percent: toNumber(without) } }),
  }
}
