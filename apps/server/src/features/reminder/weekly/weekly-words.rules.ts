import { addDays, weekdayOf } from '@sadhana/contract'

type Noticed = { text: string; evidence: string }
/** Of the days from one on. `quiet` has no counts. */
type Week = {
  practisedDays: readonly string[]
  minutes: number
  noticed: { usual: Noticed; quiet: Noticed } | null
}

export const weeklySubject = 'Your week'

const some = (count: number, one: string): string => `${count} ${count === 1 ? one : `${one}s`}`
const capital = (word: string) => `${word.charAt(0).toUpperCase()}${word.slice(1)}`
const list = new Intl.ListFormat('en-GB', { type: 'conjunction' })

/** The seven days from this one on, and on which of them there was practice. */
export const stonesOf = (from: string, practisedDays: readonly string[]) =>
  Array.from({ length: 7 }, (_, index) => {
    const day = addDays(from, index)
    return { weekday: capital(weekdayOf(day)), isPractised: practisedDays.includes(day) }
  })

/** In quiet mode nothing is counted, and the days aren't named either, because they could be. */
export function weeklyWords(
  { practisedDays, minutes, noticed }: Week,
  { from, isQuiet }: { from: string; isQuiet: boolean },
) {
  const days = stonesOf(from, practisedDays).filter(({ isPractised }) => isPractised)
  const named = list.format(days.map(({ weekday }) => weekday))
  const words = isQuiet ? noticed?.quiet : noticed?.usual
  return {
    sentence: isQuiet
      ? 'There was practice in your week.'
      : `You practised on ${some(days.length, 'day')} this week, for ${some(minutes, 'minute')} in all.`,
    alt: isQuiet ? 'Seven stones in a row.' : `Seven stones, one for each day. Practice on ${named}.`,
    noticed: words ? [`${words.text} (${words.evidence}.)`] : [],
  }
}
