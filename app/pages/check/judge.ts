/** Whether an answer is the figure that was given, and what it may be otherwise. All masses in kg. */
import type { GivenFigure } from './read-figure.ts'

export type Verdict = 'same' | 'near' | 'differs'

/** What figures of 64 bits may be off, as a share. */
const FLOAT = 1e-9

/** `same` to the digits that were given; `near`: within what publications differ by. */
export function judge(figure: GivenFigure, answer: { kg: number; lowKg: number; highKg: number }): Verdict {
  if (isSame(figure, answer.kg)) return 'same'
  return figure.kg >= answer.lowKg && figure.kg <= answer.highKg ? 'near' : 'differs'
}

function isSame({ kg, halfStepKg }: GivenFigure, answerKg: number): boolean {
  return Math.abs(answerKg - kg) <= halfStepKg + Math.abs(kg) * FLOAT
}

/** What makes an answer a multiple of another: of the figure given to the answer. */
const MULTIPLES = { thousand: 1000, thousandth: 0.001, double: 2, half: 0.5 } as const
export type Multiple = keyof typeof MULTIPLES

/** A figure of fewer digits, such as 200, is near some multiple of everything: half a step as a share of the figure. */
const STEP_MAX = 0.005

/** Undefined where the number is no such multiple of the result, or has too few digits to tell. */
export function multipleOf({ kg, halfStepKg }: GivenFigure, answerKg: number): Multiple | undefined {
  if (halfStepKg > Math.abs(kg) * STEP_MAX) return undefined
  const names = Object.keys(MULTIPLES) as Multiple[]
  return names.find((name) => answerKg !== 0 && isSame({ kg, halfStepKg }, answerKg * MULTIPLES[name]))
}
