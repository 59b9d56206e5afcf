import { addDays, afterFeelings, beforeFeelings, limbs, type ReportRange } from '@sadhana/contract'
import { describe, expect, test } from 'vitest'
import { firstOf, limbsOf } from './build-report.service.ts'
import { dotsOf, statsOf as count, type LoggedSession, type Period, periodOf as periodFrom } from './stats.rules.ts'
import { type ReportRequest, type LoggedNote, type Page, pagesOf, periodInWords } from './pages.rules.ts'
import { printable } from './printable.rules.ts'

const statsOf = (sessions: LoggedSession[], within: Period) => count(sessions, within, limbsOf(sessions))
const periodOf = (range: ReportRange, today: string, firstEver: string | undefined) =>
  periodFrom(firstOf(range, today), today, firstEver)

const period = { from: '2025-03-02', to: '2025-11-14' }
const request: ReportRequest = {
  language: 'en',
  name: 'Mira Sandoval',
  longestRun: 31,
  quiet: false,
  notes: null,
  tags: [],
}

const aSession = (changes: Partial<LoggedSession> = {}): LoggedSession => ({
  day: '2025-11-14',
  time: '06:30:00',
  limbType: 'dhyana',
  minutes: 20,
  before: 'restless',
  after: 'calm',
  isHard: false,
  ...changes,
})
const aNote = (changes: Partial<LoggedNote> = {}): LoggedNote => ({
  day: '2025-11-14',
  time: '06:30:00',
  limbType: 'pranayama',
  minutes: 30,
  notes: 'Began again.',
  tags: null,
  ...changes,
})
const many = (count: number, changes: Partial<LoggedSession> = {}) =>
  Array.from({ length: count }, (_, index) => aSession({ day: addDays(period.from, index), ...changes }))
const kindsOf = (pages: Page[]) => pages.map(({ kind }) => kind)
const pagesFor = (sessions: LoggedSession[], more: Partial<ReportRequest> = {}) =>
  pagesOf(statsOf(sessions, period), { ...request, ...more })
const pageOf = <Kind extends Page['kind']>(pages: Page[], kind: Kind) =>
  pages.find((page): page is Extract<Page, { kind: Kind }> => page.kind === kind)!

describe('the pages of a report', () => {
  test('are only a cover that says so if nothing was logged', () => {
    const pages = pagesFor([])
    expect(kindsOf(pages)).toEqual(['cover'])
    expect(pageOf(pages, 'cover')).toMatchObject({ facts: [], lead: expect.stringContaining('Nothing was logged') })
  })

  test('include feelings only if both were noted, and notes only if they were requested and exist', () => {
    expect(kindsOf(pagesFor([aSession({ before: null })]))).toEqual(['cover', 'rhythm', 'limbs'])
    expect(kindsOf(pagesFor([aSession()]))).toEqual(['cover', 'rhythm', 'limbs', 'feelings'])
    expect(kindsOf(pagesFor([aSession()], { notes: { newest: [], all: 0 } }))).not.toContain('notes')
    expect(kindsOf(pagesFor([aSession()], { notes: { newest: [aNote()], all: 1 } }))).toContain('notes')
  })
})

test('the cover shows the member, the period and three stats', () => {
  const cover = pageOf(pagesFor([...many(236, { minutes: 22 }), ...many(2)]), 'cover')
  expect(cover.who).toBe('Mira Sandoval, 2 March to 14 November 2025')
  expect(cover.printed).toBe('Printed 14 November 2025, for your own shelf')
  expect(cover.facts).toEqual([
    { value: '87.2', label: 'hours' },
    { value: '238', label: 'sessions, on 236 days' },
    { value: '31', label: 'days in a row, the longest run' },
  ])
  expect(cover.stones).toEqual(['dhyana'])
})

test('a name that our fonts can’t print is left out', () => {
  expect(pageOf(pagesFor([], { name: 'शान्ति' }), 'cover').who).toBe('2 March to 14 November 2025')
})

