import {
  addDays,
  type Analytics,
  type DateOrder,
  hoursOf,
  type Limb,
  limbs,
  type ShareableFigure,
  sharedPageDays,
  type SharedFigures,
} from '@sadhana/contract'

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
export function timeInWords(minutes: number): { value: string; unit: string } {
  if (minutes < 120) return { value: String(minutes), unit: minutes === 1 ? 'minute' : 'minutes' }
  return { value: String(hoursOf(minutes)), unit: 'hours' }
}

/** The page's title, from the first of its stats. */
export function titleOf({ streak, totalMinutes, thisWeek, favorite }: Figures): string {
  if (streak === 1) return 'A day of practice'
  if (streak) return `${capital(inWords(streak))} days, one after another`
  if (totalMinutes) {
    const { value, unit } = timeInWords(totalMinutes)
    return `${value} ${unit} of practice`
  }
  if (thisWeek) return `${capital(inWords(thisWeek))} ${thisWeek === 1 ? 'session' : 'sessions'} in a week`
  return favorite ? `Mostly ${favorite.limbType}` : 'A practice, shared'
}

export type Line = { label: string; value: string; note: string }

/** The stats in words, in the order of the page. */
export function linesOf({ streak, totalMinutes, favorite, thisWeek }: Figures): Line[] {
  const lines: Line[] = []
  if (streak !== null) lines.push({ label: 'Streak', value: String(streak), note: streak === 1 ? 'day' : 'days' })
  if (totalMinutes !== null) {
    const { value, unit } = timeInWords(totalMinutes)
    lines.push({ label: 'Total time', value, note: unit })
  }
  if (favorite) {
    const { limbType, sessions, of } = favorite
    lines.push({ label: 'Favorite practice', value: capital(limbType), note: `${sessions} of ${of} sessions` })
  }
  if (thisWeek !== null) {
    lines.push({ label: 'This week', value: String(thisWeek), note: thisWeek === 1 ? 'session' : 'sessions' })
  }
  return lines
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

const months = 'January February March April May June July August September October November December'.split(' ')

/** For example "14 November", or "November 14" in regions that write it so. */
export function dateInWords(date: string, order: DateOrder = 'day-first'): string {
  const [day, month] = [Number(date.slice(8)), months[Number(date.slice(5, 7)) - 1] ?? '']
  return order === 'day-first' ? `${day} ${month}` : `${month} ${day}`
}

/** A page is open until it expires or is revoked. */
export const isOpen = (page: { expiresAt: Date; revokedAt: Date | null }, now: Date): boolean =>
  page.revokedAt === null && page.expiresAt > now
