/** The part of the library for workbooks that reads rows, alone: what a browser loads is no more than that. */
import { streamXlsxRows } from 'hucre/xlsx'

export const xlsxRows = streamXlsxRows
