import { adminUrl } from '../settings.ts'

/** One loaded database: so many sessions of so many members, and one member more with a long history. */
export type Size = { sessions: number; members: number; database: string; url: string }

/** The same for every size: what grows is the number of members, not what one of them has done. */
const sessionsPerMember = 50
export const longHistory = 20_000

function sizeOf(sessions: number): Size {
  const database = `sadhana_bench_${sessions}`
  const url = Object.assign(new URL(adminUrl), { pathname: `/${database}` }).href
  return { sessions, members: Math.ceil(sessions / sessionsPerMember), database, url }
}

/** Sizes named on the command line, such as `100000 10000000`. */
export function sizesAskedFor(standard: number[]): Size[] {
  const named = process.argv.slice(2).filter((word) => /^\d+$/.test(word))
  return (named.length > 0 ? named.map(Number) : standard).map(sizeOf)
}

/** Everything happens at one moment, so that two loads, and two years, give the same figures. */
export const now = new Date('2026-11-01T12:00:00Z')
export const today = now.toISOString().slice(0, 10)

const dayMs = 24 * 60 * 60_000
export const dayBefore = (days: number): string => new Date(now.getTime() - days * dayMs).toISOString().slice(0, 10)

const idPrefix = '00000000-0000-7000-8000-'
/** The last twelve digits are the member's number: pgbench can draw numbers, but not compose texts. */
export const firstMember = 100_000_000_001
export const memberId = (number: number): string => `${idPrefix}${firstMember + number}`
export const memberIdInSql = (number: string): string => `('${idPrefix}' || ${number})::uuid`
/** Comes after all others. */
export const longMember = ({ members }: Size): string => memberId(members)
