/** What is said of places. */
import { texts } from '../infer.ts'

export const places = texts({})
