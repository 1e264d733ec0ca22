/**
 * The first script: lets the browser draw what the document has, the bar at the top, and then fetches and starts the app.
 * A window that nobody sees draws nothing, and starts at once.
 */

/** What the app imports at once is fetched together, and not each when the one before has come. */
function boot(): void {
  for (const href of document.getElementById('app')?.dataset.scripts?.split(' ') ?? []) {
    const link = document.createElement('link')
    link.rel = 'modulepreload'
    link.href = href
    document.head.append(link)
  }
  void import('./boot.tsx')
}

if (document.hidden) boot()
else requestAnimationFrame(() => setTimeout(boot))
