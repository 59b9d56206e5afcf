import { z } from 'zod'
import { defineJob } from '#platform/queue/jobs.ts'

/** The handler is in portability.jobs.ts. */
export const makeReportJob = defineJob({
  name: 'portability.make_report',
  payload: z.object({ userId: z.uuid(), id: z.uuid() }),
})
