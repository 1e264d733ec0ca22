/** The title that the reader gave the report: kept beside its results, in this browser. */
import { type Store, store } from '../../api/store.ts'

const KEPT = 'everygram-report-title'

export const reportTitle: Store<string> = store(localStorage.getItem(KEPT) ?? '')

reportTitle.listen(() => {
  try {
    localStorage.setItem(KEPT, reportTitle.get())
  } catch {
    // Storage may be full or refused: the title lasts as long as the page then.
  }
})
