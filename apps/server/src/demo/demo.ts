import { demoMember, type NewWaitlistEntry } from '@sadhana/contract'
import { v7 as newId } from 'uuid'
import { listSharedPages, share } from '#features/portability/index.ts'
import { joinWaitlist } from '#features/waitlist/index.ts'
import type { Clock } from '#platform/clock.ts'
import type { Db } from '#platform/db/database.ts'
import type { Events } from '#platform/queue/events.ts'
import type { Keys } from '#platform/keys.ts'
import { seedDemoMembers } from './demo-members.ts'

/** Not real people: each name says so, and example.org receives no email. */
const entries: NewWaitlistEntry[] = [
  {
    email: 'asha.demo@example.org',
    name: 'Asha (demo)',
    currentPractice: 'intermediate',
    practiceTypes: 'eight-limbs',
    practiceFrequency: 'daily',
    primaryInterest: 'tracking',
    heardAboutUs: 'friend',
  },
  { email: 'ben.demo@example.org', name: 'Ben (demo)', currentPractice: 'absolute-beginner' },
  {
    email: 'chandra.demo@example.org',
    name: 'Chandra (demo)',
    currentPractice: 'teacher',
    practiceTypes: 'philosophy',
    additionalNotes: 'I teach a small group on Tuesdays.',
  },
]

type Deps = { db: Db; events: Events; clock: Clock; keys: Keys }

export async function seedDemo(deps: Deps): Promise<string[]> {
  for (const entry of entries) await joinWaitlist(deps, entry, { language: 'en' })
  const members = await seedDemoMembers(deps)
  return [`${entries.length} demo entries added to the waitlist`, members, await shareDemoPage(deps)]
}

/** Maya shares a page. Once it has expired, the next run shares a new one. */
async function shareDemoPage({ db, clock, keys }: Deps): Promise<string> {
  const { id: maya } = await db
    .selectFrom('users')
    .select('id')
    .where('username', '=', demoMember.username)
    .executeTakeFirstOrThrow()
  const open = (await listSharedPages({ db, clock, keys }, maya)).find(({ path }) => path !== null)
  const figures = ['streak', 'total-time', 'favorite', 'distribution', 'first-name'] as const
  const { path } = open ?? (await share({ db, clock, keys }, maya, { id: newId(), figures: [...figures] }))
  return `${demoMember.username} shares ${path}`
}
