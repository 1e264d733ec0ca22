/** What makes the pages comfortable. Without it they can be read as well, and asked from. */
import { nameThisServer } from './address.ts'
import { addCopyButtons } from './copy.ts'
import { showWhereWeAre } from './menu.ts'
import { startSearch } from './search.ts'
import { startTrying } from './try.ts'

nameThisServer()
showWhereWeAre()
addCopyButtons()
startSearch()
startTrying()
