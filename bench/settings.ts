/** How long and how often is measured. Every load is bounded in time and in count. */
export interface Settings {
  /** Each session starts fresh processes. */
  sessions: number
  roundsPerSession: number
  roundSeconds: number
  warmUpSeconds: number
  connections: number
  /** Requests that a connection sends at once (HTTP pipelining). */
  pipelining: number
  /** An end for a round on a machine far faster than any of today. */
  roundRequestsMax: number
  engineRounds: number
  /** Rounds of each session, with fresh processes. */
  costSessions: number
  costRounds: number
  starts: number
  memoryRequests: number
  memorySamples: number
  /** Every worker compiles for itself: until then two need more CPU time than one. */
  workersWarmUpSeconds: number
  saturationSeconds: number
  /** Rounds of ours and of a constant, in turns. */
  tailRounds: number
  tailSeconds: number
  neighbourRounds: number
  neighbourSeconds: number
  fuzzRequests: number
  turnsServers: number
  /** Of each hostile body, which is sent again until the round is over. */
  pausesRounds: number
  pausesSeconds: number
  rowsBesideRounds: number
  rowsBesideSeconds: number
}

const FULL: Settings = {
  sessions: 4,
  roundsPerSession: 3,
  roundSeconds: 3,
  warmUpSeconds: 2,
  connections: 32,
  pipelining: 10,
  roundRequestsMax: 2_000_000,
  engineRounds: 9,
  costSessions: 3,
  costRounds: 3,
  starts: 10,
  memoryRequests: 1_000_000,
  memorySamples: 10,
  workersWarmUpSeconds: 20,
  saturationSeconds: 10,
  tailRounds: 7,
  tailSeconds: 10,
  neighbourRounds: 8,
  neighbourSeconds: 8,
  fuzzRequests: 1_000_000,
  turnsServers: 4,
  pausesRounds: 5,
  pausesSeconds: 4,
  rowsBesideRounds: 5,
  rowsBesideSeconds: 8,
}

const QUICK: Settings = {
  ...FULL,
  sessions: 2,
  roundsPerSession: 2,
  roundSeconds: 1,
  warmUpSeconds: 1,
  engineRounds: 3,
  costSessions: 1,
  costRounds: 3,
  starts: 3,
  memoryRequests: 100_000,
  workersWarmUpSeconds: 5,
  saturationSeconds: 2,
  tailRounds: 3,
  tailSeconds: 4,
  neighbourRounds: 3,
  neighbourSeconds: 3,
  fuzzRequests: 50_000,
  turnsServers: 2,
  pausesRounds: 3,
  pausesSeconds: 2,
  rowsBesideRounds: 3,
  rowsBesideSeconds: 4,
}

export function settings(quick: boolean, pipelining: number): Settings {
  return { ...(quick ? QUICK : FULL), pipelining }
}
