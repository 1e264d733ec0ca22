import { zuluNow } from '../../../contract/timestamp.ts'

/** Long answers differ in calculated_at only: makes what is sent of each id at most once a second. */
export function onceASecond<Made>(): (id: string, make: () => Made) => Made {
  let madeAt = ''
  const kept = new Map<string, Made>()
  return (id, make) => {
    const now = zuluNow()
    if (now !== madeAt) {
      madeAt = now
      kept.clear()
    }
    const made = kept.get(id) ?? make()
    kept.set(id, made)
    return made
  }
}
