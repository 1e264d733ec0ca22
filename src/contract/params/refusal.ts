/** What comes of reading a parameter beside its value: a refusal, or a value with something to say about it. */

import type { ErrorCode, Problem } from '../../engine/errors.ts'
import type { Notice } from '../../engine/notices.ts'

interface RefusalOptions extends Pick<Problem, 'extras' | 'suggestion'> {
  readonly code?: ErrorCode
}

export class Refusal {
  readonly problem: Problem

  constructor(message: string, { code = 'validation_error', ...more }: RefusalOptions = {}) {
    this.problem = { code, message, ...more }
  }
}

/** A value that a word was taken for, and what its writer should know. */
export class Noted {
  readonly value: unknown
  readonly notice: Notice

  constructor(value: unknown, notice: Notice) {
    this.value = value
    this.notice = notice
  }
}
