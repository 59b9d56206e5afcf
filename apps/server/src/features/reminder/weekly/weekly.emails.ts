import { addDays, type Language, type Limb, type TimeOfDay } from '@sadhana/contract'
import type { Email } from '#platform/mail/email.ts'
import { localeOf } from '#platform/intl.rules.ts'
import { de } from './weekly.emails.de.ts'
import { en, type WeeklyTexts } from './weekly.emails.en.ts'
import { es } from './weekly.emails.es.ts'

const texts: Record<Language, WeeklyTexts> = { en, de, es }

type Noticed = ({ part: TimeOfDay } | { limb: Limb }) & { times: number; all: number }
/** Of the days from one on. */
type Week = { practisedDays: readonly string[]; minutes: number; noticed: Noticed | null }
type Reading = { from: string; isQuiet: boolean; language: Language }

/** The seven days from this one on, and on which of them there was practice. */
export const stonesOf = (language: Language, from: string, practisedDays: readonly string[]) =>
  Array.from({ length: 7 }, (_, index) => {
    const day = addDays(from, index)
    const form = new Intl.DateTimeFormat(localeOf(language), { weekday: 'long', timeZone: 'UTC' })
    return { weekday: form.format(new Date(day)), isPractised: practisedDays.includes(day) }
  })

/** In quiet mode nothing is counted, and the days aren't named either, because they could be. */
export function weeklyWords({ practisedDays, minutes, noticed }: Week, { from, isQuiet, language }: Reading) {
  const words = texts[language]
  const days = stonesOf(language, from, practisedDays).filter(({ isPractised }) => isPractised)
  const list = new Intl.ListFormat(localeOf(language), { type: 'conjunction' })
  return {
    sentence: isQuiet ? words.practisedQuiet : words.practised(days.length, minutes),
    alt: isQuiet ? words.stonesQuiet : words.stones(list.format(days.map(({ weekday }) => weekday))),
    noticed: noticed ? [sayNoticed(words, noticed, isQuiet)] : [],
  }
}

function sayNoticed(words: WeeklyTexts, noticed: Noticed, isQuiet: boolean): string {
  const { times, all } = noticed
  if ('part' in noticed) {
    const { part } = noticed
    return `${words.part(part, times === all)} (${isQuiet ? words.partQuiet(part) : words.partCounted(part, times, all)})`
  }
  const { limb } = noticed
  return `${words.limb(limb, times === all)} (${isQuiet ? words.limbQuiet(limb) : words.limbCounted(limb, times, all)})`
}

export function weeklyEmail(
  week: Week,
  {
    picture,
    publicUrl,
    ...reading
  }: Reading & { picture: Omit<NonNullable<Email['picture']>, 'alt'>; publicUrl: string },
): { subject: string; content: Email } {
  const { language } = reading
  const { subject, action, otherAction, closing } = texts[language]
  const { sentence, alt, noticed } = weeklyWords(week, reading)
  return {
    subject,
    content: {
      language,
      paragraphs: [sentence, ...noticed],
      picture: { ...picture, alt },
      action: { label: action, url: new URL('/insights', publicUrl).href },
      otherAction: { label: otherAction, url: new URL('/settings/reminders', publicUrl).href },
      closing,
    },
  }
}
