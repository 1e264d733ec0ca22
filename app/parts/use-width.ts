/** How wide an element is, so that charts have letters of a readable size at every width. */
import { useLayoutEffect, useRef, useState } from 'preact/hooks'

/** Until it is measured, px. */
const FIRST_WIDTH = 640

export function useWidth<Node extends HTMLElement>() {
  const ref = useRef<Node>(null)
  const [width, setWidth] = useState(FIRST_WIDTH)
  useLayoutEffect(() => {
    const node = ref.current
    if (node === null) return
    const observer = new ResizeObserver(() => setWidth(node.clientWidth))
    observer.observe(node)
    setWidth(node.clientWidth)
    return () => observer.disconnect()
  }, [])
  return { ref, width }
}
