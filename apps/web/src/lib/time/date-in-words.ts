import { localMoment } from '@sadhana/contract'
import { dayAndMonthName, fullDate } from '#intl/intl.rules.ts'
import { deviceZone } from './device-zone.ts'
import { serverNow } from './today.ts'

/** The date of a moment on this device's calendar: "6 November", with the year if it isn't this one. */
export function dateInWords(moment: string, now: Date = serverNow(), zone: string = deviceZone() ?? 'UTC'): string {
  const { date } = localMoment(new Date(moment), zone)
  const isThisYear = date.slice(0, 4) === localMoment(now, zone).date.slice(0, 4)
  return isThisYear ? dayAndMonthName(date) : fullDate(date)
}
