/** Questions that were read, by their words: another one with these words has other numbers, and the rest of it is known. */
import { type Asked, askedOf } from '../domains/answer.ts'
import type { Operation } from '../domains/operation.ts'
import { numberOf, quantitiesIn } from './quantities.ts'
import { areExpected, type Expected, expectedNumbers } from './worded-numbers.ts'
import type { Worded, Wording } from './wording.ts'

export interface Prepared {
  readonly type: string
  readonly operation: Operation
  readonly asked: Asked
}

interface Known extends Prepared {
  readonly expected: Expected
}

export function preparedQuestions() {
  const byWording = new WeakMap<Wording, Known>()
  return {
    /** The question as it would be read; undefined where one of its numbers has to be looked at. */
    find({ wording, numbers }: Worded): Prepared | undefined {
      const known = byWording.get(wording)
      if (known === undefined || !areExpected(numbers, known.expected)) return undefined
      const { type, operation, asked, expected } = known
      const params: Record<string, unknown> = { ...asked.params }
      for (let at = 0; at < numbers.length; at++) {
        const like = expected[at] as Expected[number]
        if ('name' in like) params[like.name] = numberOf(numbers[at] as Worded['numbers'][number])
      }
      return { type, operation, asked: askedOf({ ...asked, params }, asked.edition, asked.namesEdition) }
    },
    keep(worded: Worded, { type, operation, asked }: Prepared): void {
      const { all } = quantitiesIn(operation, asked.edition)
      const expected = expectedNumbers(worded, (name) => all.get(name))
      byWording.set(worded.wording, { type, operation, asked, expected })
    },
  }
}

export type PreparedQuestions = ReturnType<typeof preparedQuestions>
