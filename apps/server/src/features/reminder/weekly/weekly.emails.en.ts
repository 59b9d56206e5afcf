import type { TimeOfDay } from '@sadhana/contract'

const some = (count: number, one: string): string => `${count} ${count === 1 ? one : `${one}s`}`
const when = (part: TimeOfDay): string => (part === 'night' ? 'at night' : `in the ${part}`)

export const en = {
  subject: 'Your week',
  practised: (days: number, minutes: number) =>
    `You practised on ${some(days, 'day')} this week, for ${some(minutes, 'minute')} in all.`,
  practisedQuiet: 'There was practice in your week.',
  stones: (days: string) => `Seven stones, one for each day. Practice on ${days}.`,
  stonesQuiet: 'Seven stones in a row.',
  /** `isAll`: all of them were then, and not only most. */
  part: (part: TimeOfDay, isAll: boolean) => `${isAll ? 'All' : 'Most'} of your practices were ${when(part)}.`,
  partCounted: (part: TimeOfDay, times: number, all: number) => `${times} of ${some(all, 'practice')} ${when(part)}.`,
  partQuiet: (part: TimeOfDay) => `Practices ${when(part)}.`,
  limb: (limb: string, isAll: boolean) =>
    isAll ? `Every practice was ${limb}.` : `What you practised most was ${limb}.`,
  limbCounted: (limb: string, times: number, all: number) => `${times} of ${some(all, 'practice')} of ${limb}.`,
  limbQuiet: (limb: string) => `Practices of ${limb}.`,
  action: 'Open your insights',
  otherAction: 'Change the day, or turn it off',
  closing: 'You get this email because you chose it under Reminders.',
}

export type WeeklyTexts = typeof en
