/**
 * What people ask in a language, and the same in the English that the guide's rules know. The first match counts. In
 * questions about the log, the words for time, limbs and feelings are put into English too; what is then left over, and
 * says something, stays as it is, so that no sum pretends to answer it.
 */
export type Reading = {
  /** Patterns see lower case without accents. */
  talk: readonly [pattern: RegExp, english: string][]
  /** About what the member has on pages that the guide can't see. */
  pages: readonly [pattern: RegExp, english: string][]
  log: readonly [pattern: RegExp, english: string][]
  /** Questions with these words are about how the app works, even if they name the log. */
  asksHow: RegExp
  /** The first that fits completes a question about the log. */
  times: readonly [pattern: RegExp, english: string][]
  limbs: readonly [pattern: RegExp, english: string][]
  feelings: readonly [pattern: RegExp, english: string][]
  /** Words that change nothing about what is counted. */
  understood: RegExp
}
