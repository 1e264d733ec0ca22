/**
 * What was answered in a batch, by question. Two generations, of which the older is forgotten when the younger is full:
 * memory is bounded, and what comes again stays. Where next to nothing comes again it is not worth its memory: then
 * nothing is kept for a while.
 */

export interface Distinct<Value> {
  find(key: string): Value | undefined
  /** Gives the value back. */
  add(key: string, value: Value): Value
}

export interface DistinctOptions {
  readonly generationMax: number
  /** Kept however seldom it comes again: its answer cost far more than its place. */
  readonly isWorthKeeping: boolean
}

/** It pays where one in so many comes again. */
const PAYS_AT = 8
/** After a generation that did not pay, so many generations' questions pass unkept. */
const REST = 16

export function distinctQuestions<Value>(options: DistinctOptions): Distinct<Value> {
  const { generationMax, isWorthKeeping } = options
  let young = new Map<string, Value>()
  let old = new Map<string, Value>()
  let hits = 0
  let unkept = 0

  const turn = () => {
    const pays = isWorthKeeping || hits * PAYS_AT >= generationMax
    old = pays ? young : new Map()
    young = new Map()
    hits = 0
    unkept = pays ? 0 : generationMax * REST
  }
  const keep = (key: string, value: Value) => {
    if (young.size >= generationMax) turn()
    if (unkept === 0) young.set(key, value)
  }
  return {
    find(key) {
      if (young.size + old.size === 0) return undefined
      const found = young.get(key)
      if (found !== undefined) {
        hits++
        return found
      }
      const older = old.get(key)
      if (older === undefined) return undefined
      hits++
      keep(key, older)
      return older
    },
    add(key, value) {
      if (unkept > 0) unkept--
      else keep(key, value)
      return value
    },
  }
}
