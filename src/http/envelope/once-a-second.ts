import { zuluNow } from '../../contract/timestamp.ts'

/** Long answers differ in calculated_at only: makes their JSON at most once a second. */
export function onceASecond(make: () => object): () => string {
  let madeAt = ''
  let json = ''
  return () => {
    const now = zuluNow()
    if (now !== madeAt) {
      madeAt = now
      json = JSON.stringify(make())
    }
    return json
  }
}
