/** A verification in lines for a person. */
import { add, type Decimal, decimal, written, ZERO } from '../../engine/numbers/decimal.ts'
import type { Difference } from './differences.ts'
import { factorsFirst, shown } from './present.ts'
import { type Json, type JsonObject, objectAt, type Recorded } from './recorded.ts'
import { emissionsOf, type Verification } from './verify.ts'

const LISTED_MAX = 20
const INDENT = '  '

/** `name`: what the answer is called. The first line has the verdict, the others are indented. */
export function verificationLines(name: string, verification: Verification): string[] {
  const { verdict, reason, remarks, answer, again } = verification
  const lines = differs(verification) ? differenceLines(verification) : []
  return [
    [`${name}: ${verdict}`, ...headline(verification)].join(', '),
    ...(reason ? [reason.message] : []),
    ...lines,
    ...(verdict === 'same' ? [] : asked(again ?? answer)),
    ...remarks,
  ].map((line, index) => (index === 0 ? line : INDENT + line))
}

const differs = ({ verdict, differences }: Verification) => verdict === 'differs' && differences.length > 0

function asked(of: Recorded | undefined): string[] {
  return of?.request === undefined ? [] : [`asked again: ${of.request}`]
}

/** The total, the edition and the question of an answer that is as it was. */
function headline({ verdict, answer, again }: Verification): string[] {
  if (verdict !== 'same' || answer === undefined) return []
  const total = totalOf(answer.whole)
  const edition = again?.edition === undefined ? [] : [`edition ${again.edition}`]
  return [...(total === undefined ? [] : [total]), ...edition]
}

function differenceLines({ differences, answer, again }: Verification): string[] {
  const [kept, made] = [answer?.edition, again?.edition]
  const editions = {
    kept: kept === made || made === undefined ? '' : ` (${kept ?? 'edition not named'})`,
    made: made === undefined ? '' : ` (edition ${made})`,
  }
  const [before, now] = [totalOf(answer?.whole ?? {}), totalOf(again?.whole ?? {})]
  const total =
    before === now
      ? []
      : [
          `total: ${before ?? 'none'}${editions.kept} in the answer, ${now ?? 'none'}${editions.made} made again`,
        ]
  const listed = factorsFirst(differences).slice(0, LISTED_MAX)
  const left = differences.length - listed.length
  return [
    ...total,
    ...listed.map((one) => differenceLine(one, editions)),
    ...(left > 0 ? [`and ${left} more; --json lists up to 100`] : []),
  ]
}

function differenceLine(
  { field, answer, again, factor }: Difference,
  editions: { readonly kept: string; readonly made: string },
): string {
  const values = `${wordOf(answer)}${editions.kept} in the answer, ${wordOf(again)}${editions.made} made again`
  if (factor === undefined) return `${field}: ${values}`
  const { id, name, unit } = factor
  const what = [`factor ${id}`, ...(name === undefined ? [] : [`(${name})`])].join(' ')
  const where = field.slice(field.lastIndexOf(']') + 1).replace(/^\./, '')
  if (where === 'factor') return `${what}: ${values}${unit === undefined ? '' : `, ${unit}`}`
  if (where === '') return `${what} is ${answer === undefined ? 'missing in' : 'only in'} the answer`
  return `${what}, ${where}: ${values}`
}

function wordOf(value: Json | undefined): string {
  return value === undefined ? 'nothing' : String(shown(value))
}

/** `31.2 kg CO2e`, of answers about emissions. */
function totalOf(whole: JsonObject): string | undefined {
  const elements = objectAt(whole, 'data', 'attributes')?.tces
  if (Array.isArray(elements)) return totalOfElements(elements)
  const { co2e, co2e_unit: unit } = emissionsOf(whole) ?? objectAt(whole, 'data') ?? {}
  if (whole.co2e_kg !== undefined) return `${whole.co2e_kg} kg CO2e`
  return typeof co2e === 'number' ? `${co2e} ${unit} CO2e` : undefined
}

/** Of the elements of an iLEAP footprint, which add up to the shipment. Their kilograms are texts. */
function totalOfElements(elements: readonly Json[]): string | undefined {
  const kilograms = elements.map((element) => objectAt(element)?.co2eWTW)
  try {
    const total = kilograms.reduce<Decimal>((sum, kg) => add(sum, decimal(String(kg))), ZERO)
    return `${written(total)} kg CO2e`
  } catch {
    return undefined
  }
}
