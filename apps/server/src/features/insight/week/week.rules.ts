import type { ReflectionRead } from '@sadhana/contract'
import { mostPractised, partOfDay } from '../reflection/facts.rules.ts'

type Session = ReflectionRead['sessions'][number]

/** What a few days show, and what was counted to say so. `quiet` has no counts. */
export type Noticed = { usual: { text: string; evidence: string }; quiet: { text: string; evidence: string } }

/** With fewer practices there is nothing to compare. */
const enough = 3

/** One thing that these practices show: when they were, or else what was practised most. */
export function noticedIn(sessions: readonly Session[]): Noticed | null {
  if (sessions.length < enough) return null
  const log = { month: '', pauses: [], sessions: [...sessions] }
  const fact = partOfDay(log) ?? mostPractised(log)
  const sentence = fact?.sentences[0]
  if (!fact || !sentence) return null
  return {
    usual: { text: sentence.text, evidence: fact.evidence.text },
    quiet: { text: sentence.quietText, evidence: fact.evidence.quietText },
  }
}
