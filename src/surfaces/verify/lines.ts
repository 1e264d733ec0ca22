/** A verification in lines for a person. */
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
    kept: kept === made ? '' : ` (${kept ?? 'edition not named'})`,
    made: ` (edition ${made})`,
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
  const where = field.slice(field.lastIndexOf(']') + 2)
  if (where === 'factor') return `${what}: ${values}${unit === undefined ? '' : `, ${unit}`}`
  if (where === '') return `${what}: ${answer === undefined ? 'is missing in' : 'is only in'} the answer`
  return `${what}, ${where}: ${values}`
}

function wordOf(value: Json | undefined): string {
  return value === undefined ? 'nothing' : String(shown(value))
}

/** `31.2 kg CO2e`, of answers about emissions. */
function totalOf(whole: JsonObject): string | undefined {
  const { co2e, co2e_unit: unit } = emissionsOf(whole) ?? objectAt(whole, 'data') ?? {}
  if (whole.co2e_kg !== undefined) return `${whole.co2e_kg} kg CO2e`
  return typeof co2e === 'number' ? `${co2e} ${unit} CO2e` : undefined
}
