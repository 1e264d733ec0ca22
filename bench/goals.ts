/** What the project wants to reach. `goal` must hold, `aim` is what we would like. */
export interface Goal {
  figure: string
  /** What it is measured on, where other goals have the same figure. */
  of?: string
  unit: string
  better: 'higher' | 'lower'
  goal: number
  /** On Node.js 24, where that is another. */
  goalOn24?: number
  aim: number
}

const COST = { figure: 'CPU a request ÷ constant', unit: '×', better: 'lower' } as const
const WORKERS = { figure: 'two workers ÷ one', unit: '×' } as const

export const GOALS = {
  validationOnly: { figure: 'validation only ÷ raw', unit: '', better: 'higher', goal: 0.85, aim: 0.97 },
  fullChain: { figure: 'full chain ÷ raw', unit: '', better: 'higher', goal: 0.7, aim: 0.85 },
  engine: { figure: 'engine alone', unit: 'µs', better: 'lower', goal: 10, aim: 5 },
  /** Over node:http with a constant of the same length. */
  cost: { ...COST, of: 'hotel, fuel, electricity, grid list', goal: 2, aim: 1.7 },
  costLlm: { ...COST, of: 'llm', goal: 2.5, aim: 2 },
  costTravel: { ...COST, of: 'travel by air', goal: 3.5, aim: 3 },
  costFreight: { ...COST, of: 'freight', goal: 8, aim: 6 },
  /** Of the requests that `cost` sends: without one, a response takes twice as long. */
  templates: {
    figure: 'templates',
    of: 'share of responses',
    unit: '',
    better: 'higher',
    goal: 0.95,
    aim: 0.99,
  },
  start: { figure: 'start to first 200', unit: 'ms', better: 'lower', goal: 400, aim: 250 },
  /** Against release 0.1.0 in turns (BENCH_RELEASE). */
  startRatio: { figure: 'start ÷ 0.1.0', unit: '×', better: 'lower', goal: 0.5, goalOn24: 0.6, aim: 0.4 },
  memoryRatio: { figure: 'memory at start ÷ 0.1.0', unit: '×', better: 'lower', goal: 0.75, aim: 0.6 },
  loadedMemoryRatio: { figure: 'memory after load ÷ 0.1.0', unit: '×', better: 'lower', goal: 0.9, aim: 0.8 },
  /** With the geography, which is 38 MB of it. */
  memory: { figure: 'memory after the load', unit: 'MB', better: 'lower', goal: 200, aim: 160 },
  /** With requests due at a steady rate: what waits for a connection has waited. */
  sustained: { figure: 'p99 at 70 % load', unit: 'ms', better: 'lower', goal: 3, aim: 1.5 },
  /** Over that of a constant of the same length from node:http, in the same run. */
  tail: { figure: 'p99 at 70 % ÷ constant', unit: '×', better: 'lower', goal: 2, aim: 1.5 },
  /** Of the event loop, by CPU time, whatever is asked: what all others wait for. */
  turns: { figure: 'longest turn', unit: 'ms', better: 'lower', goal: 20, aim: 10 },
  /** Of another client's /livez while a body is read that gives a server much to do: over a control beside it. */
  besideBody: { figure: '/livez p99 − control', unit: 'ms', better: 'lower', goal: 10, aim: 5 },
  /** The longest wait for /livez, less that of the control; what only one round has does not count. */
  pauses: { figure: 'pause that repeats', unit: 'ms', better: 'lower', goal: 50, aim: 20 },
  rowsBeside: { figure: 'GET p99 beside rows ÷ alone', unit: '×', better: 'lower', goal: 2, aim: 1.5 },
  neighbours: { figure: 'p99 beside a greedy client', unit: '×', better: 'lower', goal: 1.2, aim: 1.05 },
  fuzzFaults: { figure: '5xx to fuzzed requests', unit: '', better: 'lower', goal: 0, aim: 0 },
  fuzzMemory: { figure: 'memory slope, fuzzed', unit: 'MB/100k', better: 'lower', goal: 0.5, aim: 0.1 },
  workersSpeed: {
    ...WORKERS,
    of: 'requests/s, on four cores or more',
    better: 'higher',
    goal: 1.8,
    aim: 1.95,
  },
  /** CPU time of a request, that of the primary process in it. */
  workersCpu: { ...WORKERS, of: 'CPU a request', better: 'lower', goal: 1.1, aim: 1.02 },
  metrics: { figure: 'METRICS=on costs', unit: '%', better: 'lower', goal: 10, aim: 5 },
  /** The goal is "no slope"; half a megabyte in 100,000 requests is what the sampling cannot tell from none. */
  memorySlope: { figure: 'memory slope, 2nd half', unit: 'MB/100k', better: 'lower', goal: 0.5, aim: 0.1 },
  /** Time to find a key in the database among 100,000 ÷ among 100: no growth, but for a deeper index. */
  keyLookup: { figure: 'key look-up, 100,000 ÷ 100', unit: '', better: 'lower', goal: 2, aim: 1.5 },
} as const satisfies Record<string, Goal>

export type GoalName = keyof typeof GOALS

/** `major`: of Node.js. */
export function goalOn({ goal, goalOn24 = goal }: Goal, major: string): number {
  return major === '24' ? goalOn24 : goal
}

export function reached({ better }: Goal, value: number, limit: number): boolean {
  return better === 'higher' ? value >= limit : value <= limit
}
