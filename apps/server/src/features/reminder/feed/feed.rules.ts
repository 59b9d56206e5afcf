import { addDays, type Language, type Moon, type Reminder, type Weekday, weekdayOf, weekdays } from '@sadhana/contract'

export type FeedContent = {
  /** The member's, because calendars that load the feed have none. */
  language: Language
  reminderTitle: string
  /** From this local date on. */
  from: string
  reminders: readonly Reminder[]
  restWeekdays: readonly Weekday[]
  /** The dates of the moons on which the member rests. */
  restMoons: readonly { moon: Moon; date: string }[]
  host: string
  madeAt: Date
}

const appName = 'Sadhana Compass'
const restDay: Record<Language, string> = { en: 'Rest day', de: 'Ruhetag', es: 'Día de descanso' }

const shortDay = (day: Weekday): string => day.slice(0, 2).toUpperCase()
const compact = (text: string): string => text.replaceAll(/[-:]/g, '')
const firstOn = (from: string, days: readonly Weekday[]): string =>
  weekdays.map((_, ahead) => addDays(from, ahead)).find((date) => days.includes(weekdayOf(date))) ?? from

/**
 * An iCalendar file (RFC 5545). Times have no zone: calendars show them as the local time of wherever the member is,
 * which is what a reminder means. There is nothing in it about practice.
 */
export function calendarFile(content: FeedContent): string {
  const { language, reminderTitle, from, reminders, restWeekdays, restMoons, host, madeAt } = content
  const rest = restDay[language]
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
        `SUMMARY:${reminderTitle}`,
        'BEGIN:VALARM',
        'ACTION:DISPLAY',
        `DESCRIPTION:${reminderTitle}`,
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
        `SUMMARY:${rest}`,
      ]),
    ),
    ...restMoons.flatMap(({ moon, date }) => event(`rest-${moon}-${date}`, [allDay(date), `SUMMARY:${rest}`])),
  ]
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${appName}//Reminders//${language.toUpperCase()}`,
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    `X-WR-CALNAME:${appName}`,
    'REFRESH-INTERVAL;VALUE=DURATION:PT6H',
    ...reminderEvents,
    ...restEvents,
    'END:VCALENDAR',
  ]
  return `${lines.map(folded).join('\r\n')}\r\n`
}

const lineLength = 75
/** A character is an octet: only titles, which are short, aren't ASCII. */
const folded = (line: string): string =>
  line.length <= lineLength ? line : `${line.slice(0, lineLength)}\r\n ${folded(line.slice(lineLength))}`
