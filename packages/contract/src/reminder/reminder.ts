import { z } from 'zod'
import { byId, calendarDate } from '../http/fields.ts'
import { defineRoutes } from '../http/http.ts'
import { weekdays } from '../journey/journey.ts'

export const reminderChannels = ['push', 'email'] as const
export type ReminderChannel = (typeof reminderChannels)[number]

/** What a member can choose in the reminder itself. */
export const reminderActions = ['start', 'later', 'not-today'] as const
export type ReminderAction = (typeof reminderActions)[number]

export const remindersMax = 10
export const reminderWordsMax = 80
/** After Later, a reminder comes once more. */
export const laterMinutes = 60
export const pushDevicesMax = 10

const time = z.iso.time({ precision: -1, error: 'Please choose a time' })

export const ReminderFields = z.object({
  time,
  days: z.array(z.enum(weekdays)).min(1, 'Please choose at least one day').max(weekdays.length),
  /** The member's own words. Without any, the reminder has ours. */
  words: z
    .string()
    .trim()
    .max(reminderWordsMax, `Please use ${reminderWordsMax} characters or fewer`)
    .nullable()
    .default(null),
  channel: z.enum(reminderChannels).default('push'),
  isOn: z.boolean().default(true),
})
export type ReminderFields = z.infer<typeof ReminderFields>

export const Reminder = z.object({
  id: z.uuid(),
  time: z.string(),
  days: z.array(z.enum(weekdays)),
  words: z.string().nullable(),
  channel: z.enum(reminderChannels),
  isOn: z.boolean(),
})
export type Reminder = z.infer<typeof Reminder>

const quietHours = z.object({ from: time, to: time })
const pause = z.object({
  /** The first date with reminders again. Null until the member turns them back on. */
  until: calendarDate('Please choose a day').nullable(),
})

export const Reminders = z.object({
  reminders: z.array(Reminder),
  quietHours,
  pause: pause.nullable(),
  /** At most one reminder a day, however many times are set. */
  oneADay: z.boolean(),
  /** The day of the weekly email. Null if none comes. */
  weeklyDay: z.enum(weekdays).nullable(),
  /** True while reminders come only every third day, because five in a row were ignored. */
  isFewer: z.boolean(),
  /** The key with which browsers subscribe. Null if this installation sends no push messages. */
  pushKey: z.string().nullable(),
  /** Devices that get push messages. */
  devices: z.int(),
  /** Where emails go. Null without a verified address. */
  email: z.string().nullable(),
  /** The address of the calendar feed, if the member has made one. */
  feedPath: z.string().nullable(),
})
export type Reminders = z.infer<typeof Reminders>

export const ReminderSettingsChange = z.object({
  quietHours: quietHours.optional(),
  pause: pause.nullable().optional(),
  oneADay: z.boolean().optional(),
  weeklyDay: z.enum(weekdays).nullable().optional(),
  /** Send all reminders again, although some were ignored. */
  sendAll: z.literal(true).optional(),
})
export type ReminderSettingsChange = z.infer<typeof ReminderSettingsChange>

const base64url = (bytes: number) => {
  const length = Math.ceil((bytes * 4) / 3)
  return z.string().regex(new RegExp(`^[A-Za-z0-9_-]{${length}}={0,2}$`))
}

/** As a browser's `PushSubscription` gives it. */
export const PushSubscriptionKeys = z.object({
  endpoint: z.url({ protocol: /^https?$/ }).max(1_000),
  keys: z.object({ p256dh: base64url(65), auth: base64url(16) }),
})
export type PushSubscriptionKeys = z.infer<typeof PushSubscriptionKeys>

/** What a push message contains. A service worker shows it. */
export const ReminderPush = z.object({
  kind: z.enum(['reminder', 'test', 'words']),
  title: z.string(),
  body: z.string(),
  /** A later message with the same tag replaces this one on the screen. */
  tag: z.string(),
  /** Proves that an action comes from this message. Null if there is nothing to choose. */
  token: z.string().nullable(),
  actions: z.array(z.enum(reminderActions)),
  /** What a tap opens. Without one, the app's first page. */
  path: z.string().optional(),
})
export type ReminderPush = z.infer<typeof ReminderPush>

const writes = { max: 60, seconds: 60 }

export const reminder = defineRoutes({
  get: {
    method: 'GET',
    path: '/api/reminders',
    summary: 'Get your reminders, quiet hours and where reminders go.',
    access: 'member',
    reply: Reminders,
    errors: [],
  },
  save: {
    method: 'PUT',
    path: '/api/reminders/:id',
    summary: 'Save a reminder under the id that your device made for it.',
    access: 'member',
    params: byId,
    body: ReminderFields,
    reply: Reminders,
    errors: ['reminder.full'],
    limit: writes,
  },
  delete: {
    method: 'DELETE',
    path: '/api/reminders/:id',
    summary: 'Delete a reminder.',
    access: 'member',
    params: byId,
    reply: Reminders,
    errors: ['reminder.not_found'],
    limit: writes,
  },
  change: {
    method: 'PATCH',
    path: '/api/reminders',
    summary: 'Change your quiet hours, pause all reminders, or choose how many come and when the weekly email does.',
    access: 'member',
    body: ReminderSettingsChange,
    reply: Reminders,
    errors: [],
    limit: writes,
  },
  subscribe: {
    method: 'PUT',
    path: '/api/push-subscription',
    summary: 'Send push messages to this browser. Replaces what was saved for it.',
    access: 'member',
    body: PushSubscriptionKeys,
    reply: z.null(),
    errors: ['reminder.push_not_set_up', 'reminder.endpoint_refused'],
    limit: writes,
  },
  unsubscribe: {
    method: 'DELETE',
    path: '/api/push-subscription',
    summary: 'Send no more push messages to this browser.',
    access: 'member',
    reply: z.null(),
    errors: [],
    limit: writes,
  },
  test: {
    method: 'POST',
    path: '/api/reminders/test',
    summary: 'Send yourself a reminder now, to try it out.',
    access: 'member',
    body: z.object({ channel: z.enum(reminderChannels) }),
    reply: z.null(),
    errors: ['reminder.nowhere_to_send', 'service.switched_off'],
    limit: { max: 5, seconds: 600 },
  },
  act: {
    method: 'POST',
    path: '/api/reminders/actions',
    summary: 'Answer a reminder with the token in its push message.',
    access: 'public',
    body: z.object({ token: z.string().max(200), action: z.enum(reminderActions) }),
    reply: z.null(),
    errors: ['reminder.token_invalid'],
    limit: { max: 30, seconds: 60 },
  },
  makeFeed: {
    method: 'PUT',
    path: '/api/reminders/feed',
    summary: 'Make a secret calendar address with your reminder times and chosen rest days. Ends the former one.',
    access: 'member',
    reply: Reminders,
    errors: [],
    limit: { max: 20, seconds: 600 },
  },
  endFeed: {
    method: 'DELETE',
    path: '/api/reminders/feed',
    summary: 'End your secret calendar address. It stops working at once.',
    access: 'member',
    reply: Reminders,
    errors: [],
    limit: writes,
  },
})
