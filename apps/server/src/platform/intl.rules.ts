import type { Language } from '@sadhana/contract'

const locales: Record<Language, string> = { en: 'en-GB', de: 'de-DE', es: 'es-ES' }

export const localeOf = (language: Language): string => locales[language]

/** A day in the member's time zone, such as "15 November 2026". */
export const dayIn = (language: Language, zone: string, at: Date): string =>
  new Intl.DateTimeFormat(locales[language], { dateStyle: 'long', timeZone: zone }).format(at)

const sameWords = (moment: string) => moment

/** What `Intl` leaves out of a day with a time: "um 16:30 Uhr", and one o'clock is singular in Spanish. */
const wordsOfMoment: Record<Language, (moment: string) => string> = {
  en: sameWords,
  de: (moment) => `${moment} Uhr`,
  es: (moment) => moment.replace(/ a las (?=1:)/, ' a la '),
}

/** A time in the member's time zone, such as "15 November 2026 at 16:30 (Europe/Zurich)". */
export function momentIn(language: Language, zone: string, at: Date): string {
  const form = { dateStyle: 'long', timeStyle: 'short', timeZone: zone } as const
  return `${wordsOfMoment[language](new Intl.DateTimeFormat(locales[language], form).format(at))} (${zone})`
}

/** For example "1,234", or with one decimal "1,234.5". Without `decimals`, as many as there are. */
export const numberIn = (language: Language, value: number, decimals?: number): string =>
  new Intl.NumberFormat(locales[language], {
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
  }).format(value)

/** A calendar day, such as "15 November". It is parsed and written in the same zone. */
export const calendarDayIn = (language: Language, day: string, form: Intl.DateTimeFormatOptions): string =>
  new Intl.DateTimeFormat(locales[language], { ...form, timeZone: 'UTC' }).format(new Date(day))

/** The form of a word or sentence for this count. */
export const plural = (language: Language, count: number, forms: { one: string; other: string }): string =>
  new Intl.PluralRules(locales[language]).select(count) === 'one' ? forms.one : forms.other
