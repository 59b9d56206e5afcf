import type * as english from '#features/journey/streak-message.text.ts'
import { plural } from '#intl/intl.rules.ts'
import type { Translation } from '#intl/translation.ts'

export const streakMessageText: Translation<typeof english.streakMessageText> = {
  streak: (days) =>
    plural(days, {
      one: '1 Tag in Folge. Der Rhythmus trägt dich jetzt, du musst ihn nicht bewachen.',
      other: (count) => `${count} Tage in Folge. Der Rhythmus trägt dich jetzt, du musst ihn nicht bewachen.`,
    }),
  sessions: (count) =>
    plural(count, {
      one: 'Du hast 1 Übung eingetragen. Keine stille Woche kann sie dir nehmen.',
      other: (many) => `Du hast ${many} Übungen eingetragen. Keine stille Woche kann sie dir nehmen.`,
    }),
}
