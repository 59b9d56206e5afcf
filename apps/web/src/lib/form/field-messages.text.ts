/** What the contract's schemas say, by their English message. A message without a translation stays as it is. */
export const fieldMessages: Readonly<Record<string, string>> = {}
