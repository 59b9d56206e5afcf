import { addDays, type ReminderChannel } from '@sadhana/contract'

/** A practice day on which the member was reminded. */
export type RemindedDay = {
  day: string
  /** Reminders that came, without those the member asked for with Later. */
  reminders: number
  emails: number
  /** The member chose Start, Later or Not today. Whether they opened it isn't watched. */
  isAnswered: boolean
  isDeclined: boolean
  isPractised: boolean
}

export type ReminderFacts = {
  /** The member's practice day. */
  today: string
  minutesLate: number
  isLeaving: boolean
  /** All reminders are paused. */
  isPaused: boolean
  /** Practice itself is paused, for illness or travel. */
  isOnPause: boolean
  isGentle: boolean
  isPractised: boolean
  oneADay: boolean
  /** Earlier days no longer count as ignored, because the member asked for all reminders again. */
  countsFrom: string | null
  /** The weekly email came today. */
  hasWeekly: boolean
  /** Newest first. */
  remindedDays: readonly RemindedDay[]
}

export type Decision =
  | { comes: true; tone: 'usual' | 'gentle'; tellsFewer: boolean }
  | { comes: false; because: 'late' | 'leaving' | 'paused' | 'practised' | 'declined' | 'enough' | 'fewer' }

/** A reminder that could not be sent for so long says nothing useful any more. */
export const lateAfterMinutes = 15
export const ignoredBeforeFewer = 5
/** After that, a reminder comes on every third day. */
const fewerEveryDays = 3

/** How many of the latest reminded days in a row were ignored: without an answer and without practice until they ended. */
export function ignoredInARow({
  today,
  countsFrom,
  remindedDays,
}: Pick<ReminderFacts, 'today' | 'countsFrom' | 'remindedDays'>): number {
  const past = remindedDays.filter(({ day }) => day < today && (countsFrom === null || day >= countsFrom))
  const answered = past.findIndex(({ isAnswered, isPractised }) => isAnswered || isPractised)
  return answered === -1 ? past.length : answered
}

/** Whether a reminder comes, and how it speaks. Quiet hours don't matter: the member chose the time. */
export function decide(facts: ReminderFacts, channel: ReminderChannel): Decision {
  const { today, isGentle, remindedDays } = facts
  const todays = remindedDays.find(({ day }) => day === today)
  if (facts.minutesLate > lateAfterMinutes) return { comes: false, because: 'late' }
  if (facts.isLeaving) return { comes: false, because: 'leaving' }
  if (facts.isPaused || facts.isOnPause) return { comes: false, because: 'paused' }
  if (facts.isPractised) return { comes: false, because: 'practised' }
  if (todays?.isDeclined) return { comes: false, because: 'declined' }
  if (todays && ((todays.reminders > 0 && (facts.oneADay || isGentle)) || (channel === 'email' && todays.emails > 0)))
    return { comes: false, because: 'enough' }
  if (channel === 'email' && facts.hasWeekly) return { comes: false, because: 'enough' }
  const ignored = ignoredInARow(facts)
  const latest = remindedDays.find(({ day }) => day < today)?.day
  const isFewer = ignored >= ignoredBeforeFewer
  if (isFewer && latest !== undefined && today < addDays(latest, fewerEveryDays))
    return { comes: false, because: 'fewer' }
  return { comes: true, tone: isGentle ? 'gentle' : 'usual', tellsFewer: ignored === ignoredBeforeFewer }
}
