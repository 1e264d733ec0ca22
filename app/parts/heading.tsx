/** The title of a page, also of the window, with a sentence on what the page is for. */
import type { ComponentChildren } from 'preact'
import { useEffect } from 'preact/hooks'

interface Props {
  readonly title: string
  readonly lead?: ComponentChildren
}

export function Heading({ title, lead }: Props) {
  useEffect(() => {
    document.title = `${title} · Everygram`
  }, [title])
  return (
    <div class="heading">
      <h1>{title}</h1>
      {lead && <p class="lead">{lead}</p>}
    </div>
  )
}
