/** The materials of waste, and what can be done with each. */
import { Type } from 'typebox'
import { shape } from '../../../contract/shape.ts'
import type { AmountFactor } from '../common/factor.ts'
import { type AmountList, factorFields, shownFactor } from '../common/list.ts'
import type { Named } from '../common/names.ts'

export interface WasteMaterial extends Named {
  readonly label: string
  readonly group: string
  /** By treatment, in the order of the table. */
  readonly factors: ReadonlyMap<string, AmountFactor>
}

export interface WasteFactors {
  /** Those that the edition has a factor for. */
  readonly materials: readonly WasteMaterial[]
  readonly treatments: readonly (Named & { readonly covers: 'transport' | 'transport_and_landfill' })[]
}

export const wasteMaterials: AmountList<WasteFactors, WasteMaterial> = {
  name: 'materials',
  operation: {
    title: 'Materials of waste and their treatments',
    description:
      'Every material that /v1/waste/emissions has a factor for in the edition, with its treatments. As CSV it has a row a treatment.',
    refusals:
      '`validation_error`: strict=true and an unknown parameter. `no_factor`: an edition without factors of waste (available_editions).',
    examples: {
      answers: { of_a_year: 'year=2025' },
      refusals: { unknown_parameter: 'year=2025&sort=asc&strict=true' },
    },
  },
  called: 'Waste',
  fields: {
    material: shape.text('What to send as material.'),
    label: shape.text("The publisher's name."),
    group: shape.text('The group of materials that contains it.'),
    treatments: Type.Array(
      Type.Object(
        {
          treatment: shape.text('What to send as treatment.'),
          ...factorFields('The factor, in factor_unit.', 'kgCO2e/tonne'),
        },
        shape.closed,
      ),
      { minItems: 1, description: 'Those that it has a factor for.' },
    ),
  },
  columns: ['material', 'label', 'group', 'treatment'],
  items: ({ materials }) => materials,
  rows: ({ key, label, group, factors }) =>
    [...factors].map(([treatment, factor]) => ({ cells: [key, label, group, treatment], factor })),
  show: ({ key, label, group, factors }) => ({
    material: key,
    label,
    group,
    treatments: [...factors].map(([treatment, factor]) => ({ treatment, ...shownFactor(factor) })),
  }),
}
