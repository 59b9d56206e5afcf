import { z } from 'zod'

export const programmeLimits = {
  settleMinutes: { min: 0, max: 5 },
  stretches: { min: 1, max: 12 },
  stretchMinutes: { min: 1, max: 180 },
  /** Of all stretches together, without the time to settle. */
  minutes: 300,
  strokes: { min: 0, max: 3 },
  nameMaxLength: 32,
} as const

const { settleMinutes, stretches, stretchMinutes, strokes } = programmeLimits

const Strokes = z.int('Please choose up to 3 strokes').min(strokes.min).max(strokes.max)

const Stretch = z.object({
  /** Empty for one without a name. */
  name: z.string().trim().max(programmeLimits.nameMaxLength, 'Please keep names to 32 characters or fewer'),
  minutes: z
    .int('Please enter whole minutes')
    .min(stretchMinutes.min, 'A stretch has at least 1 minute')
    .max(stretchMinutes.max, 'A stretch has at most 180 minutes'),
  /** Of the bell at its end. */
  strokes: Strokes,
})
export type Stretch = z.infer<typeof Stretch>

/** A sit as a list of stretches, each ended by a bell. The time to settle comes first and isn't counted. */
export const Programme = z.object({
  settle: z.object({
    minutes: z
      .int('Please enter whole minutes')
      .min(settleMinutes.min, 'Please choose up to 5 minutes to settle')
      .max(settleMinutes.max, 'Please choose up to 5 minutes to settle'),
    /** Of the bell that starts the first stretch. */
    strokes: Strokes,
  }),
  stretches: z
    .array(Stretch)
    .min(stretches.min, 'Please add a stretch')
    .max(stretches.max, 'A sit has at most 12 stretches')
    .refine((list) => minutesOfStretches(list) <= programmeLimits.minutes, 'A sit has at most 300 minutes in all'),
})
export type Programme = z.infer<typeof Programme>

/** Of all stretches; settling isn't counted. */
export const minutesOfStretches = (list: readonly Pick<Stretch, 'minutes'>[]): number =>
  list.reduce((sum, { minutes }) => sum + minutes, 0)
