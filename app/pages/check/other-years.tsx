/** From an answer to its total in the editions of other years. */
import { offer } from '../../api/forms.ts'
import { useAnswer } from '../../api/use-answer.ts'
import { messages } from '../../messages/messages.ts'
import { addressWith } from '../../parts/address.ts'
import type { KeptAnswer } from './read.ts'

interface Props {
  readonly answer: KeptAnswer
  /** The canonical request that the answer is to. */
  readonly request: string
}

/** Nothing for a list or a route, which have no total. */
export function OtherYears({ answer, request }: Props) {
  const offered = useAnswer('offer', offer)
  // An answer may say anything of its request.
  if (!URL.canParse(request, location.origin)) return null
  const { pathname, searchParams } = new URL(request, location.origin)
  const known = offered.state === 'answered' ? offered.answer.calculators : []
  const calculator = known.find(({ path }) => path === pathname)
  const total = totalText(answer)
  if (calculator === undefined || total === undefined) return null
  const { edition, ...question } = Object.fromEntries(searchParams)
  const year = edition?.split('.')[0]
  const href = addressWith(`/app/check/${calculator.name}`, { ...question, figure: total, of_year: year })
  return <a href={href}>{messages().check.others}</a>
}

/** As the result has it, whatever else is there. */
function totalText({ data }: KeptAnswer): string | undefined {
  const { attributes } = data as { attributes?: { emissions?: { co2e?: unknown; co2e_unit?: unknown } } }
  const { co2e, co2e_unit: unit } = attributes?.emissions ?? {}
  return typeof co2e === 'number' && (unit === 'kg' || unit === 'g') ? `${co2e} ${unit}` : undefined
}
