import type { TimeOfDay } from '@sadhana/contract'
import type { WeeklyTexts } from './weekly.emails.en.ts'

const when: Record<TimeOfDay, string> = {
  morning: 'am Morgen',
  afternoon: 'am Nachmittag',
  evening: 'am Abend',
  night: 'in der Nacht',
}
const capital = (limb: string): string => `${limb.charAt(0).toUpperCase()}${limb.slice(1)}`

export const de: WeeklyTexts = {
  subject: 'Deine Woche',
  practised: (days, minutes) =>
    `Du hast diese Woche an ${days === 1 ? 'einem Tag' : `${days} Tagen`} geübt, insgesamt ${minutes === 1 ? 'eine Minute' : `${minutes} Minuten`}.`,
  practisedQuiet: 'In deiner Woche war Praxis.',
  stones: (days) => `Sieben Steine, einer für jeden Tag. Geübt am ${days}.`,
  stonesQuiet: 'Sieben Steine in einer Reihe.',
  part: (part, isAll) => `${isAll ? 'Alle deine' : 'Die meisten deiner'} Übungen waren ${when[part]}.`,
  partCounted: (part, times, all) => `${times} von ${all} Übungen ${when[part]}.`,
  partQuiet: (part) => `Übungen ${when[part]}.`,
  limb: (limb, isAll) => (isAll ? `Jede Übung war ${capital(limb)}.` : `Am meisten hast du ${capital(limb)} geübt.`),
  limbCounted: (limb, times, all) => `${times} von ${all} Übungen in ${capital(limb)}.`,
  limbQuiet: (limb) => `Übungen in ${capital(limb)}.`,
  action: 'Einblicke öffnen',
  otherAction: 'Den Tag ändern oder ausschalten',
  closing: 'Du bekommst diese E-Mail, weil du sie unter Erinnerungen gewählt hast.',
}
