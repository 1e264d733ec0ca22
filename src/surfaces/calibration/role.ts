/**
 * Whether a published value may be drawn from or is kept to check with. Nobody chooses: the SHA-256 of publisher and class
 * decides, so all values of a publisher for one class have one role. A value that a range was drawn from is no check.
 */
import { sha256 } from '../../factors/files/sha256.ts'

export type Role = 'fit' | 'check'

/** `check` where the first hexadecimal digit of the SHA-256 of `publisher|class` is even. */
export function hashedRole({ publisher, class: ofClass }: { publisher: string; class: string }): Role {
  const [first = '0'] = sha256(`${publisher}|${ofClass}`)
  return Number.parseInt(first, 16) % 2 === 0 ? 'check' : 'fit'
}

export function roleOf(value: { publisher: string; class: string; tuned?: string | undefined }): Role {
  return value.tuned === undefined ? hashedRole(value) : 'fit'
}

/** The same for the ranges of an edition: those of a released one were not drawn from what came after 1.0.0. */
export function roleIn(
  value: { publisher: string; class: string; tuned?: string | undefined },
  isOpen: boolean,
): Role {
  return value.tuned === 'open' && !isOpen ? hashedRole(value) : roleOf(value)
}
