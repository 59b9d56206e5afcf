import type { Limb, ReflectionRead, TimeOfDay } from '@sadhana/contract'
import { mainLimb, mainPart, mostPractised } from '../reflection/facts.rules.ts'

type Session = ReflectionRead['sessions'][number]

/** What a few days show, and what was counted to say so: `times` of `all` practices. */
export type Noticed = ({ part: TimeOfDay } | { limb: Limb }) & { times: number; all: number }

/** With fewer practices there is nothing to compare. */
const enough = 3

/** One thing that these practices show: when they were, or else what was practised most. */
export function noticedIn(sessions: readonly Session[]): Noticed | null {
  const all = sessions.length
  if (all < enough) return null
  const log = { language: 'en' as const, month: '', pauses: [], sessions: [...sessions] }
  const part = mainPart(log)
  if (part) return { ...part, all }
  const limb = mostPractised(log) && mainLimb(log)
  return limb ? { ...limb, all } : null
}
