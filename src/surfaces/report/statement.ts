/** One page for people: what the inventory is made of and by which methods. It prints on A4, and loads nothing. */
import { lazy } from '../../engine/helpers/lazy.ts'
import { placeOf } from './categories.ts'
import { TO_FILL_IN, tonnes } from './e1-6.ts'
import type { Inventory, Line } from './inventory.ts'
import { type ReportAbout, shareOf, TIER_WORDS } from './sheets.ts'
import type { Source } from './sources.ts'
import { STATEMENT_STYLE } from './statement-style.ts'

const SIGNS: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const escaped = (text: string) => text.replace(/[&<>"]/g, (sign) => SIGNS[sign] ?? sign)

export function statementHtml(inventory: Inventory, about: ReportAbout): string {
  const { organisation, period } = about
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Greenhouse gas inventory: methods and sources</title>
<style>${STATEMENT_STYLE}</style>
</head>
<body>
<header>
<h1>Greenhouse gas inventory: methods and sources</h1>
<p>Organisation: ${filled(organisation)} · Reporting period: ${filled(period)} · Organisational boundary: ${filled(undefined)}</p>
</header>
<div class="two">
<section>
<h2>Emissions, t CO<sub>2</sub>e</h2>
${figuresTable(inventory)}
</section>
<section>
<h2>Data quality, by share of the total</h2>
${qualityBars(inventory)}
<p>${rangeSentence(inventory)}</p>
<p>${rowsSentence(inventory)}</p>
</section>
</div>
<section>
<h2>Methods</h2>
${methods(inventory, about)}
</section>
<section>
<h2>Sources</h2>
${sourcesTable(inventory.sources)}
</section>
<footer>Made by Everygram ${escaped(about.release)} of ${escaped(about.of)}. Every row with its scope, figure, tier and calculation id is in inventory.csv, every figure with its publication, address and licence in the sheet Sources of inventory.xlsx.</footer>
</body>
</html>
`
}

const filled = (text: string | undefined) =>
  text === undefined ? `<span class="blank">${TO_FILL_IN}</span>` : escaped(text)

/** Thousands apart, a point for decimals. Made with the first statement: the first of Intl reads the data of languages. */
const numbers = lazy(
  () => new Intl.NumberFormat('en-GB', { maximumFractionDigits: 3, minimumFractionDigits: 3 }),
)
const shown = (kg: number) => numbers().format(tonnes(kg))
const counts = lazy(() => new Intl.NumberFormat('en-GB'))
const counted = (rows: number) => `${counts().format(rows)} row${rows === 1 ? '' : 's'}`

function figuresTable({ lines, scope2, total, biogenicKg, outside }: Inventory): string {
  const row = (label: string, kg: number, kind = '') =>
    `<tr${kind && ` class="${kind}"`}><th scope="row">${label}</th><td>${shown(kg)}</td></tr>`
  const market = scope2 ? row('Scope 2, market-based (instead)', scope2.marketKg, 'beside') : ''
  return `<table>
${lines.map((line) => row(labelOf(line), line.kg) + (line.scope === 'scope_2' ? market : '')).join('\n')}
${row('Total, location-based', total.locationKg, 'total')}
${row('Total, market-based', total.marketKg, 'total')}
${row('Biogenic CO<sub>2</sub> of fuels, outside', biogenicKg, 'beside')}
${outside.map(({ kg }) => row('Other gases outside of the scopes', kg, 'beside')).join('\n')}
</table>`
}

function labelOf({ scope }: Line): string {
  const { scopeName, categoryName } = placeOf(scope)
  if (scope === 'scope_2') return 'Scope 2, location-based'
  return escaped(categoryName === '' ? scopeName : `${scopeName}, ${categoryName}`)
}

function qualityBars({ quality, total }: Inventory): string {
  const bars = quality.map(({ tier, rows, kg }) => {
    const share = shareOf(kg, total.locationKg)
    return `<tr><th scope="row">${tier}</th><td class="bar"><meter min="0" max="100" value="${share}">${share} %</meter></td><td>${share} %</td><td class="words">${TIER_WORDS[tier] ?? ''}; ${counted(rows)}</td></tr>`
  })
  return `<table class="quality">${bars.join('\n')}</table>`
}

function rangeSentence({ range, total }: Inventory): string {
  return `The location-based total of ${shown(total.locationKg)} t lies between ${shown(range.lowKg)} and ${shown(range.highKg)} t nine times of ten: rows that rest on the same figure are off together, those that rest on different ones add up as squares.`
}

function rowsSentence({ rows, failed }: Inventory): string {
  const without =
    failed > 0
      ? ` <strong>${counted(failed)} could not be answered and ${failed === 1 ? 'is' : 'are'} in no total.</strong>`
      : ''
  return `${counted(rows)} of activities.${without}`
}

function methods({ editions }: Inventory, { release }: ReportAbout): string {
  const names = editions.map(([name, hash]) => escaped(hash ? `${name} (${hash})` : name)).join(', ')
  return `<p>Activity data times published emission factors, each row by itself, after the GHG Protocol (Corporate Standard, Scope 2 Guidance, Scope 3 Standard); freight after ISO 14083 (aligned, not certified). Exact decimals: each row is rounded once to a gram and divided among its scopes to the gram, so the rows add up to these totals. Gases in CO<sub>2</sub> equivalents by 100-year warming potentials as each publisher states them.</p>
<p>Scope 2 twice: location-based by the grid's average, market-based by contract, else residual mix, else the average. Upstream parts and grid losses are scope 3 category 3. Biogenic CO<sub>2</sub> is outside of all totals. Flights contain radiative forcing where passengers fly. Data edition ${names}; arithmetic of release ${escaped(release)}: the same question gives the same figure on any machine.</p>`
}

/** As many as fit on the page; the workbook has all. */
const SHOWN_MAX = 9

function sourcesTable(sources: readonly Source[]): string {
  const all = publications(sources)
  const rows = all.slice(0, SHOWN_MAX).map(({ publisher, title, year, licence, figures }) => {
    return `<tr><td>${escaped(publisher)}</td><td>${escaped(title)}</td><td>${escaped(year)}</td><td>${escaped(licence)}</td><td>${figures}</td></tr>`
  })
  const more = all.length - rows.length
  const rest = more > 0 ? `<p>And ${more} more publications, in the sheet Sources of inventory.xlsx.</p>` : ''
  return `<table class="sources"><thead><tr><th>Publisher</th><th>Publication</th><th>Year</th><th>Licence</th><th>Figures</th></tr></thead><tbody>
${rows.join('\n')}
</tbody></table>${rest}`
}

interface Named {
  readonly publisher: string
  readonly title: string
  readonly year: string
  readonly licence: string
  figures: number
}

/** Those behind most first; what came with the rows is none. */
function publications(sources: readonly Source[]): Named[] {
  const known = new Map<string, Named>()
  for (const { publication } of sources) {
    if (!publication) continue
    const { publisher, title, edition, year, licence } = publication
    const key = [publisher, title, edition].join('|')
    const named = known.get(key) ?? {
      publisher,
      title: [title, edition].join(' '),
      year: String(year ?? ''),
      licence,
      figures: 0,
    }
    named.figures++
    known.set(key, named)
  }
  return [...known.values()]
}