test('the rhythm page names the most frequent hours and weekday, once there are enough sessions', () => {
  const sundays = Array.from({ length: 9 }, (_, week) => aSession({ day: addDays('2025-03-02', week * 7) }))
  const rhythm = pageOf(pagesFor([...sundays, aSession({ time: '19:00:00' })]), 'rhythm')
  expect(rhythm.lead).toBe(
    'You practise early. 9 of 10 sessions began between 5:00 and 7:00, and Sunday is the day you keep most.',
  )
  expect(rhythm.hours[6]).toEqual({ share: 1, count: '9' })
  expect(rhythm.facts.map(({ value }) => value)).toEqual(['20 min', '0.3', '6:30'])
  expect(pageOf(pagesFor(many(7)), 'rhythm').lead).toMatch(/^A beginning/)
})

test('late sits usually start late, not at noon', () => {
  const times = ['23:30:00', '23:40:00', '00:20:00']
  const rhythm = pageOf(pagesFor(times.map((time) => aSession({ time }))), 'rhythm')
  expect(rhythm.facts.at(-1)?.value).toBe('23:40')
})

test('limbs are sorted by practice, with diacritics and their most frequent change of feeling', () => {
  const { lines, lead } = pageOf(
    pagesFor([...many(9), ...many(5, { limbType: 'pranayama' }), ...many(2, { after: 'focused' })]),
    'limbs',
  )
  expect(lines).toMatchObject([
    { name: 'Dhyāna', share: 1, sessions: '11', hours: '3.7', shift: 'restless to calm' },
    { name: 'Prāṇāyāma', sessions: '5', shift: '' },
  ])
  expect(lines.map(({ shiftNote }) => shiftNote)).toEqual([
    '9 of 11 with both feelings noted',
    'Fewer than eight noted; too early to say',
  ])
  expect(lead).toContain('Samādhi has no entry')
  expect(pageOf(pagesFor([aSession({ limbType: 'samadhi' })]), 'limbs').lead).not.toContain('has no entry')
})

test('a limb with a minute or two is not shown as zero', () => {
  const { lines } = pageOf(pagesFor([aSession({ minutes: 2 }), aSession({ limbType: 'asana', minutes: 3 })]), 'limbs')
  expect(lines.map(({ hours }) => hours)).toEqual(['0.1', '<0.1'])
})

test('the feelings page says what went together, and in how many sessions', () => {
  const page = pageOf(
    pagesFor([
      ...many(6),
      ...many(2, { after: 'focused' }),
      ...many(3, { before: 'tired', after: 'centered' }),
      ...many(4, { after: null }),
    ]),
    'feelings',
  )
  expect(page.rows.map(({ before }) => before)).toEqual(['Restless', 'Tired'])
  expect(page.after).toEqual(['Calm', 'Centered', 'Focused'])
  expect(page.rows[0]?.cells[0]).toEqual({ share: 1, count: '6' })
  expect(page.rows[0]?.cells[1]).toEqual({ share: 0, count: '' })
  expect(page.standsOut).toMatch(
    /^You came restless 8 times and left calm 6 of those times\. Tired turned to centered 3 of 3 times\./,
  )
  expect(page.counted).toMatch(/^11 of 15 sessions have both feelings/)
})

test('in quiet mode a report has no counts, whatever was logged', () => {
  const sessions = limbs.flatMap((limbType, index) =>
    many(20 + index, { limbType, before: beforeFeelings[index % 7]!, after: afterFeelings[index % 7]! }),
  )
  const pages = pagesFor(sessions, { quiet: true })
  expect(kindsOf(pages)).toEqual(['cover', 'rhythm', 'limbs', 'feelings'])
  expect(pageOf(pages, 'cover').facts).toEqual([])
  expect(pageOf(pages, 'rhythm').facts.map(({ label }) => label)).toEqual(['a usual session', 'the usual beginning'])
  const words = JSON.stringify(pages, (key, value: unknown) =>
    ['share', 'dots', 'facts'].includes(key) ? undefined : value,
  )
  expect(words.replaceAll(/\d+:\d\d|\d+ (March|November) ?\d*|\d{4}/g, '')).not.toMatch(/\d/)
})

