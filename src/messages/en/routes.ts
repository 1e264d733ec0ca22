/** What is said of routes, ports and airports. */
import { texts } from '../infer.ts'

export const routes = texts({})
