import type {
  AmbientSound,
  ChatExchange,
  DifficultyLevel,
  FixedRestDay,
  FrozenQuestion,
  GentleAnswer,
  Hardship,
  ImportFault,
  Limb,
  MoodEntry,
  PracticePause,
  Preset,
  TimerSettings,
  PracticeSession,
  Reason,
  SleepEntry,
  SocialPlatform,
  TimeOfDay,
} from '@sadhana/contract'

type Sit = { ambientSound: AmbientSound | null; completedAt: string; interrupted: boolean }

/**
 * What a row of an archive contains beyond its kind's usual fields. `sourceId` is its id in the account it came from.
 */
export type Archived = {
  sourceId: string
  createdAt: string
  practiceDay?: string
  shareNotes?: boolean
  sit?: Sit | null
}

type EntrySource = { createdAt: string; sourceId: string | null }
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
  | 'tags'
  | 'shareNotes'

/** Rows as they will be added. */
export type Entries = {
  practice: Pick<PracticeSession, Logged> &
    EntrySource & { isShortened: boolean; isSit: boolean; sit: Sit | null; hard: Hardship | null }
  mood: Omit<MoodEntry, 'version'> & EntrySource
  night: Omit<SleepEntry, 'version'> & EntrySource
  pause: PracticePause
  connection: { platform: SocialPlatform; platformUsername: string }
  preferences: Partial<Preferences>
  /** Present only for a member who approves followers. */
  privacy: { approveFollowers: true }
  /** When the day ends and, if the member chose it, the zone. Once restored, also the previous zone. */
  calendar: { dayEndsAt?: number; zone?: string; zoneBefore?: string }
  /** Settings as they were from a moment on: the streak judges each day by those of the time. */
  setting: { validFrom: string; weeklyGoal: number; zone: string; dayEndsAt: number; fixedRestDays?: FixedRestDay[] }
  bio: { bio: string }
  /** A picture of a practice in the same import. `file` is its name in the archive. */
  picture: { id: string; sessionId: string; file: string; caption: string | null }
  /** The member's own picture and, once it is restored, its address. */
  portrait: { file: string; image?: string }
  /** A question to the Practice Guide, and its answer. */
  exchange: ChatExchange & { sourceId: string }
  /** A limb that the member has hidden from the recommendations, and the day on which it is shown again. */
  hidden: { limbType: Limb; until: string }
  /** An offer of gentle days, and what became of it. */
  'gentle-offer': {
    offeredOn: string
    answer: GentleAnswer | null
    answeredOn: string | null
    gentleUntil: string | null
    endedOn: string | null
  }
  /** A question to one's own practice, with its order and the days that weren't kept to. */
  question: {
    id: string
    frozen: FrozenQuestion
    seed: string
    firstDay: string
    sha256: string
    state: 'running' | 'ended' | 'kept' | 'stopped'
    unkeptDays: string[]
  }
  /** A challenge of this server that the member joined elsewhere. */
  challenge: { challengeId: string; joinedAt: string }
  preset: Preset & { changedAt: string }
  'timer-setting': { key: keyof TimerSettings; value: unknown; changedAt: string }
  reading: { slug: string; place: number; readAt: string | null; updatedAt: string }
}
type Preferences = {
  weeklyGoal: number
  preferredPracticeTime: TimeOfDay
  difficultyLevel: DifficultyLevel
  quietMode: boolean
  hideGuide: boolean
  reasons: Reason[]
  fixedRestDays: FixedRestDay[]
}
export type Kind = keyof Entries

export type ParsedRow = { [K in Kind]: { kind: K; entry: Entries[K] } }[Kind] | { fault: ImportFault }

/** The member's existing entries, as far as needed to find duplicates. */
export type ExistingEntries = {
  /** The ids of practices, moods and nights, including those in the trash, and of questions to the guide. */
  ids: string[]
  practices: { date: string; time: string; limbType: string }[]
  moods: { at: Date; mood: string }[]
  nights: { date: string; bedtime: Date | null; wakeTime: Date | null }[]
  hiddenLimbs: string[]
  joinedChallenges: string[]
  gentleOfferDays: string[]
}
