/** The frame of every page of the documentation: those of Markdown, made at build time, and those of the reference. */
import { type Html, html, raw } from './html.ts'

/** A page in the menu. */
export interface MenuEntry {
  readonly title: string
  readonly path: string
}

export interface MenuGroup {
  readonly title: string
  readonly pages: readonly MenuEntry[]
}

/** A heading that can be led to. */
export interface Heading {
  readonly level: number
  readonly text: string
  readonly anchor: string
}

/** What all pages load, under names that change with the content. */
export interface Assets {
  readonly style: string
  readonly script: string
}

export interface Page {
  readonly title: string
  readonly path: string
  readonly summary: string
  readonly headings: readonly Heading[]
  readonly body: Html
  /** The same as Markdown, where there is such a form. */
  readonly source?: string
}

/** Of "on this page": deeper headings are too many. */
const DEEPEST = 3
/** A page with fewer needs no list of them. */
const HEADINGS_MIN = 3

export function pageFrame(page: Page, menu: readonly MenuGroup[], assets: Assets): string {
  const title = page.path === '/docs' ? 'Everygram documentation' : `${page.title} · Everygram`
  const document = html`<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="description" content="${page.summary}">
<meta name="color-scheme" content="light dark">
<title>${title}</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="${assets.style}">
<script type="module" src="${assets.script}"></script>
${page.source && html`<link rel="alternate" type="text/markdown" href="${page.source}">`}
</head>
<body>
<a class="skip" href="#content">Skip to the content</a>
<header class="top">
<a class="brand" href="/docs">Everygram</a>
<form class="search" role="search" hidden>
<label class="unseen" for="search">Search the documentation</label>
<input id="search" type="search" placeholder="Search" autocomplete="off" spellcheck="false">
<div class="results" role="region" aria-label="Search results" aria-live="polite" hidden></div>
</form>
<nav class="links" aria-label="Main"><a href="/app">App</a><a href="/docs/api">API reference</a><a class="to-menu" href="#menu">Menu</a></nav>
</header>
<div class="frame">
<main id="content" tabindex="-1">
${page.body}
${page.source && html`<p class="source"><a href="${page.source}">This page as Markdown</a></p>`}
</main>
${onThisPage(page.headings)}
<nav id="menu" class="menu" aria-label="Documentation">${menu.map((group) => groupOf(group, page.path))}</nav>
</div>
</body>
</html>
`
  return `<!doctype html>\n${document.markup}`
}

function groupOf({ title, pages }: MenuGroup, here: string): Html {
  return html`<h2>${title}</h2><ul>${pages.map((page) => entryOf(page, here))}</ul>`
}

function entryOf({ title, path }: MenuEntry, here: string): Html {
  const current = path === here ? raw(' aria-current="page"') : undefined
  return html`<li><a href="${path}"${current}>${title}</a></li>`
}

function onThisPage(headings: readonly Heading[]): Html | undefined {
  const shown = headings.filter(({ level }) => level > 1 && level <= DEEPEST)
  if (shown.length < HEADINGS_MIN) return undefined
  const items = shown.map(
    ({ level, text, anchor }) => html`<li class="level-${level}"><a href="#${anchor}">${text}</a></li>`,
  )
  return html`<nav class="contents" aria-label="On this page"><h2>On this page</h2><ul>${items}</ul></nav>`
}
