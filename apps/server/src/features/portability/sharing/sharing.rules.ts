import {
  addDays,
  type Analytics,
  type DateOrder,
  hoursOf,
  type Language,
  type Limb,
  limbs,
  type ShareableFigure,
  sharedPageDays,
  type SharedFigures,
} from '@sadhana/contract'
import { calendarDayIn, numberIn } from '#platform/intl.rules.ts'
import { sharingTexts } from './sharing.texts.ts'

type SharedFacts = Pick<
  Analytics,
  'currentStreak' | 'totalMinutes' | 'favoriteLimb' | 'limbDistribution' | 'weeklyTotal' | 'today'
>

const firstNameOf = (displayName: string): string => displayName.trim().split(/\s+/)[0] ?? ''

/** Freezes the chosen stats as they are now, and contains nothing else. */
export function freeze(shown: SharedFacts, displayName: string, chosen: readonly ShareableFigure[]): SharedFigures {
  const isChosen = (figure: ShareableFigure) => chosen.includes(figure)
  const { favoriteLimb, limbDistribution, today } = shown
  const of = Object.values(limbDistribution).reduce((sum, sessions) => sum + sessions, 0)
  const sessions = favoriteLimb && limbDistribution[favoriteLimb]
  const figures = {
    streak: isChosen('streak') ? shown.currentStreak : null,
    totalMinutes: isChosen('total-time') ? shown.totalMinutes : null,
    favorite: isChosen('favorite') && favoriteLimb && sessions ? { limbType: favoriteLimb, sessions, of } : null,
    distribution: isChosen('distribution') && of > 0 ? limbDistribution : null,
    thisWeek: isChosen('this-week') ? shown.weeklyTotal : null,
    firstName: isChosen('first-name') ? firstNameOf(displayName) : null,
    sharedOn: today,
    endsOn: addDays(today, sharedPageDays),
  }
  return { title: titleOf(figures), stones: stonesOf(figures), ...figures }
}

type Figures = Omit<SharedFigures, 'title' | 'stones'>

const words = 'one two three four five six seven eight nine ten eleven twelve'.split(' ')
const inWords = (count: number): string => words[count - 1] ?? String(count)
const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

/** For example "86.4 hours" or "45 minutes". Below two hours, minutes say more. */
function timeInWords(minutes: number, language: Language): { value: string; unit: string } {
  const { hours, minutes: inMinutes } = sharingTexts[language]
  if (minutes < 120) return { value: numberIn(language, minutes), unit: inMinutes(minutes) }
  return { value: numberIn(language, hoursOf(minutes)), unit: hours }
}

/** The page's title, from the first of its stats. It is stored, and in English for every reader. */
export function titleOf({ streak, totalMinutes, thisWeek, favorite }: Figures): string {
  if (streak === 1) return 'A day of practice'
  if (streak) return `${capital(inWords(streak))} days, one after another`
  if (totalMinutes) {
    const { value, unit } = timeInWords(totalMinutes, 'en')
    return `${value} ${unit} of practice`
  }
  if (thisWeek) return `${capital(inWords(thisWeek))} ${thisWeek === 1 ? 'session' : 'sessions'} in a week`
  return favorite ? `Mostly ${favorite.limbType}` : 'A practice, shared'
}

export type Line = { kind: 'streak' | 'time' | 'favorite' | 'week'; label: string; value: string; note: string }

/** The stats in words, in the order of the page. */
export function linesOf({ streak, totalMinutes, favorite, thisWeek }: Figures, language: Language): Line[] {
  const { labels, days, sessions: inSessions, ofSessions } = sharingTexts[language]
  const lines: Omit<Line, 'label'>[] = []
  if (streak !== null) lines.push({ kind: 'streak', value: numberIn(language, streak), note: days(streak) })
  if (totalMinutes !== null) {
    const { value, unit } = timeInWords(totalMinutes, language)
    lines.push({ kind: 'time', value, note: unit })
  }
  if (favorite) {
    const { limbType, sessions, of } = favorite
    lines.push({ kind: 'favorite', value: capital(limbType), note: ofSessions(sessions, of) })
  }
  if (thisWeek !== null) {
    lines.push({ kind: 'week', value: numberIn(language, thisWeek), note: inSessions(thisWeek) })
  }
  return lines.map((line) => Object.assign(line, { label: labels[line.kind] }))
}

const maxStones = 5

/** A stone for each limb that the stats name, and for no other. The most practised limb is at the bottom. */
export function stonesOf(
  { distribution, favorite }: Pick<Figures, 'distribution' | 'favorite'>,
  most = maxStones,
): (Limb | null)[] {
  const named = limbs
    .filter((limb) => (distribution?.[limb] ?? 0) > 0)
    .toSorted((a, b) => (distribution?.[b] ?? 0) - (distribution?.[a] ?? 0))
  if (named.length > 0) return named.slice(0, most)
  return favorite ? [favorite.limbType, null, null] : [null, null, null]
}

/** For example "14 November", or in English "November 14" for regions that write it so. */
export const dateInWords = (date: string, language: Language, order: DateOrder = 'day-first'): string => {
  const form = { day: 'numeric', month: 'long' } as const
  if (language !== 'en' || order === 'day-first') return calendarDayIn(language, date, form)
  return new Intl.DateTimeFormat('en-US', { ...form, timeZone: 'UTC' }).format(new Date(date))
}

/** A page is open until it expires or is revoked. */
export const isOpen = (page: { expiresAt: Date; revokedAt: Date | null }, now: Date): boolean =>
  page.revokedAt === null && page.expiresAt > now
