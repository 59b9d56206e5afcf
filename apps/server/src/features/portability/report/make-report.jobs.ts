import { z } from 'zod'
import { defineJob } from '#platform/queue/jobs.ts'

/** Its handler is among the feature's jobs. */
export const makeReportJob = defineJob({
  name: 'portability.make_report',
  payload: z.object({ userId: z.uuid(), id: z.uuid() }),
})
