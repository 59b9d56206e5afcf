import type { NewPracticeSession, PracticeChange, Visibility } from '@sadhana/contract'
import type { CountedSession, LedgerSession } from './session.rules.ts'

type Feelings = Pick<LedgerSession, 'beforeFeeling' | 'afterFeeling'>
type Described = Omit<LedgerSession, 'id' | 'practiceDay' | 'version'>

/** Sent by the form or the timer. The timer may leave out feelings. */
export type NewPractice = Omit<NewPracticeSession, keyof Feelings> & Feelings

type Defaults = { zone: string; defaultVisibility: Visibility }

/** Missing fields come from the member's settings; notes are not shared by default. */
export function withDefaults(input: NewPractice, settings: Defaults): Described {
  const {
    zone = settings.zone,
    visibility = settings.defaultVisibility,
    shareNotes = false,
    notes,
    tags,
    clientId: _,
    ...practice
  } = input
  return { ...practice, zone, visibility, shareNotes, notes: notes || null, tags: orNull(tags) }
}

/** Fields an edit does not name stay as they are; empty notes remove the notes, and an empty list the tags. */
export function withChange(session: LedgerSession, change: PracticeChange): LedgerSession {
  const { version: _, notes, tags, ...named } = change
  const fields = Object.fromEntries(Object.entries(named).filter(([, value]) => value !== undefined))
  return {
    ...session,
    ...fields,
    ...(notes !== undefined && { notes: notes || null }),
    tags: orNull(tags ?? session.tags),
  }
}

const orNull = (tags: string[] | null = null): string[] | null => (tags && tags.length > 0 ? tags : null)

/**
 * True if an edit would leave a practice without an ending that had one: a feeling, or that it was hard. Sits never
 * need one; they have no feeling before.
 */
export const losesEnding = (before: LedgerSession, after: LedgerSession): boolean =>
  hasEnding(before) && !hasEnding(after) && (after.beforeFeeling !== null || before.afterFeeling !== null)
const hasEnding = ({ afterFeeling, hard }: LedgerSession) => Boolean(afterFeeling ?? hard)

/** True if both count the same in the totals. */
export const countsAlike = (one: CountedSession, other: CountedSession): boolean =>
  one.practiceDay === other.practiceDay &&
  one.duration === other.duration &&
  one.limbType === other.limbType &&
  one.beforeFeeling === other.beforeFeeling &&
  one.afterFeeling === other.afterFeeling

/** True if both earn the same achievements, at the same moment. */
export const ranksAlike = (one: LedgerSession, other: LedgerSession): boolean =>
  countsAlike(one, other) && one.date === other.date && one.time === other.time && one.zone === other.zone
