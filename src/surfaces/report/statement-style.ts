/** Of the statement: black on white, one page of A4. */
export const STATEMENT_STYLE = `
@page { size: A4; margin: 10mm 14mm; }
body { font: 7.5pt/1.2 system-ui, 'Liberation Sans', Arial, sans-serif; color: #111; max-width: 180mm; margin: 8mm auto; }
h1 { font-size: 14pt; margin: 0 0 1mm; }
h2 { font-size: 9.5pt; margin: 2mm 0 0.8mm; border-bottom: 0.3mm solid #888; }
p { margin: 1mm 0; }
header p { color: #333; }
.blank { border-bottom: 0.3mm dotted #555; color: #666; padding: 0 4mm; }
.two { display: grid; grid-template-columns: 2fr 3fr; gap: 6mm; }
table { border-collapse: collapse; width: 100%; font-size: 7pt; }
sub { line-height: 0; }
th, td { text-align: left; padding: 0.35mm 1mm; vertical-align: top; }
th[scope=row] { font-weight: normal; }
td { font-variant-numeric: tabular-nums; }
.amounts td:nth-child(-n+4) { text-align: right; white-space: nowrap; }
.amounts thead th { font-weight: normal; color: #333; border-bottom: 0.2mm solid #888; }
.amounts thead th:nth-child(2), .amounts thead th:nth-child(3), .amounts thead th:nth-child(4) { text-align: right; }
dl { margin: 0; font-size: 7pt; }
dt { font-weight: bold; margin-top: 0.8mm; }
dd { margin: 0; }
.total th, .total td { font-weight: bold; border-top: 0.2mm solid #111; }
.beside { color: #444; font-style: italic; }
.quality td { white-space: nowrap; text-align: right; }
.quality td.words { white-space: normal; text-align: left; font-size: 7pt; color: #333; }
.bar { width: 14mm; }
.amounts tr > :first-child { width: 62mm; }
meter { width: 100%; }
.sources { font-size: 7pt; }
.sources thead th { border-bottom: 0.2mm solid #111; }
.sources tr > :last-child { text-align: right; }
footer { margin-top: 2mm; font-size: 7.5pt; color: #333; border-top: 0.3mm solid #888; padding-top: 1mm; }
@media print { body { margin: 0; max-width: none; } }
@media (max-width: 40rem) { .two { grid-template-columns: 1fr; } body { margin: 4mm; } }
`
