import type { Translation } from '#intl/translation.ts'
import type * as english from '#lib/time/calendar.text.ts'

/** Days in words. */
export const calendarText: Translation<typeof english.calendarText> = {
  alone: { today: 'Heute', yesterday: 'Gestern' },
  inSentence: { today: 'heute', yesterday: 'gestern' },
  span: (first, last) => `${first} bis ${last}`,
  moment: (day, time) => `${day}, ${time}`,
}
