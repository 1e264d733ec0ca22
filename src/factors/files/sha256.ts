import { hash } from 'node:crypto'

/** SHA-256 in hex. */
export const sha256 = (content: string | Uint8Array): string => hash('sha256', content, 'hex')
