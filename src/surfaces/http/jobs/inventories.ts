/**
 * Inventories of jobs that are done, each added up once for all its forms: the result of a job does not change. A few, for
 * some minutes: `DELETE` forgets one at once, another process of the same database does by time.
 */
import type { Inventory } from '../../report/inventory.ts'

const KEPT_MAX = 16
const KEPT_MS = 300_000

interface CachedInventory {
  readonly inventory: Promise<Inventory>
  readonly timer: NodeJS.Timeout
}

export class JobInventories {
  readonly #kept = new Map<string, CachedInventory>()

  /** Asked for while it is added up, it is waited for, not added up again. */
  get(id: string, sum: () => Promise<Inventory>): Promise<Inventory> {
    const known = this.#kept.get(id)
    if (known) return known.inventory
    const inventory = sum()
    this.keep(id, inventory)
    inventory.catch(() => this.forget(id))
    return inventory
  }

  keep(id: string, inventory: Promise<Inventory>): void {
    this.forget(id)
    const [oldest] = this.#kept.keys()
    if (oldest !== undefined && this.#kept.size >= KEPT_MAX) this.forget(oldest)
    const timer = setTimeout(() => this.forget(id), KEPT_MS)
    timer.unref()
    this.#kept.set(id, { inventory, timer })
  }

  forget(id: string): void {
    clearTimeout(this.#kept.get(id)?.timer)
    this.#kept.delete(id)
  }
}
