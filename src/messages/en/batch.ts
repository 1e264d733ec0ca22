/** What is said of rows of batches. */
import { texts } from '../infer.ts'

export const batch = texts({})
