const minuteMs = 60_000
const maxPerDay = 5

/** How far back the limits look. */
export const sendLimitMs = 24 * 60 * minuteMs

/**
 * Allows one message a minute and five a day to an address or number. `sent` holds those of the last day, in any order.
 */
export function overSendLimit(sent: readonly Date[], now: Date): 'day' | 'minute' | undefined {
  if (sent.length >= maxPerDay) return 'day'
  return sent.some((at) => now.getTime() - at.getTime() < minuteMs) ? 'minute' : undefined
}

export const maySendAgain = (sent: readonly Date[], now: Date): boolean => overSendLimit(sent, now) === undefined
