import { zuluNow } from '../../contract/timestamp.ts'

/** Long answers differ in calculated_at only: makes the JSON of each id at most once a second. */
export function secondlyJson(): (id: string, make: () => object) => string {
  let madeAt = ''
  const made = new Map<string, string>()
  return (id, make) => {
    const now = zuluNow()
    if (now !== madeAt) {
      madeAt = now
      made.clear()
    }
    const json = made.get(id) ?? JSON.stringify(make())
    made.set(id, json)
    return json
  }
}
