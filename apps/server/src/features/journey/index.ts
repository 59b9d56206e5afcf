export { achievementGrants } from './achievements/achievements.jobs.ts'
export { type JourneyUpdate, journeyAhead } from './achievements/achievements.rules.ts'
export { recomputeAchievements } from './achievements/achievements.service.ts'
export { achievementIn, type CatalogueAchievement } from './achievements/achievements.texts.ts'
export { buddyPurge } from './buddies/buddies.jobs.ts'
export {
  acceptBuddy,
  endBuddiesBetween,
  inviteBuddy,
  listHeardWords,
  sendQuietWord,
} from './buddies/buddies.service.ts'
export { restoreParticipant, undoParticipant } from './challenges/challenges.repo.ts'
export { challengeSchedule } from './challenges/challenges.jobs.ts'
export {
  defineChallenge,
  joinChallenge,
  listEveryChallenge,
  runChallenges,
  setChallengeOpen,
} from './challenges/challenges.service.ts'
export { applyPractice } from './streak/apply-practice.service.ts'
export { todayColumn } from './calendar/timeline.sql.ts'
export { nextMoonDay } from './calendar/moon.rules.ts'
export { practiceDaysOf } from './calendar/calendar.rules.ts'
export { journeyRoutes } from './journey.routes.ts'
export { restoreReading, undoReading } from './learning/articles.repo.ts'
export { learningRoutes } from './learning/learning.routes.ts'
export { textsOf } from './learning/article.rules.ts'
export { changeReading, publishArticles, readArticles } from './learning/learning.service.ts'
export {
  streakUpdateCtes,
  streakSnapshotColumns,
  toStreakSnapshot,
  type StreakSnapshotRow,
} from './streak/streak-update.sql.ts'
export { deleteOffer as undoGentleOffer } from './settings/gentle.repo.ts'
export { restoreGentleOffer } from './settings/gentle.service.ts'
export { isGentleColumn } from './settings/gentle.sql.ts'
export { addPause, restorePause } from './settings/pauses.service.ts'
export { deleteEarlier as undoSetting, deletePause, insertEarlier as restoreSetting } from './settings/settings.repo.ts'
export { noteSettings, restoreCalendar, undoCalendar } from './settings/restored-settings.service.ts'
export type { LedgerEntry } from './streak/progress.rules.ts'
export { calendarOf, changeSettings, readSettings } from './settings/settings.service.ts'
export { journeyColumns, type Journey, type JourneyRow, journeyTables, toJourney } from './stats/stats.repo.ts'
export { daysBefore, statsOf, statsWithDays } from './stats/stats.service.ts'
export { foreseeStreak, longestRunOf, recomputeJourney } from './recompute.service.ts'
export { lockStreak } from './streak/streak.repo.ts'
export type { StreakSnapshot } from './streak/streak.rules.ts'
