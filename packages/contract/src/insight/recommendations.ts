import { z } from 'zod'
import { defineRoutes } from '../http/http.ts'
import { eyeStates } from '../journey/gentle.ts'
import { afterFeelings, beforeFeelings, limbs, timesOfDay } from '../practice/practice.ts'

export const recommendationIntensities = ['gentle', 'moderate', 'intense'] as const
export const recommendationsStaleMs = 300_000
export const recommendationsShown = 3
/** From this session on, suggestions come from the log. Before that they are a starter set. */
export const recommendationsFromSession = 5
/** How many practice days suggestions are based on, including today. */
export const recommendationDays = 30

/** Until tomorrow, or for 30 days. */
export const HiddenFor = z.enum(['today', 'month'])
export type HiddenFor = z.infer<typeof HiddenFor>

/** A session counted in a reason. */
export const EvidenceSession = z.object({
  date: z.iso.date(),
  time: z.string(),
  before: z.enum(beforeFeelings).nullable(),
  after: z.enum(afterFeelings).nullable(),
  /** Missing if it wasn't. */
  isHard: z.literal(true).optional(),
})
export type EvidenceSession = z.infer<typeof EvidenceSession>

/** A limb is suggested at most once, so the limb identifies the suggestion. */
export const Recommendation = z.object({
  limbType: z.enum(limbs),
  intensity: z.enum(recommendationIntensities),
  /** In minutes. */
  duration: z.int().positive(),
  timeOfDay: z.enum(timesOfDay),
  focus: z.string(),
  eyes: z.enum(eyeStates),
  holdsBreath: z.boolean(),
  reason: z.string(),
  /** The same without numbers, for quiet mode. */
  quietReason: z.string(),
  /** How much evidence there is: n / (n + 8), where n is `count`. */
  confidence: z.number().min(0).max(1),
  /** The number of sessions, days or nights mentioned in the reason; 0 in the starter set. */
  count: z.int().nonnegative(),
  /** True for the starter set, which doesn't come from the log. */
  isStarter: z.boolean(),
  /** The sessions counted in the reason, newest first; empty if it counts something else. */
  evidence: z.array(EvidenceSession),
})
export type Recommendation = z.infer<typeof Recommendation>

/** What members see instead of the number. */
export const steadinessOf = (count: number): 'early sign' | 'fairly steady' | 'steady' => {
  if (count < 8) return 'early sign'
  return count <= 20 ? 'fairly steady' : 'steady'
}

const ofLimb = z.object({ limbType: z.enum(limbs) })
const writes = { max: 60, seconds: 60 }

/** Separate from the rest of insight, because home loads that at once, but these only when someone scrolls to them. */
export const recommendation = defineRoutes({
  list: {
    method: 'GET',
    path: '/api/recommendations',
    summary: 'List what you could practise today, up to three, each with the reason from your log.',
    access: 'member',
    reply: z.array(Recommendation).max(recommendationsShown),
    errors: [],
  },
  hide: {
    method: 'PUT',
    path: '/api/recommendations/:limbType/hidden',
    summary: 'Hide the suggestion for a limb, until tomorrow or for 30 days.',
    access: 'member',
    params: ofLimb,
    body: z.object({ for: HiddenFor }),
    reply: z.null(),
    errors: [],
    limit: writes,
  },
  show: {
    method: 'DELETE',
    path: '/api/recommendations/:limbType/hidden',
    summary: 'Show the suggestion for a limb again.',
    access: 'member',
    params: ofLimb,
    reply: z.null(),
    errors: [],
    limit: writes,
  },
})
