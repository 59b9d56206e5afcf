import { z } from 'zod'
import { byId, calendarDate } from '../http/fields.ts'
import { defineRoutes } from '../http/http.ts'
import { limbs } from '../practice/practice.ts'

/** What a challenge counts: days with a practice, minutes, or different limbs. */
export const challengeTypes = ['days', 'minutes', 'limbs'] as const
export type ChallengeType = (typeof challengeTypes)[number]

/** An evening lasts until the morning. */
export const partsOfDay = ['morning', 'afternoon', 'evening'] as const
export type PartOfDay = (typeof partsOfDay)[number]

/** With fewer people, a total would reveal too much about each of them. */
export const challengeGroupMin = 5

export const Challenge = z.object({
  id: z.uuid(),
  title: z.string(),
  description: z.string(),
  type: z.enum(challengeTypes),
  requirement: z.int().positive(),
  /** Null if every limb counts. */
  limbType: z.enum(limbs).nullable(),
  partOfDay: z.enum(partsOfDay).nullable(),
  startDate: z.iso.date(),
  endDate: z.iso.date(),
  participants: z.int().nonnegative(),
  isParticipating: z.boolean(),
  /** The total of your practice, including practice from before you joined; 0 unless you take part. */
  progress: z.int().nonnegative(),
  /** The latest practice day that counted, and what it added. */
  lastCounted: z.object({ day: z.iso.date(), amount: z.int().positive() }).nullable(),
  /** The practice day on which you completed it. */
  completedAt: z.iso.date().nullable(),
  /** The total of everyone's practice, calculated every hour; null while too few take part. */
  together: z.int().nonnegative().nullable(),
})
export type Challenge = z.infer<typeof Challenge>

const calendarDay = calendarDate('dates look like 2026-11-01')

/** A challenge as an operator defines it. */
export const NewChallenge = z
  .object({
    title: z.string().trim().min(1, 'the title is missing').max(100, 'a title has 100 characters or fewer'),
    description: z.string().trim().min(1, 'the description is missing').max(1000),
    type: z.enum(challengeTypes, `the type is one of ${challengeTypes.join(', ')}`),
    requirement: z.int('the requirement is a whole number').positive('the requirement is 1 or more').max(100_000),
    limbType: z.enum(limbs, `the limb is one of ${limbs.join(', ')}`).nullable(),
    partOfDay: z.enum(partsOfDay, `the part of day is one of ${partsOfDay.join(', ')}`).nullable(),
    startDate: calendarDay,
    endDate: calendarDay,
  })
  .refine(({ startDate, endDate }) => startDate <= endDate, 'the last day is before the first')
  .refine(
    ({ type, requirement, startDate, endDate }) =>
      type !== 'days' || requirement <= (Date.parse(endDate) - Date.parse(startDate)) / 86_400_000 + 1,
    'there are fewer days than required',
  )
  .refine(
    ({ type, requirement, limbType }) => type !== 'limbs' || (requirement <= limbs.length && limbType === null),
    'there are eight limbs, and a challenge of limbs names none',
  )
export type NewChallenge = z.infer<typeof NewChallenge>

export const ChallengeList = z.object({
  /** Challenges that are running or about to start on your own calendar; yours come first. */
  active: z.array(Challenge),
  /** The challenges you completed, newest first. */
  completed: z.array(Challenge),
  /** The challenges you took part in that ended before you completed them, newest first. */
  ended: z.array(Challenge),
})
export type ChallengeList = z.infer<typeof ChallengeList>

export const challengeRoutes = defineRoutes({
  challenges: {
    method: 'GET',
    path: '/api/gamification/challenges',
    summary: 'List the challenges you can join, and yours with their progress.',
    access: 'member',
    reply: ChallengeList,
    errors: [],
  },
  joinChallenge: {
    method: 'POST',
    path: '/api/gamification/challenges/:id/join',
    summary: 'Join a challenge. What you’ve practised since it started already counts.',
    access: 'member',
    params: byId,
    reply: z.null(),
    errors: ['journey.challenge_not_found'],
    limit: { max: 30, seconds: 60 },
  },
  leaveChallenge: {
    method: 'POST',
    path: '/api/gamification/challenges/:id/leave',
    summary: 'Leave a challenge. Your practice stays, and you can join again.',
    access: 'member',
    params: byId,
    reply: z.null(),
    errors: [],
    limit: { max: 30, seconds: 60 },
  },
})
