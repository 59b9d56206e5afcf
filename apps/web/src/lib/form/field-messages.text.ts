/** What the contract's schemas say, by their English message. A message without a translation stays as it is. */
export const fieldMessages: Readonly<Record<string, string>> = {}

/** Instead of Zod's own words, which are English, by the code of the issue. */
export const issueMessages: Readonly<Record<string, string>> = {}
