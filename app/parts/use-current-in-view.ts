/** A list of links in one line, wider than a narrow window: the one that is open is scrolled into view. */
import { useEffect, useRef } from 'preact/hooks'

/** `current`: what says which link is open. */
export function useCurrentInView(current: string) {
  const list = useRef<HTMLUListElement>(null)
  useEffect(() => {
    const link = list.current?.querySelector<HTMLElement>('[aria-current]')
    if (list.current && link) {
      const middle = link.offsetLeft + link.offsetWidth / 2
      list.current.scrollLeft = middle - list.current.offsetLeft - list.current.clientWidth / 2
    }
  }, [current])
  return list
}
