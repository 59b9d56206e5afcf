import type { NewWaitlistEntry } from '@sadhana/contract'
import { joinWaitlist } from '#features/waitlist/index.ts'
import type { Clock } from '#platform/clock.ts'
import type { Db } from '#platform/db/database.ts'
import type { Events } from '#platform/events.ts'
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

export async function seedDemo(deps: { db: Db; events: Events; clock: Clock }): Promise<string[]> {
  for (const entry of entries) await joinWaitlist(deps, entry)
  return [`${entries.length} demo entries added to the waitlist`, await seedDemoMembers(deps)]
}
