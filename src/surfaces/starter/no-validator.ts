/**
 * Stands in the bundle for what the library of the Model Context Protocol takes of a platform: without its compiler of
 * schemas, half of its code, which src/surfaces/mcp/server.ts never lets it use.
 */
import process from 'node:process'

export { process }

export class DefaultJsonSchemaValidator {
  constructor() {
    throw new Error('no compiler of schemas is in the bundle')
  }
}
