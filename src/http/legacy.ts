/** Until every question is an operation. */
import { hash } from 'node:crypto'
import { type CanonicalValue, calculationId as idOf } from '../core/identity.ts'

export const sha256 = (text: string): string => hash('sha256', text, 'hex')

export function calculationId(
  kind: string,
  editionHash: string,
  input: Readonly<Record<string, CanonicalValue>>,
): string {
  return idOf(sha256, { kind, editionHash, input })
}
