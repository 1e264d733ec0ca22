/** Names of pages: in the menu and in the title of the window. */
import { texts } from '../texts.ts'

export const pages = texts({
  start: 'Home',
  calculator: 'Calculator',
  map: 'Map',
  compare: 'Compare',
  factors: 'Emission factors',
  factor: 'Emission factor',
  world: 'World map',
  files: 'Files',
  report: 'Report',
  check: 'Check a number',
  usage: 'Usage',
})
