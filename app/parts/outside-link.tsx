/** A link to where a publication is. What is no address of the web is shown as text: it may be anything. */
import type { ComponentChildren } from 'preact'

interface Props {
  readonly url: string | null
  readonly children: ComponentChildren
}

export function OutsideLink({ url, children }: Props) {
  if (url === null || !/^https?:\/\//i.test(url)) return <>{children}</>
  return (
    <a href={url} rel="noreferrer noopener">
      {children}
    </a>
  )
}
