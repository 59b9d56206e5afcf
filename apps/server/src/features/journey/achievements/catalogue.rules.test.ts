import { createHash } from 'node:crypto'
import { addDays, limbs } from '@sadhana/contract'
import { expect, test } from 'vitest'
import { testDatabase } from '#testing/database.ts'
import { timelineOf } from '../calendar/timeline.rules.ts'
import { advanceAll } from './achievements.rules.ts'
import { catalogue, type Measure } from './catalogue.rules.ts'
import { catalogueVersion, type LedgerPractice, placeOf } from '../streak/tally.rules.ts'

/** An ordinary Tuesday afternoon, which earns only what any practice would. */
const start = '2027-03-02'
const plain: LedgerPractice = {
  id: '',
  practiceDay: start,
  date: start,
  time: '15:00',
  zone: 'UTC',
  limbType: 'asana',
  minutes: 6,
  beforeFeeling: null,
  afterFeeling: null,
}
const timeline = timelineOf({
  history: [{ validFrom: new Date(0), weeklyGoal: 3, zone: 'UTC', dayEndsAt: 0, fixedRestDays: [] }],
  pauses: [],
})

type PracticeOverrides = Partial<LedgerPractice> & { day?: string }

function ledgerOf(practices: PracticeOverrides[]): LedgerPractice[] {
  const numbered = practices.map(({ day = start, ...overrides }, index) => ({
    ...plain,
    practiceDay: day,
    date: day,
    id: String(index).padStart(6, '0'),
    ...overrides,
  }))
  return numbered.toSorted((one, other) => (placeOf(one) < placeOf(other) ? -1 : 1))
}

const times = (count: number, practice: (number: number) => PracticeOverrides) =>
  ledgerOf(Array.from({ length: count }, (_, number) => practice(number)))
const daysIn = (number: number) => addDays(start, number)

/** For each measure, a ledger in which it has this value. */
const ledgers: Record<Measure, (count: number) => LedgerPractice[]> = {
  sessions: (count) => times(count, () => ({})),
  minutes: (count) => times(Math.ceil(count / 300), (n) => ({ minutes: Math.min(300, count - n * 300) })),
  days: (count) => times(count, (n) => ({ day: daysIn(n * 3) })),
  weeks: (count) => times(count, (n) => ({ day: daysIn(n * 7) })),
  run: (count) => times(count, (n) => ({ day: daysIn(n) })),
  limbs: (count) => times(count, (n) => ({ limbType: limbs[n] ?? 'asana', day: daysIn(n * 8) })),
  leastLimb: (count) => times(count * 8, (n) => ({ limbType: limbs[n % 8] ?? 'asana' })),
  limbsInDay: (count) => times(count, (n) => ({ limbType: limbs[n] ?? 'asana' })),
  limbsInWeek: (count) => times(count, (n) => ({ limbType: limbs[n] ?? 'asana', day: daysIn(n) })),
  weekdays: (count) => times(count, (n) => ({ day: daysIn(n) })),
  months: (count) => times(count, (n) => ({ day: `2027-${String(n + 1).padStart(2, '0')}-02` })),
  dawns: (count) => times(count + 2, (n) => ({ time: n === 0 ? '04:59' : n === 1 ? '07:00' : '05:00' })),
  middays: (count) => times(count + 2, (n) => ({ time: n === 0 ? '10:59' : n === 1 ? '14:00' : '13:59' })),
  evenings: (count) => times(count + 2, (n) => ({ time: n === 0 ? '16:59' : n === 1 ? '21:00' : '20:59' })),
  breathMornings: (count) =>
    times(count * 2, (n) => ({ limbType: 'pranayama', time: '08:00', day: daysIn(Math.floor(n / 2)) })),
  shortOnes: (count) => times(count, () => ({ minutes: 5 })),
  felt: (count) => times(count, () => ({ beforeFeeling: 'tired', afterFeeling: 'focused' })),
  settled: (count) => times(count, () => ({ beforeFeeling: 'restless', afterFeeling: 'calm' })),
  thankful: (count) => times(count, () => ({ afterFeeling: 'grateful' })),
  returns: (count) => times(count + 1, (n) => ({ day: daysIn(n * 8) })),
  longReturns: (count) => times(count + 1, (n) => ({ day: daysIn(n * 31) })),
  anniversaries: (count) => times(count + 1, (n) => ({ day: `${2027 + n}-03-02` })),
  newYears: (count) => times(count, (n) => ({ day: `${2027 + n}-01-01` })),
  solstices: (count) => times(count, (n) => ({ day: `${2027 + n}-06-21` })),
  leapDays: (count) => times(count, (n) => ({ day: `${2028 + n * 4}-02-29` })),
  sameMinutes: (count) => times(count + 1, (n) => ({ day: daysIn(n), time: '15:07' })),
  ...(Object.fromEntries(
    limbs.map((limbType) => [limbType, (count: number) => times(count, () => ({ limbType }))]),
  ) as Record<(typeof limbs)[number], (count: number) => LedgerPractice[]>),
}

