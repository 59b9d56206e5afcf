import { z } from 'zod'

/** How many days gentle days last, the first and the last included. */
export const gentleDaysLength = 14
/** The practice days, today included, whose hard practices lead to the offer. */
export const hardDaysSeen = 14
/** After an offer, there is none for this many days, whatever the answer. */
export const gentleOfferRestDays = 30
/** Longer practices are not suggested in gentle days. */
export const gentleMinutesMax = 10

export const eyeStates = ['open', 'closed'] as const
export type EyeState = (typeof eyeStates)[number]

export type Demands = { minutes: number; eyes: EyeState; holdsBreath: boolean }

/** Whether we suggest a practice in gentle days. The member's own sits and usual practices are never asked this. */
export const isGentle = ({ minutes, eyes, holdsBreath }: Demands): boolean =>
  minutes <= gentleMinutesMax && eyes === 'open' && !holdsBreath

export const GentleDays = z.discriminatedUnion('state', [
  z.object({ state: z.literal('none') }),
  z.object({
    state: z.literal('offer'),
    /** The hard practices it rests on: one that was very hard, or at least two. */
    restsOn: z.array(z.uuid()).min(1),
    /** True until it's noted that the member has seen it. */
    isNew: z.boolean(),
  }),
  z.object({ state: z.literal('gentle'), firstDay: z.iso.date(), lastDay: z.iso.date() }),
])
export type GentleDays = z.infer<typeof GentleDays>

export const gentleAnswers = ['yes', 'not-now'] as const
export type GentleAnswer = (typeof gentleAnswers)[number]
