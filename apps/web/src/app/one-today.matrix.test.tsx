// @vitest-environment happy-dom
import { addDays, type JourneySettings, type PracticeDay, type PracticeSession, todayOf } from '@sadhana/contract'
import { QueryClientProvider } from '@tanstack/react-query'
import { act, cleanup, render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Feed } from '#features/community/feed/feed.tsx'
import { SettingsScreen } from '#features/journey/settings-screen.tsx'
import { LatestSits } from '#features/meditation/insights/latest-sits.tsx'
import { NewPractice } from '#features/practice/new-practice.tsx'
import { SessionsScreen } from '#features/practice/list/sessions-screen.tsx'
import { queryClient } from '#lib/query/query-client.ts'
import { useDayChange } from '#lib/time/today.ts'
import { mira } from '#testing/mira.ts'
import { HomeDashboard } from './home/home-dashboard.tsx'

/** The server's clock and the member's settings. The device's clock may differ. */
type Server = {
  aheadMs: number
  zone: string
  dayEndsAt: number
  practised: { day: string; date: string; at: string; ended: string }
}

const id = '0198a1f0-0000-7000-8000-000000000007'
const page = <Item,>(item: Item) => ({ items: [item], nextCursor: null })

/** Replies like the API, by its own clock. */
function answersOf({ aheadMs, practised: { day, date, at, ended }, ...calendar }: Server): Record<string, unknown> {
  const now = new Date(Date.now() + aheadMs)
  const today = todayOf({ now, ...calendar })
  const session: PracticeSession = {
    id,
    date,
    time: at,
    duration: 30,
    limbType: 'dhyana',
    beforeFeeling: 'restless',
    afterFeeling: 'calm',
    notes: null,
    tags: [],
    visibility: 'public',
    isPublic: true,
    shareNotes: false,
    zone: calendar.zone,
    practiceDay: day,
    pictures: [],
    likes: 0,
    isLiked: false,
    user: mira,
    version: 1,
  }
  const settings: JourneySettings = {
    ...calendar,
    zoneFollowsDevice: false,
    weeklyGoal: 3,
    fixedRestDays: [],
    nextMoons: { 'new-moon': '2026-02-17', 'full-moon': '2026-02-01' },
    quietMode: false,
    today,
    now: now.toISOString(),
    pauses: [],
    pastPauses: [],
    gentleDays: { state: 'none' },
    firstSits: [],
  }
  const daily = Array.from({ length: 30 }, (_, index): PracticeDay => {
    const each = addDays(today, index - 29)
    if (each === day) return { day, sessions: 1, minutes: 30, kind: 'practised' }
    return { day: each, sessions: 0, minutes: 0, kind: 'empty' }
  })
  return {
    '/api/journey/settings': settings,
    '/api/auth/me': mira,
    '/api/practice-sessions': page(session),
    '/api/usual-practices': [],
    '/api/meditation-sessions': page({
      id,
      type: 'meditation',
      duration: 30,
      ambientSound: null,
      notes: null,
      interrupted: false,
      completedAt: ended,
      time: session.time,
      limbType: 'dhyana',
      afterFeeling: null,
      practiceDay: day,
    }),
    '/api/feed': page({ ...session, loggedAt: '2026-01-01T00:00:00.000Z' }),
    '/api/analytics': {
      limbDistribution: { dhyana: 1 },
      recentSessions: [session],
      totalSessions: 1,
      currentStreak: 1,
      favoriteLimb: 'dhyana',
      weeklyTotal: 1,
      totalHours: 0.5,
      totalMinutes: 30,
      restDays: 0,
      today,
      daily,
      feelingChanges: [],
      feelingFlows: [],
    },
  }
}

function serve(server: Server) {
  vi.stubGlobal('fetch', (url: string) => {
    const answer = answersOf(server)[new URL(url, 'http://localhost').pathname]
    return Promise.resolve(
      new Response(JSON.stringify(answer ?? {}), {
        status: answer ? 200 : 404,
        headers: { 'content-type': 'application/json' },
      }),
    )
  })
}

const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))
/** Lets the device sleep until shortly before this moment. */
const until = (moment: string) => {
  const awakeMs = 2 * 60_000
  if (Date.parse(moment) - Date.now() > awakeMs) vi.setSystemTime(Date.parse(moment) - awakeMs)
  return wait(Date.parse(moment) - Date.now())
}

function EachDay() {
  useDayChange()
  return null
}

async function openEveryScreen() {
  render(
    <QueryClientProvider client={queryClient}>
      <MemoryRouter>
        <EachDay />
        <HomeDashboard user={mira} />
        <NewPractice userId={mira.id} defaultVisibility="private" />
        <SessionsScreen />
        <LatestSits />
        <SettingsScreen />
        <Feed scope="all" me={mira} quiet={false} />
      </MemoryRouter>
    </QueryClientProvider>,
  )
  // Some screens are in their own chunks.
  await vi.waitFor(() => expect(screen.getAllByText('Recent sessions')).toHaveLength(1), { timeout: 60_000 })
  await wait(1)
}

