import type { HandbookSection } from '../handbook/handbook.ts'
import { aiGuidance as germanAiGuidance } from './de/handbook/ai-guidance.ts'
import { analyticsGuide as germanAnalyticsGuide } from './de/handbook/analytics.ts'
import { communityAndSocial as germanCommunityAndSocial } from './de/handbook/community-and-social.ts'
import { gettingStarted as germanGettingStarted } from './de/handbook/getting-started.ts'
import { meditationGuide as germanMeditationGuide } from './de/handbook/meditation.ts'
import { practiceTracking as germanPracticeTracking } from './de/handbook/practice-tracking.ts'
import { progressAndAchievements as germanProgressAndAchievements } from './de/handbook/progress-and-achievements.ts'
import { wellnessAndMood as germanWellnessAndMood } from './de/handbook/wellness-and-mood.ts'
import { aiGuidance as spanishAiGuidance } from './es/handbook/ai-guidance.ts'
import { analyticsGuide as spanishAnalyticsGuide } from './es/handbook/analytics.ts'
import { communityAndSocial as spanishCommunityAndSocial } from './es/handbook/community-and-social.ts'
import { gettingStarted as spanishGettingStarted } from './es/handbook/getting-started.ts'
import { meditationGuide as spanishMeditationGuide } from './es/handbook/meditation.ts'
import { practiceTracking as spanishPracticeTracking } from './es/handbook/practice-tracking.ts'
import { progressAndAchievements as spanishProgressAndAchievements } from './es/handbook/progress-and-achievements.ts'
import { wellnessAndMood as spanishWellnessAndMood } from './es/handbook/wellness-and-mood.ts'

// For the guide, which answers from it. The pages of a language have their own handbook built in.

export const germanHandbook: readonly HandbookSection[] = [
  germanGettingStarted,
  germanPracticeTracking,
  germanCommunityAndSocial,
  germanWellnessAndMood,
  germanProgressAndAchievements,
  germanAiGuidance,
  germanAnalyticsGuide,
  germanMeditationGuide,
]

export const spanishHandbook: readonly HandbookSection[] = [
  spanishGettingStarted,
  spanishPracticeTracking,
  spanishCommunityAndSocial,
  spanishWellnessAndMood,
  spanishProgressAndAchievements,
  spanishAiGuidance,
  spanishAnalyticsGuide,
  spanishMeditationGuide,
]
