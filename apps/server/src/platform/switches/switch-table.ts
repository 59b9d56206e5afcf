import type { SwitchName } from '@sadhana/contract'

type HeldJob = {
  name: string
  /** After this long the job is of no use to anyone, so it is dropped and counted. */
  usefulMinutes?: number
}

type Held = {
  /** Every route with such a path is held by the switch, or listed in `stays` with the reason. */
  paths: RegExp
  /** Refused while the switch is off. */
  routes: readonly string[]
  stays: Readonly<Record<string, string>>
  /** Every job with such a name waits while the switch is off, or is listed in `stays`. */
  jobNames: RegExp
  jobs: readonly HeldJob[]
}

const reading = 'reads what is there'
const removing = 'a member can always remove what is theirs'

/** The only place that says which route and which job belongs to which switch. */
export const switchTable: Record<SwitchName, Held> = {
  registration: {
    paths: /\/register$/,
    routes: ['POST /api/auth/register', 'POST /api/auth/phone/register', 'POST /api/auth/social/register'],
    stays: {},
    // An invitation to a closed door would disappoint.
    jobNames: /send_invitation$/,
    jobs: [{ name: 'waitlist.send_invitation' }],
  },
  rooms: {
    paths: /^\/api\/rooms/,
    routes: ['POST /api/rooms', 'POST /api/rooms/:id/join', 'POST /api/rooms/:id/begin'],
    stays: {
      'GET /api/rooms': reading,
      'GET /api/rooms/:id': reading,
      'POST /api/rooms/:id/leave': removing,
      'DELETE /api/rooms/:id': removing,
      'POST /api/rooms/:id/thanks': 'a sit that has begun may end well',
      'DELETE /api/rooms/:id/places/:place': 'safety comes first',
      'POST /api/rooms/:id/places/:place/block': 'safety comes first',
      'POST /api/rooms/:id/report': 'safety comes first',
      'room.purge_rooms': 'deletes what is old',
    },
    jobNames: /^room\./,
    jobs: [],
  },
  push: {
    paths: /push|^\/api\/reminders\/test$/,
    routes: ['PUT /api/push-subscription'],
    stays: {
      'DELETE /api/push-subscription': removing,
      'POST /api/reminders/test': 'a test by email goes on; the service refuses one by push',
      'reminder.send_test': 'a test by email goes on; one by push is dropped',
    },
    jobNames: /push|^reminder\.send_test$/,
    jobs: [{ name: 'reminder.push_words', usefulMinutes: 24 * 60 }],
  },
  imports: {
    paths: /^\/api\/(imports|moves)/,
    routes: [
      'POST /api/imports',
      'PUT /api/imports/:id/rows',
      'PUT /api/imports/:id/parts',
      'POST /api/imports/:id/check',
      'POST /api/imports/:id/commit',
      'POST /api/moves',
      'POST /api/moves/answer',
    ],
    stays: {
      'GET /api/imports': reading,
      'GET /api/imports/:id': reading,
      'GET /api/imports/:id/broken': reading,
      'POST /api/imports/:id/undo': removing,
      'DELETE /api/imports/:id': removing,
      'GET /api/moves': reading,
      'DELETE /api/moves/:id': removing,
    },
    jobNames: /^portability\.(read|restore|fetch)_/,
    jobs: [
      { name: 'portability.read_archive' },
      { name: 'portability.restore_pictures' },
      { name: 'portability.fetch_move' },
    ],
  },
  pictures: {
    paths: /picture/,
    routes: ['PUT /api/profile/picture', 'PUT /api/practice-sessions/:id/pictures/:pictureId'],
    stays: {
      'GET /api/practice-sessions/:id/pictures/:pictureId': reading,
      'PATCH /api/practice-sessions/:id/pictures/:pictureId': 'changes words, not pictures',
      'DELETE /api/practice-sessions/:id/pictures/:pictureId': removing,
      'GET /api/share-picture': 'is drawn for one download and not stored',
      'practice.delete_pictures': 'frees space',
    },
    jobNames: /picture/,
    jobs: [{ name: 'portability.restore_pictures' }],
  },
  guide: {
    paths: /^\/api\/chat/,
    routes: ['POST /api/chat', 'POST /api/chat/stream'],
    stays: {
      'GET /api/chat': reading,
      'PUT /api/chat/consent': 'a consent can always be withdrawn',
      'DELETE /api/chat/:id': removing,
      'DELETE /api/chat': removing,
    },
    jobNames: /^guide\./,
    jobs: [],
  },
  texting: {
    paths: /phone/,
    routes: ['POST /api/auth/phone/send-code', 'POST /api/security/verify-phone'],
    stays: {
      'POST /api/auth/phone/login': 'a code that has arrived still works',
      'POST /api/auth/phone/register': 'a code that has arrived still works',
      'POST /api/security/confirm-phone': 'a code that has arrived still works',
    },
    jobNames: /phone|text|sms/,
    jobs: [{ name: 'account.send_phone_code', usefulMinutes: 15 }],
  },
}

/** What makes no sense once members know that the installation closes, besides what the switch for registration holds. */
export const heldByClosing: readonly string[] = [
  'POST /api/waitlist',
  'POST /api/operator/waitlist/invitations',
  'POST /api/referrals/generate',
  'POST /api/payments',
]

const entries = Object.entries(switchTable) as [SwitchName, Held][]

/** A switch that holds nothing isn't shown to operators. */
export const usedSwitches: readonly SwitchName[] = entries
  .filter(([, { routes, jobs, stays }]) => routes.length + jobs.length + Object.keys(stays).length > 0)
  .map(([name]) => name)

const switchByRoute = new Map(entries.flatMap(([name, { routes }]) => routes.map((route) => [route, name] as const)))

/** `route` is a method and a path, such as `POST /api/imports`. */
export const switchOfRoute = (route: string): SwitchName | undefined => switchByRoute.get(route)

/** A job can wait for several switches. */
export const switchesOfJob = (job: string): SwitchName[] =>
  entries.filter(([, { jobs }]) => jobs.some(({ name }) => name === job)).map(([name]) => name)

export const usefulMinutesOf = (job: string): number | undefined =>
  entries.flatMap(([, { jobs }]) => jobs).find(({ name }) => name === job)?.usefulMinutes

export const jobsOf = (name: SwitchName): string[] => switchTable[name].jobs.map((job) => job.name)
