import { z } from 'zod'
import { defineRoutes } from '../http/http.ts'

const count = z.number().int().nonnegative()
const moment = z.iso.datetime().nullable()

/** How many are waiting, and since when the oldest has been. */
const Waiting = z.object({ waiting: count, oldestAt: moment })

/** `failed`: we gave up after the maximum number of attempts. */
const JobQueue = Waiting.extend({ failed: count })

export const overviewCards = ['reports', 'giving', 'email', 'jobs', 'backup'] as const
export type OverviewCard = (typeof overviewCards)[number]

export const Overview = z.object({
  members: z.object({ count, joinedThisWeek: count, practisedThisWeek: count }),
  waitlist: Waiting,
  reports: Waiting,
  letters: Waiting,
  giving: z.object({
    /** The first day of the month in UTC. */
    month: z.iso.date(),
    /** The amount received this month, minus refunds. */
    receivedCents: z.number().int(),
    contributors: count,
    /** Payments started this month that the provider hasn't confirmed. */
    unconfirmed: count,
    /** Contributions that should have ended at the provider over an hour ago. */
    overdueEndings: count,
  }),
  /** `suppressed`: addresses that get no more emails after a bounce or a complaint, except about security. */
  email: JobQueue.extend({ suppressed: count }),
  jobs: JobQueue.extend({ workerSeenAt: moment }),
  release: z.object({ version: z.string(), commit: z.string().nullable() }),
  backup: z.object({
    finishedAt: moment,
    /** The last time that a backup was restored as a test. */
    rehearsal: z.object({ at: z.iso.datetime(), hasPassed: z.boolean() }).nullable(),
  }),
  /** What needs someone's attention. */
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
