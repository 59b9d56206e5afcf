import { adminUrl } from './settings.ts'

/** The same for every size: the number of members grows, not the history of each one. */
const sessionsPerMember = 50

/** One loaded database: a number of sessions and of members. */
export type Size = { sessions: number; members: number; database: string; url: string }

/** Several people may load data on one server. */
const databasePrefix = process.env['BENCH_DATABASE_PREFIX'] ?? 'sadhana_'

/** Sizes named on the command line, such as `100000 10000000`, each with its own database. */
export function requestedSizes(part: string, standard: number[]): Size[] {
  const named = process.argv.slice(2).filter((word) => /^\d+$/.test(word))
  return (named.length > 0 ? named.map(Number) : standard).map((sessions) => {
    const database = `${databasePrefix}${part}_${sessions}`
    const url = Object.assign(new URL(adminUrl), { pathname: `/${database}` }).href
    return { sessions, members: Math.ceil(sessions / sessionsPerMember), database, url }
  })
}

export const idPrefix = '00000000-0000-7000-8000-'
/** The last twelve digits are the member's number: pgbench can draw numbers, but not build text. */
export const firstMember = 100_000_000_001
export const memberId = (number: number): string => `${idPrefix}${firstMember + number}`
export const memberIdInSql = (number: string): string => `('${idPrefix}' || (${firstMember} + ${number}))::uuid`
