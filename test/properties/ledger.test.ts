/** The ledger of a month on SQLite: any schedule of surfaces, instances, ends and faults keeps its promises. */
import { afterAll, beforeAll, describe, vi } from 'vitest'
import { expectLedger } from '../support/ledger/promises.ts'
import { tempFolder } from '../support/temp.ts'

const FAKED = ['Date', 'performance', 'setInterval', 'clearInterval'] as const

beforeAll(() => void vi.useFakeTimers({ now: Date.parse('2026-11-20T12:00:00Z'), toFake: [...FAKED] }))
afterAll(() => void vi.useRealTimers())

describe('on SQLite', () => expectLedger(async () => ({ dataDir: tempFolder() }), { few: 10, many: 1000 }))
