/** What a check of `everygram doctor` has found. */

export interface Finding {
  /** What was looked at, in a word or two. */
  readonly check: string
  readonly state: 'ok' | 'warning' | 'failed'
  /** One sentence for a person. */
  readonly message: string
  /** What to do. */
  readonly advice?: string
}

export type Check = () => Finding[] | Promise<Finding[]>

export const ok = (check: string, message: string): Finding => ({ check, state: 'ok', message })

export const warning = (check: string, message: string, advice: string): Finding => ({
  check,
  state: 'warning',
  message,
  advice,
})

export const failed = (check: string, message: string, advice: string): Finding => ({
  check,
  state: 'failed',
  message,
  advice,
})

/** A check that could not be done has failed: nothing is known. */
export async function found(check: string, look: Check): Promise<Finding[]> {
  try {
    return await look()
  } catch (error) {
    return [failed(check, `could not be checked: ${(error as Error).message}`, 'See docs/operations.md.')]
  }
}