const keysOf = (ledger: LedgerPractice[]) => advanceAll(ledger, timeline).earned.map(({ key }) => key)

test.each(catalogue)('$key is earned at $requirement $measure, and not before', ({ key, measure, requirement }) => {
  expect(keysOf(ledgers[measure](requirement))).toContain(key)
  expect(keysOf(ledgers[measure](requirement - 1))).not.toContain(key)
})

const away = (days: number) => keysOf(ledgerOf([{}, { day: daysIn(days) }]))

test('a return after a week is a return, and after a month a long one', () => {
  expect(away(8)).toContain('coming-back')
  expect(away(7)).not.toContain('coming-back')
  expect(away(31)).toContain('the-long-way-round')
  expect(away(30)).not.toContain('the-long-way-round')
})

test('nothing is earned for practising at night, or for a streak of more than 40 days', () => {
  const night = times(400, (n) => ({ time: ['21:00', '23:59', '00:00', '04:59'][n % 4] ?? '' }))
  expect(keysOf(night)).toEqual(keysOf(times(400, () => ({}))))
  expect(Math.max(...catalogue.filter(({ measure }) => measure === 'run').map((rule) => rule.requirement))).toBe(40)
})

test('the practice that reaches the requirement earns it, at its own time', () => {
  const [, second] = ledgerOf([{}, { day: '2027-03-03', time: '06:10', zone: 'Asia/Kolkata', limbType: 'dhyana' }])
  const { earned } = advanceAll([...ledgerOf([{}]), ...(second ? [second] : [])], timeline)
  expect(earned.find(({ key }) => key === 'second-limb')).toEqual({
    key: 'second-limb',
    unlockedAt: new Date('2027-03-03T00:40:00Z'),
    practiceDay: '2027-03-03',
    sessionId: second?.id,
  })
})

test('the table has the same rules as the code, and texts for at least 40 achievements', async () => {
  const db = await testDatabase()
  const rows = await db
    .selectFrom('achievements')
    .select(['key', 'measure', 'requirement'])
    .orderBy('position')
    .execute()
  expect(rows).toEqual(catalogue.map(({ key, measure, requirement }) => ({ key, measure, requirement })))
  expect(rows.length).toBeGreaterThanOrEqual(40)
})

/** If this fails, the rules have changed. Raise the version, so that every member is counted again. */
test('the version of the catalogue matches its rules', () => {
  const rules = catalogue.map(({ key, measure, requirement }) => `${key} ${measure} ${requirement}`).join('\n')
  const hash = createHash('sha256').update(rules).digest('hex').slice(0, 12)
  expect({ catalogueVersion, hash }).toMatchInlineSnapshot(`
    {
      "catalogueVersion": 1,
      "hash": "fe56e21d9c9c",
    }
  `)
})
