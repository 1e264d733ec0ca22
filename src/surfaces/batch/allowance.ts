/** Answers that the key of a batch may still have: booked before they are given. */
export interface Allowance {
  /**
   * Books room for as many answers, or for fewer where the month has fewer left: one at least. Rejects with a
   * StoppedBatch where none is left (`quota_exceeded`) and where the key was revoked (`unauthorized`).
   */
  reserve(wanted: number): Promise<number>
  /** Of what is booked: so many were given and count, so many go back. */
  settle(given: number, unused: number): void
}
