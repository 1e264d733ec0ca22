/** What is said of fuels. */
import { texts } from '../infer.ts'

export const fuel = texts({})
