import { z } from 'zod'
import { defineRoutes } from '../http/http.ts'
import { Programme } from '../meditation/programme.ts'
import { limbs } from '../practice/practice.ts'

/** Who may come. For `link`, everyone who has the address, which can't be guessed. */
export const roomAudiences = ['all', 'followers', 'buddies', 'link'] as const
export type RoomAudience = (typeof roomAudiences)[number]

export const Room = z.object({
  roomId: z.uuid(),
  name: z.string(),
  limbType: z.enum(limbs),
  audience: z.enum(roomAudiences),
  isPrivate: z.boolean(),
  programme: Programme,
  /** When the first stretch starts, and when the last one ends, by the server’s time. */
  startTime: z.iso.datetime(),
  endTime: z.iso.datetime(),
  maxParticipants: z.int(),
  taken: z.int().nonnegative(),
  hostName: z.string(),
  isHost: z.boolean(),
  /** True if you have a place. */
  isIn: z.boolean(),
})
export type Room = z.infer<typeof Room>

/** Apart from the rest, because the community's page needs nothing else of rooms. */
export const roomList = defineRoutes({
  list: {
    method: 'GET',
    path: '/api/rooms',
    summary: 'List the rooms that you may enter and that aren’t over, by start.',
    access: 'member',
    reply: z.object({ items: z.array(Room) }),
    errors: [],
  },
})
