/** Names of pages: in the menu and in the title of the window. */
export const pages = {
  start: 'Start',
  calculator: 'Calculator',
  map: 'Map',
  compare: 'Compare',
  factors: 'Factors',
  factor: 'Factor',
  files: 'Files',
  report: 'Report',
  check: 'Check a figure',
  usage: 'Usage',
}
