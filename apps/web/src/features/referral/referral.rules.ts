import { addDays, localMoment, type ReferralCode } from '@sadhana/contract'
import { dayAndMonth, dayWithYear, fullDate, dayAndMonthName } from '#intl/intl.rules.ts'

const dayMs = 24 * 60 * 60 * 1000

export type CodeState = 'active' | 'used' | 'expired'

/** A code is active, then used or expired. */
export const stateOf = ({ usedAt, isActive }: Pick<ReferralCode, 'usedAt' | 'isActive'>): CodeState => {
  if (usedAt !== null) return 'used'
  return isActive ? 'active' : 'expired'
}

/** Whole days left, rounded down; 0 on the last day. */
export const daysLeft = (expiresAt: string, now: Date): number =>
  Math.max(0, Math.floor((Date.parse(expiresAt) - now.getTime()) / dayMs))

/** The link that lets one person create an account. */
export const linkFor = (origin: string, code: string): string => `${origin}/register?ref=${code}`

/** Months are counted in UTC, as on the server. */
export function nextMonth(now: Date): string {
  const first = `${now.toISOString().slice(0, 7)}-01`
  return `${addDays(first, 32).slice(0, 7)}-01`
}

type Reader = { zone: string; now: Date }

const inYear =
  (thisYear: (date: string) => string, anotherYear: (date: string) => string) =>
  (moment: string, { zone, now }: Reader): string => {
    const { date } = localMoment(new Date(moment), zone)
    const isThisYear = date.slice(0, 4) === localMoment(now, zone).date.slice(0, 4)
    return (isThisYear ? thisYear : anotherYear)(date)
  }

/** "6 November", with the year if it isn't this one. */
export const dateInWords = inYear(dayAndMonthName, fullDate)
/** "6 Nov" */
export const shortDate = inYear(dayAndMonth, dayWithYear)
