import { addDays, type NewChallenge } from '@sadhana/contract'
import {
  acceptBuddy,
  defineChallenge,
  inviteBuddy,
  joinChallenge,
  listEveryChallenge,
  runChallenges,
  sendQuietWord,
} from '#features/journey/index.ts'
import { answerLetter, writeLetter } from '#features/letters/index.ts'
import { addReminder } from '#features/reminder/index.ts'
import type { Clock } from '#platform/clock.ts'
import type { Db } from '#platform/db/database.ts'

type Deps = { db: Db; clock: Clock }

const at = (moment: Date): Clock => ({ now: () => moment })
const dayMs = 24 * 60 * 60_000

/**
 * The challenges, buddies, letters and one reminder of the demo members. Maya is the first member. There must be five, or a group's
 * total wouldn't be shown.
 */
export async function seedDemoTogether(deps: Deps, members: readonly string[]): Promise<void> {
  const now = deps.clock.now()
  const today = now.toISOString().slice(0, 10)
  const [maya = '', asha = '', ben = ''] = members
  await runChallenges(deps)
  for (const { id, template } of await listEveryChallenge(deps.db)) {
    if (template === 'seasonal') for (const member of members.slice(1)) await joinChallenge(deps, member, id)
  }
  for (const challenge of challengesAround(today)) {
    const id = await defineChallenge(deps, challenge)
    if (challenge.startDate > today) continue
    const then = { ...deps, clock: at(new Date(Date.parse(challenge.startDate) + dayMs / 2)) }
    for (const member of challenge.endDate < today ? [maya] : members) await joinChallenge(then, member, id)
  }
  const daysAgo = (days: number) => ({ ...deps, clock: at(new Date(now.getTime() - days * dayMs)) })
  await inviteBuddy(daysAgo(24), maya, asha)
  await acceptBuddy(daysAgo(24), asha, maya)
  await sendQuietWord(daysAgo(1), asha, maya, 'no-hurry')
  await inviteBuddy(deps, ben, maya)
  const idea = { kind: 'idea', text: 'A bell halfway through a sit would help me not to look at the clock.' } as const
  const { id } = await writeLetter(daysAgo(9), maya, idea)
  await answerLetter(
    daysAgo(8),
    id,
    'There is one: open the bells in the timer’s settings and choose a bell in between.',
  )
  await addReminder(deps.db, maya, {
    time: '06:20',
    days: ['monday', 'tuesday', 'wednesday', 'thursday', 'friday'],
    words: 'The kettle first, then ten minutes.',
    channel: 'push',
    isOn: true,
  })
  await writeLetter(deps, maya, { kind: 'question', text: 'Can I log a practice for last week? I was away.' })
}

function challengesAround(today: string): NewChallenge[] {
  const past = { startDate: addDays(today, -75), endDate: addDays(today, -46) }
  return [
    {
      title: 'Twenty-one mornings',
      description: 'Any morning practice, on twenty-one of thirty days.',
      type: 'days',
      requirement: 21,
      limbType: null,
      partOfDay: 'morning',
      startDate: addDays(today, -14),
      endDate: addDays(today, 15),
    },
    {
      title: 'A longer out-breath',
      description: 'Two hundred and forty minutes of pranayama in thirty days.',
      type: 'minutes',
      requirement: 240,
      limbType: 'pranayama',
      partOfDay: null,
      startDate: addDays(today, -20),
      endDate: addDays(today, 9),
    },
    {
      title: 'Seven kind days',
      description: 'Seven days with a practice of the yamas.',
      type: 'days',
      requirement: 7,
      limbType: 'yamas',
      partOfDay: null,
      startDate: addDays(today, 2),
      endDate: addDays(today, 15),
    },
    {
      title: 'Ten early days',
      description: 'Ten mornings with a practice.',
      type: 'days',
      requirement: 10,
      limbType: null,
      partOfDay: 'morning',
      ...past,
    },
    {
      title: 'A steady floor',
      description: 'A hundred minutes of asana.',
      type: 'minutes',
      requirement: 100,
      limbType: 'asana',
      partOfDay: null,
      startDate: addDays(today, -160),
      endDate: addDays(today, -131),
    },
  ]
}
