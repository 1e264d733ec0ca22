/** What was answered in a batch, by question: two generations, of which the older is forgotten when the younger is full. */

export interface Distinct<Value> {
  find(key: string): Value | undefined
  add(key: string, value: Value): void
}

export function distinctQuestions<Value>(generationMax: number): Distinct<Value> {
  let young = new Map<string, Value>()
  let old = new Map<string, Value>()
  const add = (key: string, value: Value) => {
    if (young.size >= generationMax) {
      old = young
      young = new Map()
    }
    young.set(key, value)
  }
  return {
    find(key) {
      const found = young.get(key)
      if (found !== undefined || old.size === 0) return found
      const older = old.get(key)
      if (older !== undefined) add(key, older)
      return older
    },
    add,
  }
}
