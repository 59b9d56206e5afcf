import { practiseAll, streakOn } from '../apps/server/src/features/journey/streak/streak.rules.ts'
import { numberOfDay } from '../apps/server/src/features/journey/calendar/calendar.rules.ts'
import type { Timeline } from '../apps/server/src/features/journey/calendar/timeline.rules.ts'
import { countRange, type State } from './books.ts'
import { ApiError } from '@sadhana/contract'
import { until } from '../scripts/long/lab.ts'
import { clientOf, forEveryone, type Person, type World } from './world.ts'

/** What the books and the service disagree about. */
export type Findings = {
  /** Acknowledged, and not there. */
  lost: string[]
  /** There twice, or although no one did it. */
  doubled: string[]
  /** Stats that differ from what they are made of. */
  drifted: string[]
}

type Page<T> = { items: T[]; nextCursor: string | null }
type PageQuery = { limit: number; cursor?: string }

async function listAll<T>(read: (query: PageQuery) => Promise<Page<T>>): Promise<T[]> {
  const all: T[] = []
  let cursor: string | null = null
  do {
    const page: Page<T> = await read({ limit: 100, ...(cursor && { cursor }) })
    all.push(...page.items)
    cursor = page.nextCursor
  } while (cursor)
  return all
}

/** No one pauses or fixes rest days here. */
const plainTimeline: Timeline = {
  isSkipped: () => false,
  isPaused: () => false,
  isFixedRest: () => false,
  weeklyGoalOn: () => 3,
}

type Session = { id: string; duration: number; practiceDay: string }

/** What follows from a list of sessions, counted again. */
function figuresOf(sessions: Session[], today: string) {
  const days = [...new Set(sessions.map(({ practiceDay }) => numberOfDay(practiceDay)))].toSorted((a, b) => a - b)
  const { current, longest } = streakOn(numberOfDay(today), practiseAll(days, plainTimeline).streak, plainTimeline)
  const experience = sessions.reduce((sum, { duration }) => sum + Math.min(duration, 60), 0) + 10 * days.length
  return {
    totalSessions: sessions.length,
    totalMinutes: sessions.reduce((sum, { duration }) => sum + duration, 0),
    practiceDays: days.length,
    level: 1 + Math.floor(experience / 100),
    currentStreak: current,
    longestStreak: longest,
  }
}

/** Compares everything in the books with what the service answers now that every fault is over. */
export async function compare(world: World): Promise<Findings> {
  const findings: Findings = { lost: [], doubled: [], drifted: [] }
  await forEveryone(world.people, (person) => comparePerson(world, person, findings))
  const ofEveryone = clientOf(world)
  const received = async () => (await ofEveryone.giving.facts()).received.totalCents
  // What everyone sees may be some seconds old.
  await until('the total of all gifts', 15, async () => (await received()) === world.paypal.cents()).catch(async () =>
    findings.drifted.push(`${await received()} cents received, and ${world.paypal.cents()} paid`),
  )
  return findings
}

/** Reads everything of a member's own, and what others see of it. */
async function comparePerson(world: World, person: Person, findings: Findings): Promise<void> {
  const { books } = world
  const client = clientOf(world, person)
  const check = (kind: string, found: [mark: string | null, state: State][], owner = person.id) => {
    const states = new Map(found.map(([mark, state]) => [`${kind}:${owner}:${mark}`, state]))
    if (states.size < found.length) findings.doubled.push(`${person.username}: a ${kind} twice`)
    const known = new Set(books.things(`${kind}:${owner}`))
    for (const thing of known) {
      const [state, possible] = [states.get(thing) ?? null, books.mayBe(thing)]
      if (possible.includes(state)) continue
      const list = state !== null && possible.every((each) => each === null) ? findings.doubled : findings.lost
      list.push(`${thing} is ${state}, and may be ${possible.join(' or ')}`)
    }
    for (const thing of states.keys()) if (!known.has(thing)) findings.doubled.push(`${thing}: nobody made it`)
  }

  const sessions = await listAll((query) => client.practice.list({ query }))
  check(
    'practice',
    sessions.map(({ notes, duration }) => [notes, String(duration)]),
  )
  const moods = await listAll((query) => client.wellness.moods({ query }))
  check(
    'mood',
    moods.map(({ notes, energy }) => [notes, String(energy)]),
  )
  // Each message is looked for at the one who wrote it and at the one who got it.
  const messages = await listAll((query) => client.message.read({ params: { id: person.partner }, query }))
  const said = (wanted: boolean): [string, State][] =>
    messages.filter(({ isMine }) => isMine === wanted).map(({ text }) => [text, 'sent'])
  check('message', said(true))
  check('message', said(false), person.partner)
  const questions = await listAll((query) => client.guide.read({ query }))
  check(
    'question',
    questions.map(({ message }) => [message, 'answered']),
  )
  const receipts = await listAll((query) => client.giving.receipts({ query }))
  check(
    'gift',
    receipts.map(({ reference, amountCents }) => [world.paypal.giftOf(reference) ?? null, String(amountCents)]),
  )
  check('device', await devicesOf(world, person))
  checkEmails(world, person, findings)

  const stats = await client.journey.stats()
  for (const [name, expected] of Object.entries(figuresOf(sessions, stats.today))) {
    const shown = stats[name as keyof typeof stats]
    if (shown !== expected)
      findings.drifted.push(`${person.username}: ${name} ${JSON.stringify(shown)}, counted ${expected}`)
  }
  const inRange = (what: string, shown: number, things: string[]) => {
    const [min, max] = countRange(books, things)
    if (shown < min || shown > max)
      findings.drifted.push(`${person.username}: ${what} ${shown}, counted ${min} to ${max}`)
  }
  const { likes } = await client.practice.read({ params: { id: person.sharedSession } })
  inRange('likes', likes, books.things(`like:${person.sharedSession}`))
  const { followers } = await client.community.person({ params: { username: person.username } })
  inRange('followers', followers, books.things(`follow:${person.id}`))
}

/** Whether each device whose token we know is signed in: it can get a new token. */
async function devicesOf(world: World, { id }: Person): Promise<[string, State][]> {
  const { account } = clientOf(world)
  const devices: [string, State][] = []
  for (const [thing, refreshToken] of world.refreshTokens) {
    const [, owner, mark = ''] = thing.split(':')
    if (owner !== id) continue
    const state = await account.refresh({ body: { refreshToken } }).then(
      (): State => 'signed in',
      (error: unknown): State => {
        if (error instanceof ApiError && error.code === 'auth.required') return null
        throw error
      },
    )
    devices.push([mark, state])
  }
  return devices
}

function checkEmails({ books, emailed }: World, { id }: Person, { lost, doubled }: Findings): void {
  for (const thing of books.things(`email:${id}`)) {
    const ids = emailed.get(thing.split(':').at(-1) ?? '')
    if (!ids && !books.mayBe(thing).includes(null)) lost.push(`${thing} was never sent`)
    // A repeated email has the same Message-ID, so that the reader's program can tell.
    if (ids && ids.size > 1) doubled.push(`${thing} was sent as ${[...ids].join(' and ')}`)
  }
}
