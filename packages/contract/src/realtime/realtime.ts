import { z } from 'zod'
import { defineRoutes } from '../http/http.ts'

/**
 * What a member's open pages are told, by kind. Events hold ids and little else: what a page shows is loaded by the
 * usual routes, which decide what the member may see at that moment.
 */
export type MemberEvents = {
  /** Someone came to a room or left it, or it starts, or it's over. */
  'room.changed': { roomId: string }
  /** Something was written, read or deleted in the conversation with this member. */
  'message.changed': { personId: string }
  /** Something has reached the inbox, was seen on another device, or is no longer for this member. */
  'inbox.changed': Record<string, never>
}

export const realtime = defineRoutes({
  stream: {
    method: 'GET',
    path: '/api/events',
    summary: `Stay connected and learn what changes, as server-sent events. Send the last id you know as \`Last-Event-ID\` or \`after\` to get what you missed; \`resync\` means that it was too much, so load what you show again. \`bye\` asks you to connect again after \`afterMs\` and a little chance.`,
    access: 'member',
    query: z.object({ after: z.string().max(15).optional() }),
    reply: z.string(),
    stream: true,
    errors: [],
    limit: { max: 60, seconds: 60 },
  },
  time: {
    method: 'GET',
    path: '/api/time',
    summary: 'Get the server’s time in milliseconds, to see how far your own clock is off.',
    access: 'member',
    reply: z.object({ now: z.number() }),
    errors: [],
  },
})
