/** Waste by material and treatment. */

import { shape } from '../../contract/shape.ts'
import { toNumber } from '../../engine/numbers/decimal.ts'
import { like, oneOf, reference, text } from '../../factors/tables/columns.ts'
import { message } from '../../messages/messages.ts'
import { publishedFor } from './common/country.ts'
import { amountDomain } from './common/domain.ts'
import { named, requireNamed } from './common/names.ts'
import { amountParam, namedParam } from './common/params.ts'
import { refusal } from './common/refusal.ts'
import { factorTable, nameTable } from './common/tables.ts'
import { amountIn, unitField, unitParam, unitsOf } from './common/units.ts'
import { type WasteMaterial, wasteMaterials } from './lists/materials.ts'
import { NOT_RECOVERED, transportOnly, WITHOUT, WITHOUT_RECOVERY } from './lists/transport-only.ts'

/** The pound has 0.45359237 kg. */
const TONNES = unitsOf({ kg: '0.001', tonne: '1', lb: '0.00045359237' })
const COVERS = ['transport', 'transport_and_landfill'] as const
const key = () => like('^[a-z]+(_[a-z]+)*$')

const WASTE_MATERIALS = nameTable('waste_materials', {
  description:
    "The materials of waste, in the order in which they are listed: the publisher's name as label, and other words for them, with semicolons between.",
  key: { material: key() },
  own: { group: text() },
})
const WASTE_TREATMENTS = nameTable('waste_treatments', {
  description:
    'What is done with waste, and what its factors cover: collection and the way to the plant, or the gas of the landfill too. words: other words, with semicolons between; a word of several treatments is refused as ambiguous.',
  key: { treatment: key() },
  own: { covers: oneOf(...COVERS) },
})
const WASTE = factorTable('waste', {
  description:
    'Published factors of waste by material and treatment, kg CO2e per tonne. The publisher gives no split into gases.',
  about: { title: 'Waste', country: 'GB' },
  keys: {
    material: reference('waste_materials', 'material'),
    treatment: reference('waste_treatments', 'treatment'),
  },
  unit: 'kgCO2e/tonne',
  factor: { minimum: 0.1, maximum: 10_000 },
})

