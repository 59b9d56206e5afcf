import { z } from 'zod'
import { defineRoutes } from '../http/http.ts'

const count = z.number().int().nonnegative()
const moment = z.iso.datetime().nullable()

/** How many wait, and since when the oldest does. */
const Waiting = z.object({ waiting: count, oldestAt: moment })

/** `failed`: tried as often as we try, and given up. */
const JobQueue = Waiting.extend({ failed: count })

export const overviewCards = ['reports', 'giving', 'email', 'jobs', 'backup'] as const
export type OverviewCard = (typeof overviewCards)[number]

export const Overview = z.object({
  members: z.object({ count, joinedThisWeek: count, practisedThisWeek: count }),
  waitlist: Waiting,
  reports: Waiting,
  letters: Waiting,
  giving: z.object({
    /** The first day of the month, by UTC. */
    month: z.iso.date(),
    /** What came in this month, less what was given back. */
    receivedCents: z.number().int(),
    contributors: count,
    /** Started this month and not confirmed by the provider. */
    unconfirmed: count,
    /** Contributions that should have ended at the provider over an hour ago. */
    overdueEndings: count,
  }),
  email: JobQueue,
  jobs: JobQueue.extend({ workerSeenAt: moment }),
  release: z.object({ version: z.string(), commit: z.string().nullable() }),
  backup: z.object({
    finishedAt: moment,
    /** The last time that a backup was restored to see whether it is any good. */
    rehearsal: z.object({ at: z.iso.datetime(), hasPassed: z.boolean() }).nullable(),
  }),
  /** What someone should look at. */
  needsAttention: z.array(z.enum(overviewCards)),
})
export type Overview = z.infer<typeof Overview>

export const overviewRoutes = defineRoutes({
  overview: {
    method: 'GET',
    path: '/api/operator/overview',
    summary: 'Get how the place is doing: people, queues, giving, version and backups.',
    access: 'moderator',
    reply: Overview,
    errors: [],
  },
})
