import type { Limb } from '@sadhana/contract'

/** Why a line was chosen. It is kept in English. */
export const en = {
  beginning: 'First sessions',
  practised: 'After today’s practice',
  steady: 'A steady week',
  morning: 'Morning',
  evening: 'Evening',
  limb: (limb: Limb) => `Your practice of ${limb}`,
}

export type QuoteTexts = typeof en
