import { addDays, type Moon, type Reminder, type Weekday, weekdayOf, weekdays } from '@sadhana/contract'

export type FeedContent = {
  /** From this local date on. */
  from: string
  reminders: readonly Reminder[]
  restWeekdays: readonly Weekday[]
  /** The dates of the moons on which the member rests. */
  restMoons: readonly { moon: Moon; date: string }[]
  host: string
  madeAt: Date
}

const texts = { calendar: 'Sadhana Compass', reminder: 'A moment for yourself', rest: 'Rest day' }

const shortDay = (day: Weekday): string => day.slice(0, 2).toUpperCase()
const compact = (text: string): string => text.replaceAll(/[-:]/g, '')
const firstOn = (from: string, days: readonly Weekday[]): string =>
  weekdays.map((_, ahead) => addDays(from, ahead)).find((date) => days.includes(weekdayOf(date))) ?? from

/**
 * An iCalendar file (RFC 5545). Times have no zone: calendars show them as the local time of wherever the member is,
 * which is what a reminder means. There is nothing in it about practice.
 */
export function calendarFile({ from, reminders, restWeekdays, restMoons, host, madeAt }: FeedContent): string {
  const stamp = `DTSTAMP:${compact(madeAt.toISOString().slice(0, 19))}Z`
  const event = (uid: string, lines: string[]) => [
    'BEGIN:VEVENT',
    `UID:${uid}@${host}`,
    stamp,
    ...lines,
    'TRANSP:TRANSPARENT',
    'END:VEVENT',
  ]
  const reminderEvents = reminders
    .filter(({ isOn }) => isOn)
    .flatMap(({ id, time, days }) =>
      event(`reminder-${id}`, [
        `DTSTART:${compact(firstOn(from, days))}T${compact(time)}00`,
        'DURATION:PT10M',
        `RRULE:FREQ=WEEKLY;BYDAY=${days.map(shortDay).join(',')}`,
        `SUMMARY:${texts.reminder}`,
        'BEGIN:VALARM',
        'ACTION:DISPLAY',
        `DESCRIPTION:${texts.reminder}`,
        'TRIGGER:PT0S',
        'END:VALARM',
      ]),
    )
  const allDay = (date: string) => `DTSTART;VALUE=DATE:${compact(date)}`
  const restEvents = [
    ...restWeekdays.flatMap((day) =>
      event(`rest-${day}`, [
        allDay(firstOn(from, [day])),
        `RRULE:FREQ=WEEKLY;BYDAY=${shortDay(day)}`,
        `SUMMARY:${texts.rest}`,
      ]),
    ),
    ...restMoons.flatMap(({ moon, date }) => event(`rest-${moon}-${date}`, [allDay(date), `SUMMARY:${texts.rest}`])),
  ]
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Sadhana Compass//Reminders//EN',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    `X-WR-CALNAME:${texts.calendar}`,
    'REFRESH-INTERVAL;VALUE=DURATION:PT6H',
    ...reminderEvents,
    ...restEvents,
    'END:VCALENDAR',
  ]
  return `${lines.map(folded).join('\r\n')}\r\n`
}

const lineLength = 75
/** All our lines are ASCII, so that a character is an octet. */
const folded = (line: string): string =>
  line.length <= lineLength ? line : `${line.slice(0, lineLength)}\r\n ${folded(line.slice(lineLength))}`
