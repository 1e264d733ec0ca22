/** What is said of hotel stays. */
import { texts } from '../infer.ts'

export const hotel = texts({})
