import { z } from 'zod'

/** The limits of a paced breath, in seconds. We never ask for a longer or a faster one. */
export const breathLimits = {
  moving: { min: 2, max: 15 },
  still: { min: 0, max: 8 },
  cycle: { min: 6 },
} as const

const { moving, still, cycle } = breathLimits

const Moving = z
  .int('Please enter whole seconds')
  .min(moving.min, 'Please breathe in and out for 2 to 15 seconds')
  .max(moving.max, 'Please breathe in and out for 2 to 15 seconds')
const Still = z
  .int('Please enter whole seconds')
  .min(still.min, 'Please hold for up to 8 seconds')
  .max(still.max, 'Please hold for up to 8 seconds')

/** The seconds of each part of a breath: in, hold, out, and the hold after it. */
export const OwnBreath = z
  .object({ in: Moving, hold: Still, out: Moving, rest: Still })
  .refine((breath) => breath.in + breath.hold + breath.out + breath.rest >= cycle.min, {
    error: 'Please make the whole breath 6 seconds or longer',
  })
export type OwnBreath = z.infer<typeof OwnBreath>
