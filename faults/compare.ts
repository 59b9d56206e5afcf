import { practiseAll, streakOn } from '../apps/server/src/features/journey/streak/streak.rules.ts'
import { numberOfDay } from '../apps/server/src/features/journey/calendar/calendar.rules.ts'
import type { Timeline } from '../apps/server/src/features/journey/calendar/timeline.rules.ts'
import { countRange, type State } from './books.ts'
import { clientOf, type Person, type World } from './member.ts'

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
  for (const person of world.people) await comparePerson(world, person, findings)
  return findings
}

async function comparePerson(world: World, person: Person, findings: Findings): Promise<void> {
  const { books } = world
  const client = clientOf(world, person.token)
  const check = (kind: string, found: Map<string, string>) => {
    for (const thing of books.things(`${kind}:${person.id}`)) {
      const state: State = found.get(thing) ?? null
      const possible = books.mayBe(thing)
      if (possible.includes(state)) continue
      const list = state !== null && possible.every((each) => each === null) ? findings.doubled : findings.lost
      list.push(`${thing} is ${state}, and may be ${possible.join(' or ')}`)
    }
    const known = new Set(books.things(`${kind}:${person.id}`))
    for (const thing of found.keys()) if (!known.has(thing)) findings.doubled.push(`${thing}: nobody made it`)
  }

  const sessions = await listAll((query) => client.practice.list({ query }))
  check(
    'practice',
    new Map(sessions.map(({ notes, duration }) => [`practice:${person.id}:${notes}`, String(duration)])),
  )
  const twice = (what: string, marks: (string | null)[]) => {
    if (new Set(marks).size < marks.length) findings.doubled.push(`${person.username}: a ${what} twice`)
  }
  twice(
    'practice',
    sessions.map(({ notes }) => notes),
  )
  const moods = await listAll((query) => client.wellness.moods({ query }))
  check('mood', new Map(moods.map(({ notes, energy }) => [`mood:${person.id}:${notes}`, String(energy)])))
  twice(
    'mood',
    moods.map(({ notes }) => notes),
  )
  for (const thing of books.things(`email:${person.id}`)) {
    const isSure = !books.mayBe(thing).includes(null)
    if (isSure && !world.emailed.has(thing.split(':').at(-1) ?? '')) findings.lost.push(`${thing} was never sent`)
  }

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
