import type { PracticeSession } from '@sadhana/contract'
import { mira } from './mira.ts'

/** One of Mira's practices, as the API lists it. */
export const aPractice = (overrides: Partial<PracticeSession> = {}): PracticeSession => ({
  id: '0198a1f0-0000-7000-8000-00000000000a',
  date: '2026-01-05',
  time: '06:30',
  zone: 'Europe/Berlin',
  practiceDay: '2026-01-05',
  limbType: 'dhyana',
  duration: 20,
  beforeFeeling: 'stressed',
  afterFeeling: 'calm',
  notes: null,
  tags: [],
  visibility: 'private',
  shareNotes: false,
  isPublic: false,
  pictures: [],
  likes: 0,
  isLiked: false,
  version: 1,
  user: {
    displayName: mira.displayName,
    username: mira.username,
    profileImage: mira.profileImage,
    isVerified: mira.isVerified,
  },
  ...overrides,
})
