/** What every tab of the page is given. */
export type JourneyTabProps = {
  /** Quiet mode hides counts, streaks and levels. */
  quiet: boolean
}
