import type { ComponentType } from 'react'
import { lazyScreen } from '#lib/browser/lazy-screen.tsx'
import type { JourneyTabProps } from './shared/journey-tab-props.ts'
import { journeyText } from './shared/journey.text.ts'

const text = journeyText.tabs

type JourneyTab = { id: string; label: string; Tab: ComponentType<JourneyTabProps> }

/** The tabs of the page, in order. Each has its own chunk; to add a tab, add a line. */
export const journeyTabs: readonly JourneyTab[] = [
  {
    id: 'streaks',
    label: text.streaks,
    Tab: lazyScreen(async () => (await import('./streaks/streaks-tab.tsx')).StreaksTab),
  },
  {
    id: 'achievements',
    label: text.achievements,
    Tab: lazyScreen(async () => (await import('./achievements/achievements-tab.tsx')).AchievementsTab),
  },
  {
    id: 'challenges',
    label: text.challenges,
    Tab: lazyScreen(async () => (await import('./challenges/challenges-tab.tsx')).ChallengesTab),
  },
  {
    id: 'buddies',
    label: text.buddies,
    Tab: lazyScreen(async () => (await import('./buddies/buddies-tab.tsx')).BuddiesTab),
  },
  {
    id: 'learning',
    label: text.learning,
    Tab: lazyScreen(async () => (await import('./learning/learning-tab.tsx')).LearningTab),
  },
  {
    id: 'progress',
    label: text.progress,
    Tab: lazyScreen(async () => (await import('./progress/progress-tab.tsx')).ProgressTab),
  },
]