export const waste = amountDomain({
  name: 'waste',
  summary: 'Waste by material and treatment: Scope 3 category 5.',
  title: 'Emissions of waste',
  description:
    "Waste by material and treatment (GHG Protocol Scope 3 category 5), by the UK Government's factors per tonne. Recycling, burning and composting cover collection and transport to the plant only, as the publisher defines it: what the plant emits and saves belongs to the users of its energy or material.",
  refusals:
    '`validation_error`: a parameter is missing, malformed or out of range, an unknown or ambiguous material or treatment (suggestions), a treatment that the material has no factor for (available_treatments). `invalid_unit`: another unit. `no_factor`: an edition without factors of waste (available_editions). `no_exact_factor`: strict=true, and the country is not the United Kingdom or not given, or the factor of composting, digestion or burning without energy recovery covers transport only.',
  examples: {
    answers: {
      commercial: 'amount=100&material=commercial_and_industrial&treatment=landfill&country=GB&year=2025',
      cardboard_abroad: 'amount=2&unit=tonne&material=cardboard&treatment=closed_loop&country=FR&year=2025',
    },
    refusals: {
      treatment: 'amount=100&material=glass&treatment=composting&year=2025',
      ambiguous: 'amount=100&material=glass&treatment=recycling&year=2025',
    },
  },
  methodology: 'Tonnes x factor of the material and its treatment',
  protocol: 'Scope 3 Category 5 (waste generated in operations)',

  tables: [WASTE_MATERIALS, WASTE_TREATMENTS, WASTE],
  mayLack: message('amount.factors.waste', {}),
  /** An edition has factors of every material, or of none. */
  check(tables, report) {
    const known = new Set(tables.rows(WASTE).map(({ material }) => material))
    for (const { material, line } of known.size === 0 ? [] : tables.rows(WASTE_MATERIALS))
      if (!known.has(material)) report(WASTE_MATERIALS, line, `waste.csv has no row for ${material}`)
  },
  /** The factors describe landfills, plants and ways of the country. */
  published: publishedFor('waste', 'GB'),
  factors(tables, factorOf) {
    const treatments = tables
      .rows(WASTE_TREATMENTS)
      .map((row) => ({ ...named(row.treatment, row), covers: row.covers }))
    const materials = tables.rows(WASTE_MATERIALS).map(({ material, group, ...words }) => {
      const rows = tables.rows(WASTE).filter((row) => row.material === material)
      const use = (treatment: string) => `waste ${treatment} ${material}`
      const factors = new Map(rows.map((row) => [row.treatment, factorOf(row, use(row.treatment))]))
      return { ...named(material, words), group, factors }
    })
    return { materials: materials.filter(({ factors }) => factors.size > 0), treatments }
  },

  parameters: {
    amount: amountParam('How much waste, 0.001 to 1000000000, in `unit`.', [0.001, 1e9], 100),
    unit: unitParam(TONNES, 'kg', 'Kilograms, metric tonnes or pounds.'),
    material: namedParam(
      "What it is: a material of /v1/waste/materials, by its code or name. The publisher's name and other words, such as `mixed commercial waste`, are understood.",
      'commercial_and_industrial',
    ),
    treatment: namedParam(
      'What is done with it: landfill, incineration, composting, anaerobic_digestion, open_loop or closed_loop. The last two are recycling. Not every material has a factor for each.',
      'landfill',
    ),
  },
  country:
    'Where it is treated. The factors are those of the United Kingdom. For another country they are proxy values: a notice flags them, and strict=true refuses them.',
  unit: 'tonne',
  lines: { treatment: 'scope_3_category_5' },
  scopes: { scope_3_category_5: 'Waste of own operations' },
  isBiogenicUnknown: true,
  fieldsAre: 'The waste as it was understood.',
  fields: {
    amount: shape.amount('As given.'),
    unit: unitField(TONNES),
    tonnes: shape.amount('The amount in metric tonnes.'),
    material: shape.text('The material, by its name here.'),
    material_label: shape.text("The publisher's name."),
    treatment: shape.text('What is done with it.'),
    covers: shape.oneOf(
      COVERS,
      'transport: collection and transport to the plant; what the plant emits and what it saves count elsewhere. transport_and_landfill: the gas of the landfill too.',
    ),
    factor: shape.amount('The factor, in factor_unit.'),
  },

  understand(params, factors) {
    const { amount, unit } = params
    const tonnes = amountIn(TONNES, params, { maximum: 1e6, unit: 'tonnes' })
    const { materials, treatments } = factors()
    const material = requireNamed(materials, 'material', params.material, '/v1/waste/materials')
    const { key: treatment, covers } = requireNamed(treatments, 'treatment', params.treatment)
    const factor = material.factors.get(treatment) ?? refuseTreatment(material, params.treatment)
    const understood = { material: material.key, treatment }
    const isWithout = WITHOUT.test(params.treatment)
    return {
      choice: { unit, ...understood, material_label: material.label, covers },
      factors: { treatment: factor },
      measure: tonnes,
      numbers: { amount, tonnes: toNumber(tonnes) },
      asked: { ...params, ...understood, ...(isWithout && { treatment: WITHOUT_RECOVERY }) },
      ofRequest: isWithout ? [NOT_RECOVERED] : [],
    }
  },
  assumptions: ({ treatment, covers }, place, ofRequest) =>
    covers === 'transport' && ofRequest.length === 0 ? [transportOnly(treatment, place)] : [],
  what: ({ material }, country) => message('subject.waste', { material, country }),
  list: wasteMaterials,
})

function refuseTreatment({ key: material, factors }: WasteMaterial, value: string): never {
  const available_treatments = [...factors.keys()]
  const values = { value, material, allowed: available_treatments }
  throw refusal('treatment', 'validation_error.treatment_of_material', values, { available_treatments })
}
