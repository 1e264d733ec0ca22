/** A link to where a publication is. What is no address of the web is shown as text: it may be anything. */
import type { ComponentChildren } from 'preact'

interface Props {
  readonly url: string | null
  readonly children: ComponentChildren
}

export function OutsideLink({ url, children }: Props) {
  const href = hrefOf(url ?? '')
  if (href === undefined) return <>{children}</>
  return (
    <a href={href} rel="noreferrer noopener">
      {children}
    </a>
  )
}

const WEB = /^https?:\/\//i
/** A page of this documentation, as it is named in the repository. */
const OWN = /^docs\/([a-z0-9/-]+)\.md(#[a-z0-9-]+)?$/

function hrefOf(url: string): string | undefined {
  if (WEB.test(url)) return url
  const [, page, part = ''] = OWN.exec(url) ?? []
  return page === undefined ? undefined : `/docs/${page}${part}`
}
