import { useSyncExternalStore } from 'react'
import { dateOf } from './calendar.rules.ts'

/** Every zone's midnight and every full hour begin such a stretch of time. */
const quarterHourMs = 15 * 60_000
const checkEveryMs = 30_000

function subscribe(listener: () => void) {
  const timer = setInterval(listener, checkEveryMs)
  document.addEventListener('visibilitychange', listener)
  return () => {
    clearInterval(timer)
    document.removeEventListener('visibilitychange', listener)
  }
}

const currentQuarterHour = () => Math.floor(Date.now() / quarterHourMs) * quarterHourMs

/** The time to a quarter of an hour, also on a page that was left open overnight. */
export const useNow = (): Date => new Date(useSyncExternalStore(subscribe, currentQuarterHour, currentQuarterHour))

/** Today on this device's calendar. */
export const useToday = (): string => dateOf(useNow())
