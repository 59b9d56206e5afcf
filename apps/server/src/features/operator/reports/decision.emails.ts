import type { Language } from '@sadhana/contract'
import { calendarDayIn } from '#platform/intl.rules.ts'
import { de } from './decision.emails.de.ts'
import { type DecisionTexts, en } from './decision.emails.en.ts'
import { es } from './decision.emails.es.ts'

const texts: Record<Language, DecisionTexts> = { en, de, es }

/** A decision about a member, with the day of the practice as a date, or what reporters are thanked for. */
export type Told =
  | (Omit<Parameters<DecisionTexts['decisionText']>[0], 'practiceOn'> & { practiceDate: string | null })
  | { wasClosed: boolean }

type Words = { subject: string; paragraphs: string[] }

/** No paragraphs if there is nothing to tell. */
export function decisionIn(language: Language, told: Told): Words {
  const words = texts[language]
  if ('wasClosed' in told) return { subject: words.thanksSubject, paragraphs: words.thanksText(told.wasClosed) }
  const { practiceDate, ...decision } = told
  const practiceOn = practiceDate && calendarDayIn(language, practiceDate, { day: 'numeric', month: 'long' })
  return { subject: words.decisionSubject(decision), paragraphs: words.decisionText({ ...decision, practiceOn }) }
}
