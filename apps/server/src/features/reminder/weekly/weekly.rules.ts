/** What decides whether the weekly email comes. The email never says which of these kept it away. */
export type WeeklyFacts = {
  hoursLate: number
  hasEmail: boolean
  isLeaving: boolean
  /** All reminders are paused. */
  isPaused: boolean
  isGentle: boolean
  /** A practice of these days ended hard. */
  wasHard: boolean
  /** There was a practice in these days. A week without one is left alone, in a pause or not. */
  hasPractice: boolean
  /** A reminder came by email today, and one email a day is enough. */
  hasEmailToday: boolean
}

/** After this long, the next week is soon enough. */
const lateAfterHours = 24

export const weeklyComes = (facts: WeeklyFacts): boolean =>
  facts.hoursLate < lateAfterHours &&
  facts.hasEmail &&
  facts.hasPractice &&
  !facts.isLeaving &&
  !facts.isPaused &&
  !facts.isGentle &&
  !facts.wasHard &&
  !facts.hasEmailToday

/** When the email comes, unless the member has a reminder by email earlier that day, whose place it takes. */
const usualTime = '08:00'

export const weeklyTime = (firstReminder: string | null): string =>
  firstReminder !== null && firstReminder < usualTime ? firstReminder : usualTime
