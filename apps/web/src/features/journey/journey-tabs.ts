import type { ComponentType } from 'react'
import { lazyScreen } from '#lib/browser/lazy-screen.tsx'
import type { JourneyTabProps } from './journey-tab-props.ts'

type JourneyTab = { id: string; label: string; Tab: ComponentType<JourneyTabProps> }

/** The tabs of the page, in order. Each is in a chunk of its own; add one by adding its line. */
export const journeyTabs: readonly JourneyTab[] = [
  {
    id: 'streaks',
    label: 'Streaks',
    Tab: lazyScreen(async () => (await import('./streaks/streaks-tab.tsx')).StreaksTab),
  },
  {
    id: 'challenges',
    label: 'Challenges',
    Tab: lazyScreen(async () => (await import('./challenges/challenges-tab.tsx')).ChallengesTab),
  },
  {
    id: 'buddies',
    label: 'Buddies',
    Tab: lazyScreen(async () => (await import('./buddies/buddies-tab.tsx')).BuddiesTab),
  },
]
