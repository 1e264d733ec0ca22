/**
 * Several processes on one database answer two keys of the plan free, by whatever there is, while they are ended, killed
 * and cut off, the clock goes on and a key is revoked. What is given is counted here, apart from the ledger.
 */
import { setImmediate as turn } from 'node:timers/promises'
import fc from 'fast-check'
import { expect, vi } from 'vitest'
import { newKey } from '../../../src/platform/access/key.ts'
import { type DatabaseOptions, openStores, type Stores } from '../../../src/platform/access/open-database.ts'
import type { KeyRecord } from '../../../src/platform/access/store.ts'
import { sqliteQueue } from '../../../src/surfaces/jobs/sqlite-queue.ts'
import { JobStore } from '../../../src/surfaces/jobs/store.ts'
import { record } from '../key-record.ts'
import { type Instance, MAKER, openInstance, storageOf } from './instance.ts'

/** docs/access.md: 120 % of the 500 answers of the plan free. */
const HARD_STOP = 600
/** CONTRACT: work of a revoked key ends within 15 seconds. */
const REVOKED_WITHIN_MS = 15_000
const IDLE_MS = 2500

export type Step =
  | { readonly kind: 'get'; readonly at: number; readonly key: number; readonly isGood: boolean }
  | {
      readonly kind: 'rows'
      readonly at: number
      readonly key: number
      readonly wanted: number
      readonly bad: number
    }
  | { readonly kind: 'job'; readonly key: number; readonly rows: number }
  | { readonly kind: 'chunk'; readonly at: number; readonly isCut: boolean }
  | { readonly kind: 'flush' | 'kill' | 'stop' | 'away' | 'unheard'; readonly at: number }
  | { readonly kind: 'wait'; readonly ms: number }
  | { readonly kind: 'month' | 'revoke' }

const INSTANCES = 3
const at = fc.nat(INSTANCES - 1)
const key = fc.nat(1)
const step = (kinds: { readonly isCrashing: boolean }): fc.Arbitrary<Step> =>
  fc.oneof(
    { weight: 6, arbitrary: fc.record({ kind: fc.constant('get' as const), at, key, isGood: fc.boolean() }) },
    {
      weight: 8,
      arbitrary: fc.record({
        kind: fc.constant('rows' as const),
        at,
        key,
        wanted: fc.oneof(fc.constant(1), fc.integer({ min: 2, max: 300 })),
        bad: fc.nat(20),
      }),
    },
    {
      weight: 2,
      arbitrary: fc.record({
        kind: fc.constant('job' as const),
        key,
        rows: fc.integer({ min: 1, max: 400 }),
      }),
    },
    { weight: 3, arbitrary: fc.record({ kind: fc.constant('chunk' as const), at, isCut: fc.boolean() }) },
    {
      weight: 3,
      arbitrary: fc.record({
        kind: fc.constantFrom('flush' as const, 'away' as const, 'unheard' as const),
        at,
      }),
    },
    { weight: 1, arbitrary: fc.record({ kind: fc.constant('stop' as const), at }) },
    ...(kinds.isCrashing
      ? [{ weight: 2, arbitrary: fc.record({ kind: fc.constant('kill' as const), at }) }]
      : []),
    {
      weight: 4,
      arbitrary: fc.record({ kind: fc.constant('wait' as const), ms: fc.integer({ min: 1, max: 12_000 }) }),
    },
    { weight: 1, arbitrary: fc.record({ kind: fc.constantFrom('month' as const, 'revoke' as const) }) },
  )

/** Steps of a group come at once. */
export const schedules = (isCrashing: boolean): fc.Arbitrary<Step[][]> =>
  fc.array(fc.array(step({ isCrashing }), { minLength: 1, maxLength: 5 }), { minLength: 5, maxLength: 25 })

const monthNow = () => new Date().toISOString().slice(0, 7)

export class Simulation {
  readonly #options: DatabaseOptions
  readonly #stores: Stores
  readonly #keys: KeyRecord[]
  readonly #instances: Instance[]
  readonly #killed: Instance[] = []
  /** By key and month. */
  readonly #given = new Map<string, number>()
  #revokedAtMs = Number.POSITIVE_INFINITY

  private constructor(options: DatabaseOptions, stores: Stores, keys: KeyRecord[], instances: Instance[]) {
    this.#options = options
    this.#stores = stores
    this.#keys = keys
    this.#instances = instances
  }

  static async open(options: DatabaseOptions): Promise<Simulation> {
    const stores = await openStores(options)
    const keys = [newKey(), newKey()].map((made) => record(made, { plan: 'free' }))
    for (const made of keys) await stores.keys.add(made)
    const instances: Instance[] = []
    for (let count = 0; count < INSTANCES; count++) instances.push(await openInstance(options))
    return new Simulation(options, stores, keys, instances)
  }

