import { z } from 'zod'
import { reportKinds, reportReasonMaxLength } from '../community/safety.ts'
import { byId } from '../http/fields.ts'
import { defineRoutes } from '../http/http.ts'
import { Programme } from '../meditation/programme.ts'
import { limbs } from '../practice/practice.ts'
import { Room, roomAudiences } from './room-list.ts'

export const roomLimits = {
  places: 10,
  nameMaxLength: 60,
  /** A room that starts soon. */
  inMinutes: { min: 1, max: 60 },
  aheadDays: 14,
  /** Of one host, before their end. */
  open: 3,
  /** How long before the start members gather. Before that, a place is only taken. */
  gatherMinutes: 15,
} as const

export const NewRoom = z
  .object({
    /** The device's id for the room. Even if it is sent twice, one is opened. */
    clientId: z.uuid().optional(),
    name: z
      .string()
      .trim()
      .min(1, 'Please give the room a name')
      .max(roomLimits.nameMaxLength, 'Please keep the name to 60 characters or fewer'),
    limbType: z.enum(limbs, 'Please select an Ashtanga limb').default('dhyana'),
    audience: z.enum(roomAudiences, 'Please choose who may come'),
    /** Settling happens before the start, so its minutes don't count. */
    programme: Programme,
    /** When it starts, or else in how many minutes from now. */
    startTime: z.iso.datetime({ offset: true, error: 'Please choose when it starts' }).optional(),
    inMinutes: z.int().min(roomLimits.inMinutes.min).max(roomLimits.inMinutes.max).optional(),
    showName: z.boolean().default(false),
  })
  .refine(({ startTime, inMinutes }) => (startTime === undefined) !== (inMinutes === undefined), {
    path: ['startTime'],
    error: 'Please choose when it starts',
  })
export type NewRoom = z.input<typeof NewRoom>

/** Someone with a place. No one learns more about them than they chose to show. */
export const Stone = z.object({
  place: z.int().positive(),
  /** Null unless they chose to show it. */
  name: z.string().nullable(),
  /** False while the place is only taken. */
  isHere: z.boolean(),
  isYou: z.boolean(),
})
export type Stone = z.infer<typeof Stone>

export const RoomView = Room.extend({
  stones: z.array(Stone),
  /** Your sit in this room has this id, on each of your devices. */
  sitId: z.uuid(),
  thanks: z.int().nonnegative(),
  hasThanked: z.boolean(),
})
export type RoomView = z.infer<typeof RoomView>

const limit = { max: 60, seconds: 60 }
const place = byId.extend({ place: z.coerce.number().int().min(1).max(roomLimits.places) })

export const room = defineRoutes({
  open: {
    method: 'POST',
    path: '/api/rooms',
    summary: 'Open a room to sit together. You have its first place.',
    access: 'member',
    body: NewRoom,
    reply: RoomView,
    errors: ['room.too_many', 'room.time_wrong'],
    limit: { max: 20, seconds: 3600 },
    creates: true,
  },
  view: {
    method: 'GET',
    path: '/api/rooms/:id',
    summary: 'Get a room and who is in it.',
    access: 'member',
    params: byId,
    reply: RoomView,
    errors: ['room.not_found'],
  },
  join: {
    method: 'POST',
    path: '/api/rooms/:id/join',
    summary: 'Take a place, or come to the one you have taken.',
    access: 'member',
    params: byId,
    /** Without `showName`, it stays as it was, and is off for a new place. */
    body: z.object({ showName: z.boolean().optional() }),
    reply: RoomView,
    errors: ['room.not_found', 'room.full', 'room.over'],
    limit,
  },
  leave: {
    method: 'POST',
    path: '/api/rooms/:id/leave',
    summary: 'Give your place back. The others aren’t told who left.',
    access: 'member',
    params: byId,
    reply: z.null(),
    errors: [],
    limit,
  },
  begin: {
    method: 'POST',
    path: '/api/rooms/:id/begin',
    summary: 'Start your room ten seconds from now instead of later.',
    access: 'member',
    params: byId,
    reply: RoomView,
    errors: ['room.not_found', 'room.over'],
    limit,
  },
  close: {
    method: 'DELETE',
    path: '/api/rooms/:id',
    summary: 'Close your room before it starts.',
    access: 'member',
    params: byId,
    reply: z.null(),
    errors: ['room.not_found', 'room.over'],
    limit,
  },
  thank: {
    method: 'POST',
    path: '/api/rooms/:id/thanks',
    summary: 'Thank everyone in the room, once, after its end.',
    access: 'member',
    params: byId,
    reply: RoomView,
    errors: ['room.not_found', 'room.not_over'],
    limit,
  },
  remove: {
    method: 'DELETE',
    path: '/api/rooms/:id/places/:place',
    summary: 'Ask someone to leave your room. They can’t come back to it.',
    access: 'member',
    params: place,
    reply: RoomView,
    errors: ['room.not_found', 'room.no_one_there'],
    limit,
  },
  block: {
    method: 'POST',
    path: '/api/rooms/:id/places/:place/block',
    summary: 'Block someone in the room, also without knowing who it is.',
    access: 'member',
    params: place,
    reply: z.null(),
    errors: ['room.not_found', 'room.no_one_there'],
    limit,
  },
  report: {
    method: 'POST',
    path: '/api/rooms/:id/report',
    summary: 'Report the room’s host, or someone in it, to the operators.',
    access: 'member',
    params: byId,
    body: z.object({
      place: z.int().min(1).max(roomLimits.places).optional(),
      kind: z.enum(reportKinds).default('other'),
      reason: z
        .string('Please tell us what happened')
        .trim()
        .min(1, 'Please tell us what happened')
        .max(reportReasonMaxLength, 'Please keep your report to 1,000 characters or fewer'),
    }),
    reply: z.null(),
    errors: ['room.not_found', 'room.no_one_there'],
    limit: { max: 10, seconds: 3600 },
  },
})
