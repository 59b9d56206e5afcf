import { addDays, type GentleAnswer, type GentleDays, gentleOfferRestDays, hardDaysSeen } from '@sadhana/contract'

export type HardPractice = { id: string; practiceDay: string; severity: 'little' | 'quite' | 'very' | null }

/** Days are the member's practice days. */
export type GentleOffer = {
  offeredOn: string
  answer: GentleAnswer | null
  answeredOn: string | null
  /** The last of the gentle days that a yes starts. */
  gentleUntil: string | null
  endedOn: string | null
}

/** `offers` are the oldest first. */
export type GentleLog = { hard: readonly HardPractice[]; offers: readonly GentleOffer[] }

const hardPracticesForOffer = 2

type Days = { firstDay: string; lastDay: string }

/** All gentle days there have been, and those planned. Days after an early end are none. */
export const gentlePeriods = (offers: readonly GentleOffer[]): Days[] =>
  offers.flatMap(({ answeredOn, gentleUntil, endedOn }) => {
    if (answeredOn === null || gentleUntil === null) return []
    // The day they end on is an ordinary day again.
    const lastDay = endedOn === null ? gentleUntil : addDays(endedOn, -1)
    return lastDay < answeredOn ? [] : [{ firstDay: answeredOn, lastDay }]
  })

/**
 * Gentle days are offered after one very hard practice or two hard ones in the last 14 days, and not again for 30 days.
 * An offer without an answer stays for as long as the practices it was made for are enough for it.
 */
export function gentleDaysOn(today: string, { hard, offers }: GentleLog): GentleDays {
  const current = gentlePeriods(offers).find(({ firstDay, lastDay }) => firstDay <= today && today <= lastDay)
  if (current) return { state: 'gentle', ...current }
  const recent = hard.filter(({ practiceDay }) => practiceDay > addDays(today, -hardDaysSeen) && practiceDay <= today)
  const last = offers.at(-1)
  if (!last || today > addDays(last.offeredOn, gentleOfferRestDays)) return offerFor(recent, true)
  const isOpen = last.answer === null
  return isOpen
    ? offerFor(
        recent.filter((one) => one.practiceDay <= last.offeredOn),
        false,
      )
    : { state: 'none' }
}

/** One that was very hard is enough, or two. */
function offerFor(hard: readonly HardPractice[], isNew: boolean): GentleDays {
  const isEnough = hard.length >= hardPracticesForOffer || hard.some(({ severity }) => severity === 'very')
  return isEnough ? { state: 'offer', restsOn: hard.map(({ id }) => id), isNew } : { state: 'none' }
}
