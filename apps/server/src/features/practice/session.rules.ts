import type { AfterFeeling, BeforeFeeling, Limb, PracticeSession, Visibility } from '@sadhana/contract'

/** A practice as the ledger keeps it. */
export type Session = {
  id: string
  date: string
  time: string
  zone: string
  practiceDay: string
  limbType: Limb
  duration: number
  beforeFeeling: BeforeFeeling | null
  afterFeeling: AfterFeeling | null
  notes: string | null
  visibility: Visibility
  shareNotes: boolean
  version: number
}

/** What the totals count of a session. */
export type Counted = Pick<Session, 'practiceDay' | 'limbType' | 'duration' | 'beforeFeeling' | 'afterFeeling'>

/** The member as others see them beside a session. */
export type Author = PracticeSession['user']

type Seen = { author: Author; likes: number; isLiked: boolean }

export const describeSession = (session: Session, { author, likes, isLiked }: Seen): PracticeSession => ({
  ...session,
  isPublic: session.visibility === 'public',
  likes,
  isLiked,
  user: author,
})

/** What the journey counts of a session. */
export const ledgerEntryOf = ({ practiceDay, duration }: Pick<Session, 'practiceDay' | 'duration'>) => ({
  practiceDay,
  minutes: duration,
})
