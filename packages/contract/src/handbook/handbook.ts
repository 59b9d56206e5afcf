import { aiGuidance } from './ai-guidance.ts'
import { analyticsGuide } from './analytics.ts'
import type { HandbookSection } from './blocks.ts'
import { communityAndSocial } from './community-and-social.ts'
import { gettingStarted } from './getting-started.ts'
import { meditationGuide } from './meditation.ts'
import { practiceTracking } from './practice-tracking.ts'
import { progressAndAchievements } from './progress-and-achievements.ts'
import { wellnessAndMood } from './wellness-and-mood.ts'

export * from './blocks.ts'

/** The user guide, for its page and for answers based on it. It must be true of the app as it is. */
export const handbook: readonly HandbookSection[] = [
  gettingStarted,
  practiceTracking,
  communityAndSocial,
  wellnessAndMood,
  progressAndAchievements,
  aiGuidance,
  analyticsGuide,
  meditationGuide,
]
