const minuteMs = 60_000
const mostADay = 5

/** How far back the limits look. */
export const sendLimitMs = 24 * 60 * minuteMs

/** One email a minute and five a day to an address. `sent` holds the last day, in any order. */
export const maySendAgain = (sent: readonly Date[], now: Date): boolean =>
  sent.length < mostADay && sent.every((at) => now.getTime() - at.getTime() >= minuteMs)
