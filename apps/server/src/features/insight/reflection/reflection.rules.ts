import type { Language, ReflectionContent } from '@sadhana/contract'
import { localeOf } from '#platform/intl.rules.ts'
import {
  about,
  type Fact,
  feeling,
  fewPractices,
  hardPractices,
  joined,
  longest,
  mainLimb,
  mainPart,
  type MonthLog,
  mostPractised,
  partOfDay,
  pause,
  usualLength,
} from './facts.rules.ts'
import type { PartOfMonth } from './reflection.texts.en.ts'
import { reflectionTexts } from './reflection.texts.ts'

type Rule = (log: MonthLog) => Fact | undefined

/** First how the month went, then what was practised. A month with few practices has no patterns to describe. */
const rules: readonly (readonly Rule[])[] = [
  [about, partOfDay, longest, feeling, hardPractices],
  [mostPractised, joined, pause],
]
const rulesForFew: readonly (readonly Rule[])[] = [[about, pause]]

/** The last month that is complete on this day, as `YYYY-MM`. */
export function lastMonthOf(today: string): string {
  const first = new Date(`${today.slice(0, 7)}-01T00:00:00Z`)
  first.setUTCMonth(first.getUTCMonth() - 1)
  return first.toISOString().slice(0, 7)
}

/** The facts of a month, grouped by paragraph. The same log always gives the same facts. */
export const factsOf = (log: MonthLog): Fact[][] =>
  (log.sessions.length <= fewPractices ? rulesForFew : rules)
    .map((paragraph) => paragraph.map((rule) => rule(log)).filter((fact) => fact !== undefined))
    .filter((facts) => facts.length > 0)

export function reflect(log: MonthLog): ReflectionContent {
  const facts = factsOf(log)
  const all = facts.flat()
  return {
    headline: headlineOf(log),
    paragraphs: facts.map((paragraph) =>
      paragraph.flatMap((fact) => fact.sentences.map((sentence) => ({ ...sentence, evidence: all.indexOf(fact) + 1 }))),
    ),
    evidence: all.map(({ evidence }) => evidence),
  }
}

const shortMinutes = 20
const longMinutes = 45

const monthName = (language: Language, month: string): string =>
  new Intl.DateTimeFormat(localeOf(language), { month: 'long', timeZone: 'UTC' }).format(
    new Date(`${month}-01T00:00:00Z`),
  )

function headlineOf(log: MonthLog): string {
  const { headlines } = reflectionTexts[log.language]
  const month = monthName(log.language, log.month)
  if (log.sessions.length <= fewPractices) return headlines.few(month)
  const main = mainPart(log)
  if (main) return headlines.part(month, { part: main.part, length: lengthOf(usualLength(log.sessions)) })
  const limb = mainLimb(log)
  return limb && limb.times * 2 > log.sessions.length ? headlines.limb(month, limb.limb) : headlines.plain(month)
}

function lengthOf(usual: number | undefined): PartOfMonth['length'] {
  if (usual === undefined) return undefined
  if (usual <= shortMinutes) return 'short'
  return usual >= longMinutes ? 'long' : undefined
}
