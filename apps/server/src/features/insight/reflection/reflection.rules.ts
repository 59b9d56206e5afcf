import { type ReflectionContent, type TimeOfDay } from '@sadhana/contract'
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

const partNames: Record<TimeOfDay, (kind: string) => string> = {
  morning: (kind) => `${kind}mornings`,
  afternoon: (kind) => `${kind}afternoons`,
  evening: (kind) => `${kind}evenings`,
  // 'Short nights' would suggest sleep.
  night: (kind) => `${kind}practices at night`,
}
const shortMinutes = 20
const longMinutes = 45

const monthNames = new Intl.DateTimeFormat('en-GB', { month: 'long', timeZone: 'UTC' })

/** Never contains a number or anything that isn't in the facts. */
function headlineOf(log: MonthLog): string {
  const name = monthNames.format(new Date(`${log.month}-01T00:00:00Z`))
  if (log.sessions.length <= fewPractices) return `A few practices in ${name}.`
  const main = mainPart(log)
  if (main) return `${name} was a month of ${partNames[main.part](kindOf(usualLength(log.sessions)))}.`
  const limb = mainLimb(log)
  if (limb && limb.times * 2 > log.sessions.length) return `${name} was a month of ${limb.limb}.`
  return `${name}, as your log remembers it.`
}

function kindOf(usual: number | undefined): string {
  if (usual === undefined) return ''
  if (usual <= shortMinutes) return 'short '
  return usual >= longMinutes ? 'long ' : ''
}
