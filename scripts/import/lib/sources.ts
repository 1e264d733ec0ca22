/** Sources that importers of several publishers name: rows of data/sources.csv. */

/** What is our own choice. */
export const JUDGEMENT = 'everygram-judgement'
