/** The least that a server can be: what others are measured against. Says its port over the channel. */
import { createServer } from 'node:http'

const BODY = '{"status":"alive"}'
const server = createServer((_, response) => {
  response.writeHead(200, { 'content-type': 'application/json', 'content-length': BODY.length }).end(BODY)
})
server.listen(0, '127.0.0.1', () => process.send(server.address().port))
process.on('disconnect', () => process.exit())
