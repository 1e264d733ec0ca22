/** What comes of reading a parameter beside its value: a refusal, or a value with a notice. */

import type { Problem } from '../../engine/errors.ts'
import type { Notice } from '../../engine/notices.ts'

export class Refusal {
  readonly problem: Problem

  constructor(problem: Problem) {
    this.problem = problem
  }
}

/** The value that a word stands for, and what its writer should know. */
export class Noted {
  readonly value: unknown
  readonly notice: Notice

  constructor(value: unknown, notice: Notice) {
    this.value = value
    this.notice = notice
  }
}
