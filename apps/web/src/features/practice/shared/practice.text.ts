import type { TimeOfDay } from '@sadhana/contract'
import { plural } from '#intl/intl.rules.ts'

/** The toasts about a practice that was saved, changed or deleted, or that couldn't be. */
export const practiceText = {
  saved: 'Practice session saved!',
  savedText: 'Your mindful practice has been recorded.',
  savedEdit: 'Edit',
  updated: 'Practice session updated',
  deleted: 'Practice session deleted',
  restored: 'Practice session restored',
  erased: 'Practice session erased',
  saveFailed: 'Failed to save practice session. Please try again.',
  deleteFailed: 'Failed to delete practice session. Please try again.',
  restoreFailed: 'Failed to restore practice session. Please try again.',
  eraseFailed: 'Failed to erase practice session. Please try again.',
  /** Announced to people who may miss the toast: where else they can do the same. */
  undoOnHome: 'You can also undo this on your dashboard',
  editOnHome: 'You can also edit it on your dashboard',
  undoInList: 'You can also undo this in the list, or under Recently deleted',
  restoreInList: 'You can also put it back on the page All my sessions',
}

/** Lists of sessions, also the short one on home. */
export const sessionListText = {
  recent: 'Recent sessions',
  all: 'All sessions',
  none: 'No practice sessions yet',
  noneText: 'Your first one can be as short as a minute.',
  name: (limb: string, moment: string) => `${limb}, ${moment}`,
  edit: (session: string) => `Edit ${session}`,
} as const

const timesOfDay: Record<TimeOfDay, string> = {
  morning: 'morning',
  afternoon: 'afternoon',
  evening: 'evening',
  night: 'night',
}

/** Frequent practices. The unit is only for screen readers, which read the time of day after it. */
export const usualText = {
  what: (limb: string, minutes: number) =>
    plural(minutes, {
      one: `<limb>${limb}</limb> 1<hidden> minute,</hidden>`,
      other: (count) => `<limb>${limb}</limb> ${count}<hidden> minutes,</hidden>`,
    }),
  timesOfDay,
} as const
