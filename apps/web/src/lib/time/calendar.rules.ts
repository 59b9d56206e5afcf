import { addDays } from '@sadhana/contract'
import { clockTime, dayWithYear, shortDay } from '#intl/intl.rules.ts'
import { calendarText as text } from './calendar.text.ts'

/** "Today", "Yesterday", "Wed 12 Nov", with the year if it isn't this one. */
export function dayInWords(date: string, today: string, words: DayWords = text.alone): string {
  if (date === today) return words.today
  if (date === addDays(today, -1)) return words.yesterday
  return dayInYear(date, today)
}

type DayWords = { today: string; yesterday: string }

/** The same inside a sentence: "today", "yesterday". */
export const dayInSentence = (date: string, today: string): string => dayInWords(date, today, text.inSentence)

/** The Monday of this day's week. */
export function mondayOf(day: string): string {
  const weekdayFromMonday = (new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7
  return addDays(day, -weekdayFromMonday)
}

const dayInYear = (date: string, today: string): string =>
  date.slice(0, 4) === today.slice(0, 4) ? shortDay(date) : dayWithYear(date)

/** "Wed 12 Nov to Fri 14 Nov", or the single day. */
export function daysInWords({ firstDay, lastDay }: { firstDay: string; lastDay: string }, today: string): string {
  const first = dayInYear(firstDay, today)
  return firstDay === lastDay ? first : text.span(first, dayInYear(lastDay, today))
}

/**
 * The day for which a practice counts, and its time on the member's own clock: "Today, 6:30". A day that has only
 * started elsewhere reads as today.
 */
export const practiceMoment = ({ practiceDay, time }: { practiceDay: string; time: string }, today: string): string =>
  text.moment(dayInWords(practiceDay > today ? today : practiceDay, today), clockTime(time))
