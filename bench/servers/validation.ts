/**
 * The validation-only server: the whole app as src/surfaces/http/assembly.ts assembles it and src/surfaces/process/main.ts logs it, without a key check;
 * what operations answer is swapped for constant-answer.ts when it is bundled (lib/bundle.ts).
 */
import { buildApp } from '../../src/surfaces/http/assembly.ts'
import { openContext } from '../lib/context.ts'

const app = await buildApp(openContext(), { logger: { level: 'info' } })
await app.listen({ host: process.env.HOST ?? '127.0.0.1', port: Number(process.env.PORT) })
