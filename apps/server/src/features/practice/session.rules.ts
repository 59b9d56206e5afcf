import type {
  AfterFeeling,
  BeforeFeeling,
  Hardship,
  Limb,
  PracticePicture,
  PracticeSession,
  Visibility,
} from '@sadhana/contract'

/** A practice as stored in the ledger. */
export type LedgerSession = {
  id: string
  date: string
  time: string
  zone: string
  practiceDay: string
  limbType: Limb
  duration: number
  beforeFeeling: BeforeFeeling | null
  afterFeeling: AfterFeeling | null
  /** Null or missing if it wasn't hard. */
  hard?: Hardship | null | undefined
  notes: string | null
  /** Null for none. */
  tags: string[] | null
  visibility: Visibility
  shareNotes: boolean
  version: number
}

/** The fields the totals depend on. */
export type CountedSession = Pick<
  LedgerSession,
  'practiceDay' | 'limbType' | 'duration' | 'beforeFeeling' | 'afterFeeling'
>

/** The member as others see them beside a session. */
export type Author = PracticeSession['user']

type SessionContext = { author: Author; pictures: PracticePicture[]; likes: number; isLiked: boolean }

export const practiceSessionOf = (
  { hard, ...session }: LedgerSession,
  { author, pictures, likes, isLiked }: SessionContext,
): PracticeSession => ({
  ...session,
  ...(hard && { hard }),
  tags: session.tags ?? [],
  isPublic: session.visibility === 'public',
  pictures,
  likes,
  isLiked,
  user: author,
})

/** The fields that streak and achievements depend on. */
export const ledgerPracticeOf = ({ duration, ...session }: LedgerSession) => ({
  id: session.id,
  practiceDay: session.practiceDay,
  date: session.date,
  time: session.time,
  zone: session.zone,
  limbType: session.limbType,
  minutes: duration,
  beforeFeeling: session.beforeFeeling,
  afterFeeling: session.afterFeeling,
})
