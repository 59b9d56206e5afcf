import { addDays, localMoment, type Message } from '@sadhana/contract'
import { clockTime, dayAndMonth, dayWithYear, longDay, weekday } from '#intl/intl.rules.ts'
import { messageText as text } from './message.text.ts'

export type Here = { now: Date; zone: string }
export type ThreadDay = { day: string; messages: Message[] }

const dayOf = (at: string, zone: string) => localMoment(new Date(at), zone).date

/** Oldest first, by the days of the reader's calendar. Takes messages newest first, as the server lists them. */
export function daysOf(newestFirst: readonly Message[], zone: string): ThreadDay[] {
  const days: ThreadDay[] = []
  for (const message of newestFirst.toReversed()) {
    const day = dayOf(message.at, zone)
    const last = days.at(-1)
    // The order is the server's. A day that comes up again later gets a mark of its own.
    if (last?.day === day) last.messages.push(message)
    else days.push({ day, messages: [message] })
  }
  return days
}

/** The mark above a day's messages. */
export function dayMark(day: string, { now, zone }: Here): string {
  const today = localMoment(now, zone).date
  if (day === today) return text.today
  if (day === addDays(today, -1)) return text.yesterday
  return day.slice(0, 4) === today.slice(0, 4) ? longDay(day) : dayWithYear(day)
}

/** When a conversation was last written in: the time today, the weekday this week, or else the date. */
export function shortMoment(at: string, { now, zone }: Here): string {
  const { date, time } = localMoment(new Date(at), zone)
  const today = localMoment(now, zone).date
  if (date >= today) return clockTime(time)
  if (date > addDays(today, -7)) return weekday(date)
  return date.slice(0, 4) === today.slice(0, 4) ? dayAndMonth(date) : dayWithYear(date)
}

const link = /https?:\/\/[^\s<>"]+[^\s<>".,;:!?)\]}']/g

export type TextPart = { text: string; isLink: boolean }

/** Addresses can be opened, and nothing is ever loaded from them here. */
export function partsOf(words: string): TextPart[] {
  const parts: TextPart[] = []
  let end = 0
  for (const match of words.matchAll(link)) {
    if (match.index > end) parts.push({ text: words.slice(end, match.index), isLink: false })
    parts.push({ text: match[0], isLink: true })
    end = match.index + match[0].length
  }
  if (end < words.length) parts.push({ text: words.slice(end), isLink: false })
  return parts
}
