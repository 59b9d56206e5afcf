import type { Translation } from '#intl/translation.ts'
import type * as english from '#lib/time/calendar.text.ts'

export const calendarText: Translation<typeof english.calendarText> = {
  alone: { today: 'Hoy', yesterday: 'Ayer' },
  inSentence: { today: 'hoy', yesterday: 'ayer' },
  span: (first, last) => `${first} a ${last}`,
  moment: (day, time) => `${day}, ${time}`,
}
