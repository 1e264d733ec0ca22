/** What the forms are made from (src/surfaces/http/app-pages/), fetched once. No key is needed. */
import { EverygramError } from '../../packages/client/src/everygram.ts'
import type { CalculatorForm, ColumnForm, Offer } from '../../src/surfaces/http/app-pages/offer.ts'

const asked = new Map<string, Promise<unknown>>()

/** What can be calculated, and from which edition. */
export function offer(): Promise<Offer> {
  return once('/app/forms')
}

/** The form of a calculator, by the name of its domain. */
export function calculatorForm(name: string): Promise<CalculatorForm> {
  return once(`/app/forms/${encodeURIComponent(name)}`)
}

/** What columns of files are read by. */
export function columnForm(): Promise<ColumnForm> {
  return once('/app/columns')
}

/** What failed is requested again. */
function once<Answer>(path: string): Promise<Answer> {
  const known = asked.get(path) as Promise<Answer> | undefined
  if (known) return known
  const answer = getJson<Answer>(path).catch((error) => {
    asked.delete(path)
    throw error
  })
  asked.set(path, answer)
  return answer
}

async function getJson<Answer>(path: string): Promise<Answer> {
  const response = await fetch(path).catch((cause) => {
    throw new EverygramError('no_answer', String(cause), { cause })
  })
  if (response.ok) return response.json()
  throw new EverygramError('unreadable_answer', `${path}: ${response.status}`, { status: response.status })
}
