/** What is said of requests over HTTP, before they are read. */
import { texts } from '../infer.ts'

export const http = texts({})
