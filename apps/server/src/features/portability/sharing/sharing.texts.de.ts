import { plural } from '#platform/intl.rules.ts'
import type { SharingTexts } from './sharing.texts.en.ts'

const one = (count: number, singular: string, other: string): string => plural('de', count, { one: singular, other })

export const de: SharingTexts = {
  labels: { streak: 'Serie', time: 'Gesamtzeit', favorite: 'Lieblingsübung', week: 'Diese Woche' },
  days: (count) => one(count, 'Tag', 'Tage'),
  minutes: (count) => one(count, 'Minute', 'Minuten'),
  hours: 'Stunden',
  sessions: (count) => one(count, 'Übung', 'Übungen'),
  ofSessions: (sessions, all) => `${sessions} von ${all} Übungen`,
  ofPractice: (unit) => `${unit} Praxis`,
  thisWeek: (unit) => `${unit} diese Woche`,
  mostOfAll: 'am meisten',
  shared: 'Eine Praxis, geteilt',
}
