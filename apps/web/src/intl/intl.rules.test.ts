import { expect, test } from 'vitest'
import {
  clockTime,
  countryName,
  dateOrder,
  dayAndMonth,
  dayWithYear,
  dollars,
  fullDate,
  inAlphabet,
  localeOf,
  longDay,
  minutesInWords,
  momentText,
  bytesInWords,
  oneDecimal,
  percentage,
  plural,
  shortDay,
  monthWithYear,
  weekday,
} from './intl.rules.ts'

/** Newer locale data puts a narrow space before "am" and "pm". */
const plainSpaces = (text: string) => text.replaceAll('\u202f', ' ')

test.each([
  [['en-US', 'en'], 'en-US'],
  [['en-IN'], 'en-IN'],
  [['de-AT', 'en-US'], 'en-AT'],
  [['de'], 'en-DE'],
  [['zh-Hant-TW'], 'en-TW'],
  [['not a language', 'fr-CA'], 'en-CA'],
  [[], 'en-GB'],
])('a reader of %j gets the formats of %s', (languages, locale) => {
  expect(localeOf(languages)).toBe(locale)
})

test('the words of dates are in the language of the page, their order is that of the region', () => {
  expect(localeOf(['en-US'], 'es')).toBe('es-US')
  expect(longDay('2025-11-14', localeOf(['de-AT'], 'de'))).toBe('Freitag, 14. November')
  expect(longDay('2025-11-14', localeOf(['es-MX'], 'es'))).toBe('viernes, 14 de noviembre')
})

test.each([
  ['en-GB', 'Friday 14 November', 'Fri 14 Nov', '14 Nov', '14 Nov 2025', '14 November 2025'],
  ['en-US', 'Friday, November 14', 'Fri, Nov 14', 'Nov 14', 'Nov 14, 2025', 'November 14, 2025'],
  ['en-IN', 'Friday, 14 November', 'Fri, 14 Nov', '14 Nov', '14 Nov 2025', '14 November 2025'],
])('%s writes a day %s', (locale, long, short, dayMonth, withYear, full) => {
  const date = '2025-11-14'
  expect(longDay(date, locale)).toBe(long)
  expect(shortDay(date, locale)).toBe(short)
  expect(dayAndMonth(date, locale)).toBe(dayMonth)
  expect(dayWithYear(date, locale)).toBe(withYear)
  expect(fullDate(date, locale)).toBe(full)
  expect(weekday(date, locale)).toBe('Fri')
  expect(monthWithYear(date, locale)).toBe('November 2025')
})

test.each([
  ['06:30', 'en-GB', '6:30'],
  ['00:05', 'en-GB', '0:05'],
  ['21:10:00', 'en-GB', '21:10'],
  ['21:10', 'en-DE', '21:10'],
  ['06:30', 'en-US', '6:30 AM'],
  ['00:05', 'en-US', '12:05 AM'],
  ['21:10', 'en-IN', '9:10 pm'],
])('%s in %s reads %s', (time, locale, words) => {
  expect(plainSpaces(clockTime(time, locale))).toBe(words)
})

test.each([
  [new Date(2025, 10, 14, 6, 28), 'en-US', 'Nov 14, 2025, 6:28 AM'],
  [new Date(2026, 0, 5, 0, 3), 'en-US', 'Jan 5, 2026, 12:03 AM'],
  [new Date(2026, 4, 31, 23, 59), 'en-GB', '31 May 2026, 23:59'],
])('the moment %s in %s is written "%s"', (moment, locale, text) => {
  expect(plainSpaces(momentText(moment.toISOString(), locale))).toBe(text)
})

test.each([
  ['en-US', 'month-first'],
  ['en-GB', 'day-first'],
  ['en-DE', 'day-first'],
])('%s writes dates %s', (locale, order) => {
  expect(dateOrder(locale)).toBe(order)
})

test('numbers have the separators of the region', () => {
  expect(oneDecimal(1234.56, 'en-GB')).toBe('1,234.6')
  expect(oneDecimal(1234.56, 'en-DE')).toBe('1.234,6')
  expect(oneDecimal(2, 'en-US')).toBe('2.0')
})

test.each([
  ['en-GB', '29%'],
  ['de-DE', '29\u00a0%'],
  ['es-ES', '29\u00a0%'],
])('in %s, a share of 0.29 is "%s"', (locale, text) => {
  expect(percentage(0.29, locale)).toBe(text)
})

test.each([
  [0, '0 minutes'],
  [1, '1 minute'],
  [2, '2 minutes'],
  [1500, '1,500 minutes'],
])('%i reads %s', (minutes, words) => {
  expect(minutesInWords(minutes, 'en-GB')).toBe(words)
})

test('the language decides about plurals: French counts zero as one', () => {
  const forms = { one: 'jour', other: () => 'jours' }
  expect(plural(0, forms, 'fr')).toBe('jour')
  expect(plural(0, forms, 'en-GB')).toBe('jours')
})

test('countries have names and are sorted by them', () => {
  expect(
    ['US', 'AT', 'IE'].map((country) => countryName(country, 'en-GB')).toSorted((a, b) => inAlphabet(a, b)),
  ).toEqual(['Austria', 'Ireland', 'United States'])
})

test('dollars have cents only if there are some', () => {
  expect(dollars(600, 'en-GB')).toBe('$6')
  expect(dollars(240, 'en-US')).toBe('$2.40')
  expect(dollars(100_000, 'en-IN')).toBe('$1,000')
})

test.each([
  [1, '1 kB'],
  [999_000, '999 kB'],
  [4_437_000, '4.4 MB'],
  [1_100_000_000, '1.1 GB'],
])('%d bytes are %s', (bytes, words) => {
  expect(bytesInWords(bytes, 'en-GB')).toBe(words)
})
