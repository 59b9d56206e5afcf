import type {
  AmbientSound,
  DifficultyLevel,
  ImportFault,
  MoodEntry,
  PracticePause,
  PracticeSession,
  Reason,
  SleepEntry,
  SocialPlatform,
  TimeOfDay,
} from '@sadhana/contract'

type Sit = { ambientSound: AmbientSound | null; completedAt: string; interrupted: boolean }

/** What a row of an archive knows beyond its kind's usual fields. `sourceId` names it in the account it came from. */
export type Archived = {
  sourceId: string
  createdAt: string
  practiceDay?: string
  shareNotes?: boolean
  sit?: Sit | null
}

type Named = { createdAt: string; sourceId: string | null }
type Logged =
  | 'id'
  | 'date'
  | 'time'
  | 'zone'
  | 'practiceDay'
  | 'limbType'
  | 'duration'
  | 'beforeFeeling'
  | 'afterFeeling'
  | 'notes'
  | 'shareNotes'

/** Rows as they will be added. */
export type Entries = {
  practice: Pick<PracticeSession, Logged> & Named & { isShortened: boolean; isSit: boolean; sit: Sit | null }
  mood: MoodEntry & Named
  night: SleepEntry & Named
  pause: PracticePause
  connection: { platform: SocialPlatform; platformUsername: string }
  preferences: Partial<Preferences>
  bio: { bio: string }
  /** On a practice of the same import; `file` is its name in the archive. */
  picture: { id: string; sessionId: string; file: string; caption: string | null }
  /** The member's own picture, and once it is restored, its address. */
  portrait: { file: string; image?: string }
  reading: { slug: string; place: number; readAt: string | null; updatedAt: string }
}
type Preferences = {
  weeklyGoal: number
  preferredPracticeTime: TimeOfDay
  difficultyLevel: DifficultyLevel
  quietMode: boolean
  reasons: Reason[]
}
export type Kind = keyof Entries

export type Judged = { [K in Kind]: { kind: K; entry: Entries[K] } }[Kind] | { fault: ImportFault }

/** What the member already has, as far as it decides what is a duplicate. */
export type Known = {
  /** Of practices, moods and nights, those in the trash included. */
  ids: string[]
  practices: { date: string; time: string; limbType: string }[]
  moods: { at: Date; mood: string }[]
  nights: { date: string; bedtime: Date | null; wakeTime: Date | null }[]
}
