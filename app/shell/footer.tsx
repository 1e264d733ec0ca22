/** The data edition, and links to the documentation. */
import { useEffect, useState } from 'preact/hooks'
import type { Offer } from '../../src/surfaces/http/app-pages/offer.ts'
import { offer } from '../api/forms.ts'
import { apiKey, forgetKey } from '../api/key.ts'
import { useStore } from '../api/store.ts'
import { dateText } from '../messages/figures.ts'
import { messages } from '../messages/messages.ts'
import { LanguageLinks } from './header.tsx'

export function Footer() {
  const [offered, setOffered] = useState<Offer>()
  const key = useStore(apiKey)
  const { shell } = messages()
  useEffect(() => {
    // The page itself reports an outage.
    offer().then(setOffered, () => {})
  }, [])
  return (
    <footer class="bottom">
      <div class="frame">
        <p>
          {offered && (
            <span>
              {shell.edition({ name: offered.edition.name, day: dateText(offered.edition.released) })}
            </span>
          )}
          {offered && <span>{shell.release({ version: offered.release })}</span>}
        </p>
        <p>
          <a href="/docs">{shell.documentation}</a>
          <a href="/docs/api">{shell.reference}</a>
          <LanguageLinks />
          {key !== undefined && (
            <button type="button" class="link" onClick={forgetKey}>
              {shell.key.forget}
            </button>
          )}
        </p>
      </div>
    </footer>
  )
}
