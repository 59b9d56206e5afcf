import type { ComponentType } from 'react'
import { lazyScreen } from '#lib/browser/lazy-screen.tsx'
import type { JourneyTabProps } from './shared/journey-tab-props.ts'

type JourneyTab = { id: string; label: string; Tab: ComponentType<JourneyTabProps> }

/** The tabs of the page, in order. Each has its own chunk; to add a tab, add a line. */
export const journeyTabs: readonly JourneyTab[] = [
  {
    id: 'streaks',
    label: 'Streaks',
    Tab: lazyScreen(async () => (await import('./streaks/streaks-tab.tsx')).StreaksTab),
  },
  {
    id: 'achievements',
    label: 'Achievements',
    Tab: lazyScreen(async () => (await import('./achievements/achievements-tab.tsx')).AchievementsTab),
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
  {
    id: 'learning',
    label: 'Learning',
    Tab: lazyScreen(async () => (await import('./learning/learning-tab.tsx')).LearningTab),
  },
  {
    id: 'progress',
    label: 'Progress',
    Tab: lazyScreen(async () => (await import('./progress/progress-tab.tsx')).ProgressTab),
  },
]
