/** The frame of every page: header, menu, the page itself, footer. */

import { useState } from 'preact/hooks'
import lazy, { ErrorBoundary } from 'preact-iso/lazy'
import { LocationProvider, Route, Router } from 'preact-iso/router'
import { LOADERS } from '../loaders.ts'
import { messages } from '../messages/messages.ts'
import { PAGES } from '../pages.ts'
import { Broken } from './broken.tsx'
import { Footer } from './footer.tsx'
import { Header } from './header.tsx'
import { NotFound } from './not-found.tsx'

const ROUTES = PAGES.map(({ path, word }) => ({ path, component: lazy(LOADERS[word]) }))

export function Shell() {
  const [isBroken, setIsBroken] = useState(false)
  return (
    <LocationProvider scope="/app">
      <a class="skip" href="#content">
        {messages().shell.skip}
      </a>
      <Header />
      <main id="content" class="frame" tabIndex={-1}>
        {isBroken ? (
          <Broken />
        ) : (
          <ErrorBoundary onError={() => setIsBroken(true)}>
            <Router onRouteChange={focusContent}>
              {ROUTES.map(({ path, component }) => (
                <Route key={path} path={path} component={component} />
              ))}
              <Route default component={NotFound} />
            </Router>
          </ErrorBoundary>
        )}
      </main>
      <Footer />
    </LocationProvider>
  )
}

/** Screen readers read the new page from its beginning. */
function focusContent(): void {
  document.getElementById('content')?.focus({ preventScroll: true })
}
