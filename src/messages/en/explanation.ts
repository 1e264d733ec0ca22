/** What is said of the sum in words. */
import { texts } from '../infer.ts'

export const explanation = texts({})
