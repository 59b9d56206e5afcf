// Without schemas, because screens for visitors read it.

/** What newcomers read instead of a form, and as the message of `service.closing`. */
export const closingText = (day: string): string =>
  `This installation closes on ${day}, so it takes no new members, invitations or contributions.`

/** The message of `service.closed`. */
export const closedText = (day: string): string =>
  `This installation closed on ${day}. Signing in isn’t possible any more.`
