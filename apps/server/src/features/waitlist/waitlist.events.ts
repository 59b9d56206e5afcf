import { z } from 'zod'
import { defineEvent, react } from '#platform/queue/events.ts'
import { sendConfirmation } from './waitlist.jobs.ts'

export const waitlistJoined = defineEvent({ name: 'waitlist.joined', payload: z.object({ entryId: z.uuid() }) })

export const waitlistReactions = [react(waitlistJoined, sendConfirmation)]
