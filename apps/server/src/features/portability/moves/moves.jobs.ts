import { z } from 'zod'
import { defineJob } from '#platform/queue/jobs.ts'

const named = z.object({ userId: z.uuid(), id: z.uuid() })

/** Fetches the archive of a move. */
export const fetchMoveJob = defineJob({ name: 'portability.fetch_move', payload: named })
/** Tells the other installation that everything was added. */
export const tellArrivalJob = defineJob({ name: 'portability.tell_arrival', payload: named })
