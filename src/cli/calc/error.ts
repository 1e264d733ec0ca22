/** The run cannot begin, or not go on: said without a stack. A row that fails is none. */
export class CalcError extends Error {
  override readonly name = 'CalcError'
}
