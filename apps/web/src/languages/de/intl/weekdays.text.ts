import type { Translation } from '#intl/translation.ts'
import type * as english from '#intl/weekdays.text.ts'

export const weekdayText: Translation<typeof english.weekdayText> = {
  monday: { name: 'Montag', short: 'Mo', letter: 'M' },
  tuesday: { name: 'Dienstag', short: 'Di', letter: 'D' },
  wednesday: { name: 'Mittwoch', short: 'Mi', letter: 'M' },
  thursday: { name: 'Donnerstag', short: 'Do', letter: 'D' },
  friday: { name: 'Freitag', short: 'Fr', letter: 'F' },
  saturday: { name: 'Samstag', short: 'Sa', letter: 'S' },
  sunday: { name: 'Sonntag', short: 'So', letter: 'S' },
}
