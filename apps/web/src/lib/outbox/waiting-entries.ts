import {
  localMoment,
  type MoodEntry,
  type NewMeditationSession,
  type NewMoodEntry,
  type NewPracticeSession,
  type NewSleepEntry,
  type PracticeSession,
  type SleepEntry,
  wellnessScale,
} from '@sadhana/contract'
import { currentUserQuery } from '#lib/member/current-user.ts'
import { queryClient } from '#lib/query/query-client.ts'
import type { Message } from './message.rules.ts'
import type { ListKind } from './with-waiting.rules.ts'

/** A mood that waits to be sent, as the server will answer it. Until then its id is the device's. */
export const waitingMood = (id: string, body: NewMoodEntry, at: Date): MoodEntry & { offersHelp: boolean } => ({
  id,
  mood: body.mood,
  energy: body.energy ?? wellnessScale.default,
  energyGiven: body.energyGiven ?? body.energy !== undefined,
  notes: body.notes ?? null,
  createdAt: at.toISOString(),
  practiceDay: at.toISOString().slice(0, 10),
  version: 1,
  offersHelp: false,
})

export const waitingNight = (id: string, body: NewSleepEntry): SleepEntry => ({
  id,
  date: body.date,
  bedtime: body.bedtime,
  wakeTime: body.wakeTime,
  duration: body.duration,
  quality: body.quality,
  notes: body.notes ?? null,
  zone: body.zone ?? 'UTC',
  version: 1,
})

export function waitingPractice(id: string, body: NewPracticeSession): PracticeSession {
  const {
    displayName = '',
    username = '',
    profileImage = null,
  } = queryClient.getQueryData(currentUserQuery.queryKey) ?? {}
  const { clientId: _, visibility = 'private', hard, ...practice } = body
  return {
    ...practice,
    ...(hard && { hard }),
    id,
    afterFeeling: body.afterFeeling ?? null,
    notes: body.notes ?? null,
    tags: body.tags ?? [],
    visibility,
    isPublic: visibility === 'public',
    shareNotes: body.shareNotes ?? false,
    zone: body.zone ?? 'UTC',
    practiceDay: body.date,
    pictures: [],
    likes: 0,
    isLiked: false,
    user: { displayName, username, profileImage, isVerified: false },
    version: 1,
  }
}

/** The fields that a change contains. */
const changed = (change: object) =>
  Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined)) as object

export const editedMood = (entry: MoodEntry, change: object): MoodEntry => ({
  ...entry,
  ...changed(change),
  energyGiven: entry.energyGiven || 'energy' in changed(change),
})

export const editedNight = (night: SleepEntry, change: object): SleepEntry => ({ ...night, ...changed(change) })

export function editedPractice(session: PracticeSession, change: object): PracticeSession {
  const { hard, ...fields } = { ...session, ...changed(change) }
  const isPublic = fields.visibility === 'public'
  return { ...fields, notes: fields.notes || null, isPublic, ...(hard && { hard }) }
}

/** Sits have the moments at which they started and ended, and practices a date and a time. */
function waitingSit({ subject, body, madeAt }: Message): PracticeSession {
  const { startedAt = madeAt, zone = 'UTC', limbType = 'dhyana', ...sit } = body as NewMeditationSession
  const { duration, afterFeeling, hard, notes, tags } = sit
  const practice = waitingPractice(subject, {
    ...localMoment(new Date(startedAt), zone),
    zone,
    limbType,
    duration,
    ...(afterFeeling && { afterFeeling }),
    ...(hard && { hard }),
    ...(notes && { notes }),
    ...(tags && { tags }),
  } as NewPracticeSession)
  return { ...practice, beforeFeeling: null }
}

const order = (one: string, other: string) => (one < other ? 1 : one > other ? -1 : 0)

export const practiceList: ListKind<PracticeSession> = {
  kinds: ['practice', 'sit'],
  created: (message) =>
    message.kind === 'sit' ? waitingSit(message) : waitingPractice(message.subject, message.body as NewPracticeSession),
  edited: editedPractice,
  order: (one, other) => order(`${one.date} ${one.time}`, `${other.date} ${other.time}`),
}

export const moodList: ListKind<MoodEntry> = {
  kinds: ['mood'],
  created: ({ subject, body, madeAt }) => waitingMood(subject, body as NewMoodEntry, new Date(madeAt)),
  edited: editedMood,
  order: (one, other) => order(one.createdAt, other.createdAt),
}

export const nightList: ListKind<SleepEntry> = {
  kinds: ['sleep'],
  created: ({ subject, body }) => waitingNight(subject, body as NewSleepEntry),
  edited: editedNight,
  order: (one, other) => order(one.date, other.date),
}