const valueOf = (label: string) => screen.getByLabelText<HTMLInputElement>(label).value

/** The texts on the screens: what they call the practice, today's date, and the first dates in their forms. */
function saidByScreens() {
  const moments = screen
    .getAllByText(/^(Today|Yesterday|\w{3} \d+ \w{3}), \d/)
    .filter((element) => !element.closest('form'))
    .map((element) => element.textContent.split(',')[0])
  return {
    moments: [...new Set(moments)],
    places: moments.length,
    heading: screen.getByText(/^\w+ \d+ (March|October|November)\./).textContent,
    pauseFrom: valueOf('First day'),
    form: valueOf('Date'),
  }
}

beforeEach(() => {
  vi.useFakeTimers({ now: 0 })
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      disconnect() {}
    },
  )
})

afterEach(() => {
  cleanup()
  queryClient.clear()
  localStorage.clear()
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

const evening = { day: '2026-03-28', date: '2026-03-28', at: '21:10', ended: '2026-03-28T20:40:00.000Z' }

test('Berlin, days that end at 4:00: the page stays open over midnight and the night when clocks are set forward', async () => {
  vi.setSystemTime('2026-03-28T22:30:00Z')
  serve({ aheadMs: 0, zone: 'Europe/Berlin', dayEndsAt: 240, practised: evening })
  await openEveryScreen()
  const before = { moments: ['Today'], places: 4, pauseFrom: '2026-03-28' }
  const saturday = /^Saturday 28 March\. You sat at 21:10, so today already counts\.$/
  expect(saidByScreens()).toMatchObject({ ...before, heading: expect.stringMatching(saturday), form: '2026-03-28' })
  await until('2026-03-28T23:30:00Z')
  expect(saidByScreens()).toMatchObject({ ...before, heading: expect.stringMatching(saturday), form: '2026-03-29' })
  // 3:59 in summer time.
  await until('2026-03-29T01:59:59Z')
  expect(saidByScreens()).toMatchObject({ ...before, heading: expect.stringMatching(saturday), form: '2026-03-29' })
  await until('2026-03-29T02:00:01Z')
  expect(saidByScreens()).toEqual({
    moments: ['Yesterday'],
    places: 4,
    heading: expect.stringMatching(/^Sunday 29 March\. You haven’t logged anything yet today\.$/) as string,
    pauseFrom: '2026-03-29',
    form: '2026-03-29',
  })
})

test('a practice between midnight and the day end is called by the day for which it counts', async () => {
  vi.setSystemTime('2026-03-29T00:30:00Z')
  serve({
    aheadMs: 0,
    zone: 'Europe/Berlin',
    dayEndsAt: 240,
    practised: { day: '2026-03-28', date: '2026-03-29', at: '00:40', ended: '2026-03-29T00:10:00.000Z' },
  })
  await openEveryScreen()
  expect(saidByScreens()).toMatchObject({ moments: ['Today'], places: 4, pauseFrom: '2026-03-28', form: '2026-03-29' })
  await until('2026-03-29T02:00:01Z')
  expect(saidByScreens()).toMatchObject({ moments: ['Yesterday'], places: 4, pauseFrom: '2026-03-29' })
})

test('New York, days that end at midnight: the page stays open over the day of 25 hours', async () => {
  vi.setSystemTime('2026-11-02T03:30:00Z')
  serve({
    aheadMs: 0,
    zone: 'America/New_York',
    dayEndsAt: 0,
    practised: { day: '2026-11-01', date: '2026-11-01', at: '06:30', ended: '2026-11-01T12:00:00.000Z' },
  })
  await openEveryScreen()
  await until('2026-11-02T04:59:59Z')
  expect(saidByScreens()).toMatchObject({ moments: ['Today'], pauseFrom: '2026-11-01', form: '2026-11-01' })
  await until('2026-11-02T05:00:01Z')
  expect(saidByScreens()).toMatchObject({ moments: ['Yesterday'], pauseFrom: '2026-11-02', form: '2026-11-02' })
})

test('a device whose clock is a day behind shows the server’s day', async () => {
  vi.setSystemTime('2026-03-27T12:00:00Z')
  serve({ aheadMs: 24 * 60 * 60_000 + 7_000, zone: 'Asia/Kolkata', dayEndsAt: 0, practised: evening })
  await openEveryScreen()
  expect(saidByScreens()).toMatchObject({ moments: ['Today'], pauseFrom: '2026-03-28', form: '2026-03-28' })
  // Midnight in Kolkata by the server's clock.
  await until('2026-03-27T18:29:52Z')
  expect(saidByScreens()).toMatchObject({ moments: ['Today'], form: '2026-03-28' })
  await until('2026-03-27T18:29:54Z')
  expect(saidByScreens()).toMatchObject({ moments: ['Yesterday'], pauseFrom: '2026-03-29', form: '2026-03-29' })
})
