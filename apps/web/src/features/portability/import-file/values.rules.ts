/** How dates with slashes or dots are written. Dates that start with the year aren't ambiguous. */
export type DateOrder = 'day-first' | 'month-first'

const monthNames = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']
const two = (value: number) => String(value).padStart(2, '0')

function dayOf(year: number, month: number, day: number): string | undefined {
  const date = `${year < 100 ? 2000 + year : year}-${two(month)}-${two(day)}`
  const parsed = new Date(`${date}T00:00:00Z`)
  return Number.isNaN(parsed.getTime()) || parsed.getUTCDate() !== day ? undefined : date
}

const yearFirst = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})(?!\d)/
const yearLast = /^(\d{1,2})[-/.](\d{1,2})[-/.](\d{4}|\d{2})(?!\d)/
const dayAndName = /^(\d{1,2})\.?\s+([a-z]{3})[a-z]*\.?,?\s+(\d{4})/i
const nameAndDay = /^([a-z]{3})[a-z]*\.?\s+(\d{1,2}),?\s+(\d{4})/i

/** The date at the start of a text, as `YYYY-MM-DD`. */
export function readDate(text: string, order: DateOrder): string | undefined {
  const trimmed = text.trim().replace(/^[a-z]+,\s+(?=[\da-z])/i, '')
  const [, y, m, d] = yearFirst.exec(trimmed) ?? []
  if (y) return dayOf(Number(y), Number(m), Number(d))
  const [, first, second, year] = yearLast.exec(trimmed) ?? []
  if (first) {
    const [day, month] = order === 'day-first' ? [first, second] : [second, first]
    return dayOf(Number(year), Number(month), Number(day))
  }
  const [, day, name = '', yearAfter] = dayAndName.exec(trimmed) ?? []
  if (day) return dayOf(Number(yearAfter), monthNames.indexOf(name.toLowerCase()) + 1, Number(day))
  const [, month = '', dayAfter, yearEnd] = nameAndDay.exec(trimmed) ?? []
  return month ? dayOf(Number(yearEnd), monthNames.indexOf(month.toLowerCase()) + 1, Number(dayAfter)) : undefined
}

/** The order of most dates in a column, if they reveal one. A date that fits neither order is ignored. */
export function orderOf(values: readonly string[]): DateOrder | undefined {
  const votes = { 'day-first': 0, 'month-first': 0 }
  for (const value of values) {
    const fits = { day: readDate(value, 'day-first'), month: readDate(value, 'month-first') }
    if (fits.day && !fits.month) votes['day-first'] += 1
    if (fits.month && !fits.day) votes['month-first'] += 1
  }
  if (votes['day-first'] === votes['month-first']) return undefined
  return votes['day-first'] > votes['month-first'] ? 'day-first' : 'month-first'
}

/** True if the order of day and month matters for at least one value. */
export const needsOrder = (values: readonly string[]): boolean => values.some((value) => yearLast.test(value.trim()))

const clock = /(?:^|[\sT,])(\d{1,2})[:.h](\d{2})(?:[:.]\d{2}(?:[.,]\d+)?)?\s*([ap]\.?\s?m\.?)?/i

/** The text after a numeric date, so that `02.03.` isn't read as three minutes past two. */
export const afterDate = (text: string): string => text.trim().replace(yearFirst, '').replace(yearLast, '')

/** The time of day in a text, as `HH:MM`. */
export function readTime(text: string): string | undefined {
  const [, hours, minutes, half] = clock.exec(text.trim()) ?? []
  if (hours === undefined) return undefined
  const isAfternoon = half?.toLowerCase().startsWith('p')
  if (half !== undefined && (Number(hours) < 1 || Number(hours) > 12)) return undefined
  const hour = half === undefined ? Number(hours) : (Number(hours) % 12) + (isAfternoon ? 12 : 0)
  return hour < 24 && Number(minutes) < 60 ? `${two(hour)}:${minutes}` : undefined
}

const withOffset = /^\d{4}-\d{2}-\d{2}[T ]\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?\s?(?:Z|[+-]\d{2}:?\d{2})$/i

/** The instant, if the text names an offset from UTC: `2025-03-24 06:31:00 +0530`. */
export function readInstant(text: string): Date | undefined {
  const trimmed = text.trim()
  if (!withOffset.test(trimmed)) return undefined
  const iso = trimmed
    .replace(' ', 'T')
    .replace(' ', '')
    .replace(/([+-]\d{2})(\d{2})$/, '$1:$2')
  const at = new Date(iso)
  return Number.isNaN(at.getTime()) ? undefined : at
}

export type LengthUnit = 'clock' | 'minutes:seconds' | 'minutes' | 'seconds' | 'hours'

const inMinutes: Record<LengthUnit, number> = {
  clock: 1,
  'minutes:seconds': 1,
  minutes: 1,
  seconds: 1 / 60,
  hours: 60,
}
const words = /^(?:(\d+(?:[.,]\d+)?)\s*h[a-z]*\.?)?\s*(?:(\d+(?:[.,]\d+)?)\s*m[a-z]*\.?)?\s*(?:(\d+)\s*s[a-z]*\.?)?$/i

/** In characters. On a cell full of spaces, the pattern above would take minutes. */
const maxLength = 100

const numberOf = (text = '0') => Number(text.replace(',', '.'))

/** Rounded to whole minutes. */
export function readMinutes(text: string, unit: LengthUnit): number | undefined {
  const trimmed = text.trim()
  if (trimmed.length > maxLength) return undefined
  const exact = trimmed && minutesIn(trimmed, unit)
  return exact === '' || exact === undefined || Number.isNaN(exact) ? undefined : Math.round(exact)
}

function minutesIn(text: string, unit: LengthUnit): number | undefined {
  const parts = text.split(':')
  if (parts.length > 1) {
    if (parts.length > 3 || parts.some((part) => !/^\d{1,4}$/.test(part))) return undefined
    const [hours = 0, minutes = 0, seconds = 0] = (
      parts.length === 2 && unit === 'minutes:seconds' ? ['0', ...parts] : parts
    ).map(Number)
    return hours * 60 + minutes + seconds / 60
  }
  if (/^\d+(?:[.,]\d+)?$/.test(text)) return numberOf(text) * inMinutes[unit]
  const [, hours, minutes, seconds] = words.exec(text) ?? []
  if (hours === undefined && minutes === undefined && seconds === undefined) return undefined
  return numberOf(hours) * 60 + numberOf(minutes) + numberOf(seconds) / 60
}
