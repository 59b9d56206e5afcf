import type { Language } from '@sadhana/contract'
import { commonText } from './common.text.ts'
import { language } from './language.ts'

const { amounts } = commonText

/**
 * The only place that uses `Intl`: dates, times, numbers and plurals in readable form. Every function takes the locale
 * last, so that a translation only has to pass another one.
 */
const fallback = { en: 'en-GB', de: 'de-DE', es: 'es-ES' }[language]

/**
 * The words are in the language of the page. The order of a date and the 12 or 24-hour clock are those of the reader's
 * region.
 */
export function localeOf(languages: readonly string[], inLanguage: Language = language): string {
  for (const preferred of languages) {
    try {
      const { region } = new Intl.Locale(preferred).maximize()
      if (region) return new Intl.Locale(inLanguage, { region }).toString()
    } catch {
      // A browser may be set to a language that doesn't exist.
    }
  }
  return fallback
}

let cachedLocale: string | undefined

/** Determined at the first date or number, not when the code loads. A prerendered page doesn't know its reader yet. */
const readerLocale = (): string =>
  (cachedLocale ??= typeof document === 'undefined' ? fallback : localeOf(navigator.languages))

/** Creating a formatter is slow, so there is one for each locale. */
function perLocale<Formatter>(make: (locale: string) => Formatter): (locale: string) => Formatter {
  const made = new Map<string, Formatter>()
  return (locale) => {
    const before = made.get(locale)
    if (before) return before
    const formatter = make(locale)
    made.set(locale, formatter)
    return formatter
  }
}

/** Dates are `YYYY-MM-DD`: calendar days, not moments. They are parsed and formatted in the same zone. */
function dateFormat(options: Intl.DateTimeFormatOptions) {
  const formatter = perLocale((locale) => new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' }))
  return (date: string, locale: string = readerLocale()) => formatter(locale).format(new Date(`${date}T00:00:00Z`))
}

/** "Friday 14 November", "Friday, November 14" */
export const longDay = dateFormat({ weekday: 'long', day: 'numeric', month: 'long' })
/** "Fri 14 Nov" */
export const shortDay = dateFormat({ weekday: 'short', day: 'numeric', month: 'short' })
/** "14 Nov" */
export const dayAndMonth = dateFormat({ day: 'numeric', month: 'short' })
/** "14 November" */
export const dayAndMonthName = dateFormat({ day: 'numeric', month: 'long' })
/** The order of day and month in the reader's region, for pictures drawn by the server. */
export const dateOrder = (locale: string = readerLocale()): 'day-first' | 'month-first' =>
  dayAndMonthName('2000-01-31', locale).startsWith('31') ? 'day-first' : 'month-first'
/** "14 Nov 2025" */
export const dayWithYear = dateFormat({ day: 'numeric', month: 'short', year: 'numeric' })
/** "14 November 2025" */
export const fullDate = dateFormat({ day: 'numeric', month: 'long', year: 'numeric' })
/** "Fri" */
export const weekday = dateFormat({ weekday: 'short' })
/** "November 2025" */
export const monthWithYear = dateFormat({ month: 'long', year: 'numeric' })
/** "November" */
export const monthName = dateFormat({ month: 'long' })
/** "Nov" */
export const shortMonthName = dateFormat({ month: 'short' })

const timeFormat = perLocale(
  (locale) => new Intl.DateTimeFormat(locale, { hour: 'numeric', minute: '2-digit', timeZone: 'UTC' }),
)

/** `HH:MM` as the reader's clock shows it: "6:30", "6:30 am". */
export const clockTime = (time: string, locale: string = readerLocale()): string =>
  timeFormat(locale).format(new Date(`2000-01-01T${time.slice(0, 5)}:00Z`))

const momentFormat = perLocale(
  (locale) =>
    new Intl.DateTimeFormat(locale, {
      day: 'numeric',
      month: 'short',
      year: 'numeric',
      hour: 'numeric',
      minute: '2-digit',
    }),
)

/** A moment in the reader's own time zone: "14 Nov 2025, 6:28". */
export const momentText = (moment: string, locale: string = readerLocale()): string =>
  momentFormat(locale).format(new Date(moment))

function numberFormat(options: Intl.NumberFormatOptions) {
  const formatter = perLocale((locale) => new Intl.NumberFormat(locale, options))
  return (value: number, locale: string = readerLocale()) => formatter(locale).format(value)
}

/** "1,234" */
export const wholeNumber = numberFormat({})
/** "83.5" */
export const oneDecimal = numberFormat({ minimumFractionDigits: 1, maximumFractionDigits: 1 })
/** "2", "83.5" */
export const upToOneDecimal = numberFormat({ maximumFractionDigits: 1 })
/** "50%" for 0.5, in German and Spanish "50 %" */
export const percentage = numberFormat({ style: 'percent' })

const [megabyte, gigabyte] = [1_000_000, 1_000_000_000]

/** "12 kB", "4.4 MB", "1.1 GB" */
export function bytesInWords(bytes: number, locale: string = readerLocale()): string {
  if (bytes >= gigabyte) return amounts.gigabytes(oneDecimal(bytes / gigabyte, locale))
  if (bytes >= megabyte) return amounts.megabytes(oneDecimal(bytes / megabyte, locale))
  return amounts.kilobytes(wholeNumber(Math.ceil(bytes / 1000), locale))
}

const dollarFormat = (decimals: number) =>
  numberFormat({
    style: 'currency',
    currency: 'USD',
    currencyDisplay: 'narrowSymbol',
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
  })
const wholeDollars = dollarFormat(0)
const exactDollars = dollarFormat(2)

/** "$6", "$2.40" */
export const dollars = (cents: number, locale: string = readerLocale()): string =>
  (cents % 100 === 0 ? wholeDollars : exactDollars)(cents / 100, locale)

/** "$8.00", beside prices that have cents */
export const dollarsAndCents = (cents: number, locale: string = readerLocale()): string =>
  exactDollars(cents / 100, locale)

const pluralRules = perLocale((locale) => new Intl.PluralRules(locale))

type Forms = { one: string; other: (count: string) => string }

/** Chooses the form of a sentence that fits the count. English has two; a language with more adds them here. */
export function plural(count: number, { one, other }: Forms, locale: string = readerLocale()): string {
  return pluralRules(locale).select(count) === 'one' ? one : other(wholeNumber(count, locale))
}

/** "1 minute", "20 minutes" */
export const minutesInWords = (minutes: number, locale: string = readerLocale()): string =>
  plural(minutes, { one: amounts.minute, other: amounts.minutes }, locale)

const regionNames = perLocale((locale) => new Intl.DisplayNames(locale, { type: 'region' }))

/** "Ireland" for "IE". */
export const countryName = (country: string, locale: string = readerLocale()): string =>
  regionNames(locale).of(country) ?? country

const collator = perLocale((locale) => new Intl.Collator(locale))

/** Sorts words the way a reader would look them up. */
export const inAlphabet = (left: string, right: string, locale: string = readerLocale()): number =>
  collator(locale).compare(left, right)

/** Every time zone the browser knows. */
export const knownZones = (): string[] => Intl.supportedValuesOf('timeZone')