test('the newest notes are printed without emoji, and mark what could not be printed', () => {
  const newest = [aNote({ notes: 'शान्ति, and prāṇāyāma 🌞\nwith Jonas' }), aNote()]
  const page = pageOf(pagesFor([aSession()], { notes: { newest, all: 141 } }), 'notes')
  expect(page.lead).toBe(
    'The newest 2 of 141. The rest stay in your archive. […] stands for letters that these fonts don’t have; your archive has them.',
  )
  expect(page.notes[0]).toEqual({
    head: '14 November 2025, 6:30 · Prāṇāyāma, 30 min',
    text: '[…], and prāṇāyāma with Jonas',
  })
  expect(printable('Café – „Śānti“, “calm” …')).toBe('Café – „Śānti“, “calm” …')
})

test('tags are above the notes and beside each, without counts in quiet mode', () => {
  const tags = [
    { tag: 'yin', sessions: 1_200 },
    { tag: 'with 陳', sessions: 1 },
  ]
  const notes = { newest: [aNote({ tags: ['yin', 'with 陳'] })], all: 1 }
  const page = pageOf(pagesFor([aSession()], { notes, tags }), 'notes')
  expect(page.tags).toBe('Your tags: yin 1,200, with […] 1.')
  expect(page.lead).toContain('letters that these fonts don’t have')
  expect(page.notes[0]?.head).toBe('14 November 2025, 6:30 · Prāṇāyāma, 30 min · yin · with […]')
  const quiet = pagesFor([aSession()], { notes: { newest: [], all: 0 }, tags, quiet: true })
  expect(pageOf(quiet, 'notes').tags).toBe('Your tags: yin, with […].')
  expect(kindsOf(pagesFor([aSession()], { notes: null, tags: [] }))).not.toContain('notes')
})

test('a range starts with the member’s first practice if that was later', () => {
  expect(periodOf('this-year', '2025-11-14', '2025-03-02')).toEqual(period)
  expect(periodOf('this-year', '2025-11-14', '2024-03-02').from).toBe('2025-01-01')
  expect(periodOf('last-30-days', '2025-11-14', '2024-03-02').from).toBe('2025-10-16')
  expect(periodOf('all-time', '2025-11-14', '2024-03-02').from).toBe('2024-03-02')
  expect(periodOf('all-time', '2025-11-14', undefined)).toEqual({ from: '2025-11-14', to: '2025-11-14' })
  // The practice was logged further east, where it was already tomorrow.
  expect(periodOf('all-time', '2025-11-14', '2025-11-15').from).toBe('2025-11-14')
})

test.each([
  ['2025-11-14', '2025-11-14', '14 November 2025'],
  ['2025-11-01', '2025-11-14', '1 to 14 November 2025'],
  ['2025-03-02', '2025-11-14', '2 March to 14 November 2025'],
  ['2024-03-02', '2025-11-14', '2 March 2024 to 14 November 2025'],
])('%s to %s is %j', (from, to, words) => expect(periodInWords('en', { from, to })).toBe(words))

test('each dot is a day, or a month once there are many', () => {
  const days = dotsOf(statsOf([aSession({ day: '2025-03-03' })], period), 'en')
  expect(days.rows.map(({ label }) => label)).toEqual('Mar Apr May Jun Jul Aug Sep Oct Nov'.split(' '))
  expect(days.rows[0]?.dots.slice(0, 4)).toEqual([null, 0, 20, 0])
  const months = dotsOf(statsOf([aSession({ day: '2025-03-03' })], { from: '2015-03-02', to: '2025-11-14' }), 'en')
  expect(months.unit).toBe('month')
  expect(months.rows).toHaveLength(11)
  expect(months.rows.at(-1)?.dots).toEqual([0, 0, 20, 0, 0, 0, 0, 0, 0, 0, 0, null])
})
