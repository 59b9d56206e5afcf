/** The props of every tab of the page. */
export type JourneyTabProps = {
  /** Quiet mode hides counts, streaks and levels. */
  quiet: boolean
}
