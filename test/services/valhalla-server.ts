/**
 * A process with Valhalla behind its own HTTP API's path /route. Builds tiles first; says its URL in one line. valhalla.json
 * is what valhalla_build_config of 3.6.1 writes, less what routes do not need: the script asks for Python.
 * tsx test/services/valhalla-server.ts <engine package> <tile builder> <extract> <empty folder>
 */
import { execFileSync } from 'node:child_process'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { createRequire } from 'node:module'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'

interface Actor {
  route(query: string): Promise<string>
}

const [engine = '', tileBuilder = '', extract = '', folder = ''] = process.argv.slice(2)
const { Actor: Engine } = createRequire(import.meta.url)(engine) as { Actor: new (config: object) => Actor }

const config = JSON.parse(readFileSync(new URL('valhalla.json', import.meta.url), 'utf8'))
config.mjolnir.tile_dir = join(folder, 'tiles')
mkdirSync(join(folder, 'tiles'), { recursive: true })
writeFileSync(join(folder, 'config.json'), JSON.stringify(config))
execFileSync(tileBuilder, ['-c', join(folder, 'config.json'), extract], { cwd: folder, stdio: 'pipe' })
const actor = new Engine(config)

const server = createServer(async ({ url = '' }, response) => {
  const { pathname, searchParams } = new URL(url, 'http://local')
  if (pathname !== '/route') return void response.writeHead(404).end('{"error_code":106}')
  try {
    response.end(await actor.route(searchParams.get('json') ?? ''))
  } catch {
    // The bindings say what is wrong in words only; Valhalla's server says 171: no suitable edges near the location.
    response.writeHead(400).end('{"error_code":171}')
  }
})
server.listen(0, '127.0.0.1', () => {
  console.error(`http://127.0.0.1:${(server.address() as AddressInfo).port}`)
})
