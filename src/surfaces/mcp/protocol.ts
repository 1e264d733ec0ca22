/**
 * What is used of the library that speaks the Model Context Protocol. Of what is built it is a file of its own with
 * bytecode of its own (scripts/lib/bundle.js), loaded when an assistant asks: import it where it is used first.
 */
// biome-ignore lint/performance/noBarrelFile: bundles are cut here
export {
  createMcpHandler,
  isJSONRPCRequest,
  type JSONRPCMessage,
  type jsonSchemaValidator,
  ProtocolError,
  ProtocolErrorCode,
  preloadSchemas,
  ResourceNotFoundError,
  Server,
  type Transport,
} from '@modelcontextprotocol/server'
export { StdioServerTransport, serveStdio } from '@modelcontextprotocol/server/stdio'