  async run(groups: readonly (readonly Step[])[]): Promise<void> {
    for (const group of groups) {
      await Promise.all(group.map((one) => this.#step(one)))
      // Time goes on between them.
      for (const one of group) await this.#time(one)
      this.#checkStop()
    }
  }

  /** Asks for everything that is left, by every way and instance, until all are refused. */
  async exhaust(): Promise<void> {
    await this.#restoreAll()
    const answered = (sums: readonly number[]) => sums.reduce((sum, count) => sum + count, 0)
    for (let isAny = true; isAny; ) {
      const asked = this.#instances.flatMap((one) =>
        this.#keys.map(
          async (own) => (await one.rows(own, 90, 3, this.#onGiven)) + (await this.#get(one, own)),
        ),
      )
      isAny = answered(await Promise.all(asked)) > 0
      await this.#instances[0]?.chunk(false, this.#onGiven)
      this.#checkStop()
    }
  }

  /** Longer than what is free is kept. */
  async rest(): Promise<void> {
    vi.advanceTimersByTime(IDLE_MS)
    for (const _ of [1, 2]) for (const one of this.#instances) await one.meter.flush()
  }

  async stopAll(): Promise<void> {
    await this.#restoreAll()
    for (let rounds = 0; rounds < 40; rounds++) await this.#instances[0]?.chunk(false, this.#onGiven)
    for (const one of this.#instances) await one.stop()
  }

  async close(): Promise<void> {
    for (const one of new Set(this.#killed)) await one.close()
    await this.#stores.close()
  }

  /** Of keys that may still ask. */
  async months(): Promise<
    { given: number; saved: number; booked: number; isRevoked: boolean; isNow: boolean }[]
  > {
    const leases = await this.#stores.session.read((db) =>
      db.selectFrom('usage_leases').selectAll().execute(),
    )
    const now = monthNow()
    return Promise.all(
      [...this.#given].map(async ([name, given]) => {
        const [keyId = '', month = ''] = name.split(' ')
        const own = leases.filter((lease) => lease.key_id === keyId && lease.month === month)
        const booked = own.reduce((sum, { answers }) => sum + Number(answers), 0)
        const saved = await this.#stores.usage.answersOf(keyId, month)
        const isRevoked = keyId === this.#keys[1]?.id && Number.isFinite(this.#revokedAtMs)
        return { given, saved, booked, isRevoked, isNow: month === now }
      }),
    )
  }

  readonly #onGiven = (keyId: string, answers: number) => {
    const isRevoked = keyId === this.#keys[1]?.id && Date.now() - this.#revokedAtMs > REVOKED_WITHIN_MS
    expect(isRevoked, 'a key that was revoked long ago is answered').toBe(false)
    const name = `${keyId} ${monthNow()}`
    this.#given.set(name, (this.#given.get(name) ?? 0) + answers)
  }

  async #step(one: Step): Promise<void> {
    if (one.kind === 'job') return this.#makeJob(one)
    if (one.kind === 'revoke') {
      this.#revokedAtMs = Math.min(this.#revokedAtMs, Date.now())
      await this.#stores.keys.revoke(this.#keys[1]?.id ?? '', new Date().toISOString())
    }
    if (!('at' in one)) return
    const instance = this.#instances[one.at] as Instance
    const own = this.#keys['key' in one ? one.key : 0] as KeyRecord
    if (one.kind === 'get') await instance.get(own, one.isGood, this.#onGiven)
    if (one.kind === 'rows') await instance.rows(own, one.wanted, one.bad, this.#onGiven)
    // While the database is away it is tried again later.
    if (one.kind === 'chunk') await instance.chunk(one.isCut, this.#onGiven).catch(() => {})
    if (one.kind === 'flush') await instance.meter.flush()
    if (one.kind === 'away') instance.session.isAway = !instance.session.isAway
    if (one.kind === 'unheard') instance.session.losesConfirmation = true
    if (one.kind === 'kill') {
      // Others are on their way.
      await turn()
      instance.kill()
    }
  }

  async #time(one: Step): Promise<void> {
    if (one.kind === 'wait') vi.advanceTimersByTime(one.ms)
    if (one.kind === 'month') {
      const [year = 0, month = 0] = monthNow().split('-').map(Number)
      vi.setSystemTime(Date.UTC(year, month, 1, 0, 0, 1))
    }
    if (one.kind === 'stop') {
      const instance = this.#instances[one.at] as Instance
      if (instance.session.isDead) return
      restore(instance)
      await instance.stop()
      this.#instances[one.at] = await openInstance(this.#options)
    }
    if (one.kind === 'kill') {
      this.#killed.push(this.#instances[one.at] as Instance)
      this.#instances[one.at] = await openInstance(this.#options)
    }
    for (const { meter } of this.#instances) await meter.flush()
  }

  /** A token of the key's bucket is waited for. */
  async #get(one: Instance, own: KeyRecord): Promise<number> {
    vi.advanceTimersByTime(500)
    let given = 0
    await one.get(own, true, (id, answers) => {
      given += answers
      this.#onGiven(id, answers)
    })
    return given
  }

  async #makeJob({ key: index, rows }: Extract<Step, { kind: 'job' }>): Promise<void> {
    const queue = sqliteQueue(this.#stores.session, MAKER.identity, () => ({
      isTaken: true,
      leave: () => {},
    }))
    const { session } = this.#stores
    const jobs = new JobStore(session, queue, 7, storageOf(session))
    const owner = this.#keys[index]?.id ?? ''
    const id = await jobs
      .begin({ owner, form: 'application/x-ndjson', isFull: false, type: undefined, language: 'en' }, MAKER)
      .catch(() => undefined)
    if (id === undefined) return
    await jobs.addChunk(id, owner, { firstRow: 1, rows, text: 'x\n'.repeat(rows) })
    await jobs.enqueue(id, rows, { key: undefined, bodyHash: '' })
  }

  #checkStop(): void {
    for (const [name, given] of this.#given) expect(given, name).toBeLessThanOrEqual(HARD_STOP)
  }

  async #restoreAll(): Promise<void> {
    for (const instance of this.#instances) {
      restore(instance)
      await instance.meter.flush()
    }
    // Longer than the pause after a failure.
    vi.advanceTimersByTime(IDLE_MS)
  }
}

function restore({ session }: Instance): void {
  session.isAway = false
  session.losesConfirmation = false
}
