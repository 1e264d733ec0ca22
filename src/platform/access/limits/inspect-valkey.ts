/** Whether the server of shared limits can be reached, and what time it has. */
import { Redis } from 'ioredis'

const TIMEOUT_MS = 3000

/** Milliseconds since 1970 by its clock. Rejects when it cannot be reached; the message never holds a password. */
export async function valkeyClock(url: string): Promise<number> {
  const client = new Redis(url, {
    lazyConnect: true,
    connectTimeout: TIMEOUT_MS,
    commandTimeout: TIMEOUT_MS,
    maxRetriesPerRequest: 0,
    retryStrategy: () => null,
  })
  let reason: Error | undefined
  client.on('error', (error: Error) => {
    reason ??= error
  })
  try {
    await client.connect()
    const [seconds, microseconds] = await client.time()
    return Number(seconds) * 1000 + Math.floor(Number(microseconds) / 1000)
  } catch (error) {
    throw reason ?? error
  } finally {
    client.disconnect()
  }
}
