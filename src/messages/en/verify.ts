/** What is said of checks of saved results. */
import { texts } from '../infer.ts'

export const verify = texts({})
