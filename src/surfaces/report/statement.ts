/** One page for people: what the inventory is made of and by which methods. It prints on A4, and loads nothing. */
import { type Language, localeOf } from '../../messages/locale.ts'
import { type Words, wordsIn } from '../../messages/words.ts'
import { isDetermined, shareOf, sharesText, tierName, tonnes } from './amounts.ts'
import { placeNames } from './categories.ts'
import { factsOf } from './facts.ts'
import { type Inventory, isBlank } from './inventory.ts'
import type { Amount, Line } from './line-sum.ts'
import { editionNames, type ReportAbout, sourceFile } from './sheets.ts'
import type { Source } from './sources.ts'
import { STATEMENT_STYLE } from './statement-style.ts'

const SIGNS: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const escaped = (text: string) => text.replace(/[&<>"]/g, (sign) => SIGNS[sign] ?? sign)
/** Gases with a small 2. */
const marked = (text: string) => escaped(text).replaceAll('CO2', 'CO<sub>2</sub>')

/** The language of a page, and how it writes numbers. */
interface Page {
  readonly words: Words
  /** Kilograms in tonnes, with three decimals. */
  readonly tonnes: (kg: number) => string
  readonly percent: (share: number) => string
}

function pageIn(language: Language): Page {
  const { numberTag } = localeOf(language)
  const threeDigits = new Intl.NumberFormat(numberTag, {
    maximumFractionDigits: 3,
    minimumFractionDigits: 3,
  })
  const oneDigit = new Intl.NumberFormat(numberTag, { maximumFractionDigits: 1 })
  return {
    words: wordsIn(language),
    tonnes: (kg) => threeDigits.format(tonnes(kg)),
    percent: (share) => `${oneDigit.format(share)}\u00a0%`,
  }
}

export function statementHtml(inventory: Inventory, about: ReportAbout): string {
  const page = pageIn(about.language)
  const { words } = page
  const title = marked(words('report.statement.title'))
  return `<!doctype html>
<html lang="${about.language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escaped(words('report.statement.title'))}</title>
<style>${STATEMENT_STYLE}</style>
</head>
<body>
<header>
<h1>${title}</h1>
<p>${aboutLine(about, words)}</p>
</header>
<section>
<h2>${marked(words('report.statement.emissions'))}</h2>
${amountsTable(inventory, page)}
</section>
<div class="two">
<section>
<h2>${marked(words('report.statement.quality'))}</h2>
${qualityBars(inventory, page)}
</section>
<section>
<h2>${marked(words('report.fact.title'))}</h2>
${factsList(inventory, about.language)}
</section>
</div>
<section>
<h2>${marked(words('report.statement.methods'))}</h2>
${methods(inventory, about, words)}
</section>
<section>
<h2>${marked(words('report.sheet.sources'))}</h2>
${sourcesTable(inventory.sources, words)}
</section>
<footer>${marked(words('report.statement.footer', { release: about.release, file: sourceFile(about) }))}</footer>
</body>
</html>
`
}

function aboutLine({ organisation, period }: ReportAbout, words: Words): string {
  const filled = (label: string, text: string | undefined) => {
    const blank = `<span class="blank">${escaped(words('report.e16.fill_in'))}</span>`
    return `${escaped(label)}: ${text === undefined ? blank : escaped(text)}`
  }
  return [
    filled(words('report.about.organisation'), organisation),
    filled(words('report.about.period'), period),
    filled(words('report.statement.boundary'), undefined),
  ].join(' · ')
}

function amountsTable(inventory: Inventory, page: Page): string {
  const { words } = page
  if (isBlank(inventory)) return `<p><strong>${marked(words('report.nothing'))}</strong></p>`
  const { lines, market, total, forcing, outside, biogenic } = inventory
  const row = (label: string, amount: Amount, kind = '') => amountRow(label, amount, kind, page)
  const rows = [
    ...lines.flatMap((line) => [
      row(labelOf(line, words), line),
      ...(market && line.scope === 'scope_2'
        ? [row(words('report.statement.market'), market, 'beside')]
        : []),
    ]),
    row(words('report.total.location'), total.location, 'total'),
    row(words('report.total.market'), total.market, 'total'),
    ...forcing.map((line) => row(words('report.forcing'), line, 'beside')),
    ...outside.map((line) => row(words('report.statement.outside'), line, 'beside')),
    ...(biogenic.kg > 0 ? [row(words('report.statement.biogenic'), biogenic, 'beside')] : []),
  ]
  const heads = ['report.head.low_t', 'report.head.high_t', 'report.head.shares'] as const
  const head = ['', 't CO2e', ...heads.map((key) => words(key))].map((label) => `<th>${marked(label)}</th>`)
  return `<table class="amounts"><thead><tr>${head.join('')}</tr></thead><tbody>
${rows.join('\n')}
</tbody></table>`
}

/** A total of which a part is not determined is not printed. */
function amountRow(label: string, amount: Amount, kind: string, { words, tonnes: t }: Page): string {
  const cells = isDetermined(amount)
    ? [t(amount.kg), t(amount.lowKg), t(amount.highKg), sharesText(amount.shares, words)]
    : [words('report.not_determined'), '', '', '']
  const name = kind && ` class="${kind}"`
  return `<tr${name}><th scope="row">${marked(label)}</th>${cells.map((cell) => `<td>${marked(cell)}</td>`).join('')}</tr>`
}

function labelOf({ scope }: Line, words: Words): string {
  if (scope === 'scope_2') return words('report.statement.location')
  return placeNames(scope, words).filter(Boolean).join(', ')
}

/** By kilogram, never by the number of rows. */
function qualityBars({ total: { location } }: Inventory, { words, percent }: Page): string {
  const all = location.shares.reduce((sum, { kg }) => sum + kg, 0)
  const bars = location.shares.map(({ name, kg }) => {
    const share = shareOf(kg, all)
    const meaning = marked(words(`report.tier.${name}`))
    return `<tr><th scope="row">${marked(tierName(name, words))}</th><td class="bar"><meter min="0" max="100" value="${share}">${percent(share)}</meter></td><td>${percent(share)}</td><td class="words">${meaning}</td></tr>`
  })
  return `<table class="quality">${bars.join('\n')}</table>`
}

const factsList = (inventory: Inventory, language: Language): string =>
  `<dl>${factsOf(inventory, language)
    .map(({ label, text }) => `<dt>${marked(label)}</dt><dd>${marked(text)}</dd>`)
    .join('\n')}</dl>`

function methods(inventory: Inventory, { release }: ReportAbout, words: Words): string {
  const text = editionNames(inventory)
  return `<p>${marked(words('report.statement.methods_calculation'))} ${marked(words('report.statement.methods_gwp'))}</p>
<p>${marked(words('report.statement.methods_scopes'))} ${marked(words('report.statement.methods_release', { text, release }))}</p>`
}

/** As many as fit on the page; the workbook has all. */
const SHOWN_MAX = 5

function sourcesTable(sources: readonly Source[], words: Words): string {
  const all = publications(sources)
  const rows = all.slice(0, SHOWN_MAX).map(({ publisher, title, year, licence, factors }) => {
    return `<tr>${[publisher, title, year, licence, String(factors)].map((cell) => `<td>${escaped(cell)}</td>`).join('')}</tr>`
  })
  const count = all.length - rows.length
  const rest = count > 0 ? `<p>${escaped(words('report.sources.more', { count }))}</p>` : ''
  return `<table class="sources"><thead><tr>${sourceHeads(words)
    .map((label) => `<th>${escaped(label)}</th>`)
    .join('')}</tr></thead><tbody>
${rows.join('\n')}
</tbody></table>${rest}`
}

const sourceHeads = (words: Words): string[] => [
  words('report.sources.publisher'),
  words('report.sources.publication'),
  words('report.sources.year'),
  words('report.sources.licence'),
  words('report.sources.factors'),
]

interface PublicationRow {
  readonly publisher: string
  readonly title: string
  readonly year: string
  readonly licence: string
  factors: number
}

/** The largest first; what came with the rows has none. */
function publications(sources: readonly Source[]): PublicationRow[] {
  const known = new Map<string, PublicationRow>()
  for (const { publication } of sources) {
    if (!publication) continue
    const { publisher, title, edition, year, licence } = publication
    const key = [publisher, title, edition].join('|')
    const row = known.get(key) ?? {
      publisher,
      title: [title, edition].join(' '),
      year: String(year ?? ''),
      licence,
      factors: 0,
    }
    row.factors++
    known.set(key, row)
  }
  return [...known.values()]
}
