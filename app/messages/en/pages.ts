/** Names of pages: in the menu and in the title of the window. */
export const pages = {
  start: 'Start',
  calculator: 'Calculator',
  map: 'Map',
  compare: 'Compare',
  factors: 'Factors',
  factor: 'Factor',
  world: 'World map',
  files: 'Files',
  report: 'Report',
  check: 'Check a figure',
  usage: 'Usage',
}
