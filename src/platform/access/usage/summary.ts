/** Usage of a month as people look at it. */
import type { UsageRow } from './counts.ts'

type EndpointUsage = Pick<UsageRow, 'endpoint' | 'answers'>

export interface MonthUsage {
  /** YYYY-MM, UTC. */
  month: string
  answers: number
  /** Most used first. */
  endpoints: EndpointUsage[]
  /** Days with answers, in the order of the rows. */
  days: { day: string; answers: number; endpoints: EndpointUsage[] }[]
}

/** `rows` are those of one key and month, ordered by day. */
export function summary(month: string, rows: readonly UsageRow[]): MonthUsage {
  const days = [...new Set(rows.map(({ day }) => day))].map((day) => {
    const endpoints = rows.filter((row) => row.day === day)
    return { day, answers: sum(endpoints), endpoints }
  })
  const endpoints = [...new Set(rows.map(({ endpoint }) => endpoint))].map((endpoint) => ({
    endpoint,
    answers: sum(rows.filter((row) => row.endpoint === endpoint)),
  }))
  endpoints.sort((a, b) => b.answers - a.answers)
  return { month, answers: sum(rows), endpoints, days }
}

function sum(rows: readonly EndpointUsage[]): number {
  return rows.reduce((total, { answers }) => total + answers, 0)
}
