/** What waits, by who asks for it: each has one turn after the other, however much one of them has brought. */

export class FairQueue<Item> {
  /** Callers in the order of their turns. */
  readonly #waiting = new Map<unknown, Item[]>()
  #length = 0

  get length(): number {
    return this.#length
  }

  add(caller: unknown, item: Item): void {
    const own = this.#waiting.get(caller)
    if (own) own.push(item)
    else this.#waiting.set(caller, [item])
    this.#length++
  }

  /** The next one, whose caller then goes to the end of the line. */
  take(): { readonly caller: unknown; readonly item: Item } | undefined {
    for (const [caller, own] of this.#waiting) {
      const item = own.shift() as Item
      this.#waiting.delete(caller)
      if (own.length > 0) this.#waiting.set(caller, own)
      this.#length--
      return { caller, item }
    }
    return undefined
  }

  remove(caller: unknown, item: Item): void {
    const own = this.#waiting.get(caller)
    const at = own?.indexOf(item) ?? -1
    if (own === undefined || at === -1) return
    own.splice(at, 1)
    if (own.length === 0) this.#waiting.delete(caller)
    this.#length--
  }

  /** All of them, which then wait no more. */
  clear(): Item[] {
    const all = [...this.#waiting.values()].flat()
    this.#waiting.clear()
    this.#length = 0
    return all
  }
}
