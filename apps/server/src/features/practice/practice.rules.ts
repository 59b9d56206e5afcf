import type { NewPracticeSession, PracticeChange, Visibility } from '@sadhana/contract'
import { cursorFrom, readCursor } from '#platform/cursor.rules.ts'
import type { Counted, Session } from './session.rules.ts'

type Feelings = Pick<Session, 'beforeFeeling' | 'afterFeeling'>
type Described = Omit<Session, 'id' | 'practiceDay' | 'version'>

/** What the form sends, or the timer, which may not know the feelings. */
export type NewPractice = Omit<NewPracticeSession, keyof Feelings> & Feelings

type Defaults = { zone: string; defaultVisibility: Visibility }

/** What was left open is as the member's settings say, and notes are not shared. */
export function withDefaults(given: NewPractice, settings: Defaults): Described {
  const {
    zone = settings.zone,
    visibility = settings.defaultVisibility,
    shareNotes = false,
    notes,
    ...practice
  } = given
  return { ...practice, zone, visibility, shareNotes, notes: notes || null }
}

/** Fields that an edit does not name stay as they are; empty notes take the notes away. */
export function withChange(session: Session, change: PracticeChange): Session {
  const { version: _, notes, ...named } = change
  const given = Object.fromEntries(Object.entries(named).filter(([, value]) => value !== undefined))
  return { ...session, ...given, ...(notes !== undefined && { notes: notes || null }) }
}

/** Whether a session still counts in the totals as it did. */
export const countsAlike = (one: Counted, other: Counted): boolean =>
  one.practiceDay === other.practiceDay &&
  one.duration === other.duration &&
  one.limbType === other.limbType &&
  one.beforeFeeling === other.beforeFeeling &&
  one.afterFeeling === other.afterFeeling

type Position = { date: string; time: string; id: string }

export const cursorOf = ({ date, time, id }: Position): string => cursorFrom(date, time, id)

const position =
  /^(?<date>\d{4}-\d\d-\d\d) (?<time>\d\d:\d\d) (?<id>[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12})$/

/** Undefined for anything that `cursorOf` did not make. */
export function positionOf(cursor: string): Position | undefined {
  const groups = position.exec(readCursor(cursor))?.groups as Position | undefined
  return groups && isMoment(groups) ? { date: groups.date, time: groups.time, id: groups.id } : undefined
}

const isMoment = ({ date, time }: Position) => {
  const moment = new Date(`${date}T${time}:00Z`)
  return !Number.isNaN(moment.getTime()) && moment.toISOString().startsWith(`${date}T${time}`)
}
