/** An effect of another address, by a link or back and forth, that leaves what was typed since the first one alone. */
import { useEffect, useRef } from 'preact/hooks'

/** Calls `change` when `key` is another one than before; not for the first, which the state was made from. */
export function useOnChange(key: string, change: () => void): void {
  const seen = useRef(key)
  useEffect(() => {
    if (seen.current === key) return
    seen.current = key
    change()
  }, [key])
}
