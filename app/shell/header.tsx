/** The bar at the top: name, menu, language. */
import { useLocation } from 'preact-iso/router'
import { LANGUAGE_PARAM, LANGUAGES, language, messages } from '../messages/messages.ts'
import { menuPath, PAGES } from '../pages.ts'
import { useCurrentInView } from '../parts/use-current-in-view.ts'

const MENU = PAGES.filter(({ isInMenu }) => isInMenu)

export function Header() {
  const { path } = useLocation()
  const { shell, pages } = messages()
  const list = useCurrentInView(path)
  return (
    <header class="top">
      <div class="frame">
        <a class="brand" href="/app">
          Everygram
        </a>
        <nav class="menu" aria-label={shell.menu}>
          <ul ref={list}>
            {MENU.map((entry) => (
              <li key={entry.path}>
                <a href={menuPath(entry)} aria-current={isHere(menuPath(entry), path) ? 'page' : undefined}>
                  {pages[entry.word]}
                </a>
              </li>
            ))}
          </ul>
        </nav>
        <a class="to-docs" href="/docs">
          {shell.documentation}
        </a>
      </div>
    </header>
  )
}

/** A page below another one is shown as a part of it. */
function isHere(entry: string, path: string): boolean {
  return entry === path || (entry !== '/app' && path.startsWith(`${entry}/`))
}

/** The other languages, each in its own name. A language is chosen by loading the page again. */
export function LanguageLinks() {
  const { url } = useLocation()
  const others = Object.entries(LANGUAGES).filter(([code]) => code !== language())
  return (
    <>
      {others.map(([code, name]) => (
        <a key={code} href={inLanguage(url, code)} hreflang={code} lang={code} target="_top">
          {name}
        </a>
      ))}
    </>
  )
}

function inLanguage(url: string, code: string): string {
  const { pathname, searchParams } = new URL(url, location.origin)
  searchParams.set(LANGUAGE_PARAM, code)
  return `${pathname}?${searchParams}`
}
