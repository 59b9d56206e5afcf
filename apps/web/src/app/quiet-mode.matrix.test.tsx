// @vitest-environment happy-dom
import type { CurrentUser, Recommendation } from '@sadhana/contract'
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { queryClient } from '#lib/query/query-client.ts'
import { givingFacts, givingSix } from '#testing/giving.ts'
import { achievementAhead, achievementEntry, journeySettings, journeyStats } from '#testing/journey.ts'
import { rangeFigures } from '#testing/insight.ts'
import { openArticle, suggestedArticle } from '#testing/learning.ts'
import { mira } from '#testing/mira.ts'
import { EverythingInView } from '#testing/in-view.ts'
import { aPractice } from '#testing/practice.ts'
import { aQuote } from '#testing/quote.ts'
import { aReflection, reflectionPage } from '#testing/reflection.ts'
import { type FakeApi, renderScreen } from '#testing/render-screen.tsx'
import { sharedFigures, sharedPage } from '#testing/sharing.ts'
import { ownWords, within, words, wordsAboutAi } from '#testing/spoken-words.ts'
import { aBuddy, aChallenge, aMemberPage, tomas } from '#testing/together.ts'
import { noReminders } from '#testing/push.ts'
import { aMood, aNight, wellnessInsights } from '#testing/wellness.ts'
import { aRoomView } from '#features/room/testing.ts'
import { MemberFrame } from './frames/member-frame.tsx'
import { RouteTable } from './route-table.tsx'
import { memberRoutes } from './routes.tsx'

const earlyAccess = { isOpen: true, isOn: true }

beforeEach(() => void vi.stubGlobal('IntersectionObserver', EverythingInView))
/** The member's streaks, levels, experience and counts all start with 834, and nothing else does. */
const marked = /8,?34/
const user: CurrentUser = { ...mira, totalSessions: 8340, followers: 8341, following: 8342 }
const [earned] = journeyStats().recentExperience
const stats = journeyStats({
  currentStreak: 8343,
  longestStreak: 8344,
  level: 8345,
  experience: 834_477,
  totalSessions: 8346,
  restDays: 8347,
  practiceDays: 8348,
  recentExperience: earned ? [{ ...earned, experience: 8349 }] : [],
  achievementsAhead: [achievementAhead({ reached: 834, requirement: 8340 })],
})
const counted = achievementEntry({
  achievement: { ...achievementEntry().achievement, name: 'Ten hours', isCount: true },
})

const page = <Item,>(...items: Item[]) => ({ items, nextCursor: null })
const [session, person] = [aPractice(), aMemberPage({ followers: 8341, following: 8342 })]
const { zone: _zone, practiceDay: _day, version: _version, ...feedSession } = aPractice({ visibility: 'public' })
const shared = { ...feedSession, likes: 834, user: tomas, loggedAt: '2026-01-05T06:50:00.000Z' }

const suggestion: Recommendation = {
  limbType: 'pranayama',
  intensity: 'gentle',
  duration: 10,
  timeOfDay: 'evening',
  focus: 'A longer out-breath',
  eyes: 'closed',
  holdsBreath: false,
  reason: '834 of your last 8340 evenings with pranayama ended calm.',
  quietReason: 'Evenings with pranayama tend to end calm.',
  confidence: 0.5,
  count: 8,
  isStarter: false,
  evidence: [],
}

const counts = { text: '834 practices on 8340 days.', quietText: 'You often practised.' }
const countedMonth = aReflection({
  paragraphs: [[{ ...counts, evidence: 1 }]],
  evidence: [{ ...counts, pause: null }],
})

/** A member who has some of everything. */
const answersOf = (quietMode: boolean): FakeApi => ({
  journey: {
    // What the first hides are numbers, and the second words, so one walk looks for both.
    settings: journeySettings({ quietMode, hideGuide: quietMode }),
    stats,
    achievements: [achievementEntry(), counted],
    challenges: {
      active: [aChallenge({ isParticipating: true, progress: 834, requirement: 8340 })],
      completed: [aChallenge({ isParticipating: true, completedAt: '2026-01-02' })],
      ended: [],
    },
    buddies: { buddies: [aBuddy({ sharedStreak: 8343 })], received: [], sent: [] },
    buddyCandidates: page(),
  },
  quote: { list: page(aQuote()) },
  learning: { suggestions: { items: [suggestedArticle()] }, article: openArticle() },
  insight: {
    analytics: {
      limbDistribution: { dhyana: 8346 },
      recentSessions: [session],
      totalSessions: 8346,
      currentStreak: 8343,
      favoriteLimb: 'dhyana',
      weeklyTotal: 8347,
      totalHours: 8348,
      totalMinutes: 8349,
      restDays: 8347,
      today: '2026-01-05',
      daily: stats.week,
      feelingChanges: [],
      feelingFlows: [
        { limbType: 'dhyana', sessions: 8341, shifts: [{ before: 'tired', after: 'calm', times: 8340 }] },
        { limbType: 'asana', sessions: 5, shifts: [{ before: 'tired', after: 'calm', times: 5 }] },
      ],
      tags: [{ tag: 'yin', sessions: 8345 }],
    },
    wellness: wellnessInsights(),
    hard: { hard: 7, practices: 8346, details: null },
    compare: {
      first: rangeFigures({ practiceDays: 8340, sessions: 8341, minutes: 8342, middleMinutes: 8343 }),
      second: rangeFigures({ endedCalm: { sessions: 8344, of: 8345 }, sleepQuality: { mean: 6, days: 8346 } }),
      tags: [{ tag: 'yin', first: 8345, second: 8344 }],
    },
  },
  meditation: {
    stats: {
      weekSessions: 8346,
      weekMinutes: 8347,
      currentStreak: 8343,
      mindfulnessScore: 82,
      recentSessions: 8348,
      bestTime: { timeOfDay: 'evening', sessions: 8349 },
      minutesBySound: [{ sound: 'rain', minutes: 8340 }],
    },
    list: page({
      id: session.id,
      type: 'meditation',
      duration: 20,
      ambientSound: 'rain',
      notes: null,
      interrupted: false,
      completedAt: '2026-01-05T06:50:00.000Z',
      time: '06:30',
      limbType: 'dhyana',
      afterFeeling: 'calm',
      practiceDay: '2026-01-05',
    }),
  },
  account: {
    passkeys: [],
    linkedAccounts: { linked: [], providers: [], canUnlink: true },
    erasurePreview: {
      dueAt: '2026-01-20T10:00:00.000Z',
      receipts: 0,
      isGiving: false,
      hasPassword: true,
      hasTwoFactor: false,
      hasPasskey: false,
      providers: [],
      email: null,
      phone: null,
    },
    socialProviders: { providers: [], phoneCountries: [] },
  },
  room: { list: { items: [aRoomView(12)] }, view: aRoomView(12) },
  realtime: { time: { now: Date.now() }, stream: () => new Promise<string>(() => {}) },
  practice: { list: page(session), listDeleted: page(), usual: [] },
  portability: { archive: null, imports: [] },
  community: {
    feed: page(shared),
    sessionsOf: page(shared),
    discover: page({ ...tomas, follow: 'none' }),
    followRequests: page(),
    person,
    blocks: page(),
    mutes: page(),
  },
  message: {
    conversations: page(),
    read: { person: tomas, canWrite: true, isMuted: false, hasReceipts: false, items: [], nextCursor: null },
    settings: { readReceipts: false },
  },
  profile: {
    privacy: { defaultVisibility: 'private', approveFollowers: false },
    socialConnections: [],
    reasons: { reasons: [] },
  },
  recommendation: { list: [suggestion] },
  reflection: { read: reflectionPage({ reflection: countedMonth }) },
  giving: { facts: givingFacts(), subscription: givingSix(), receipts: page(), earlyAccess },
  letters: { list: { items: [], nextCursor: null, isFirstInLine: false } },
  sharing: { list: [sharedPage()], open: sharedFigures() },
  referral: { list: { referralCodes: [], stats: { codesGenerated: 2, codesUsed: 1 }, monthlyLimit: 10 } },
  reminder: { get: noReminders(null) },
  security: { accessTokens: [], sessions: [], logs: page() },
  wellness: {
    moods: page(aMood()),
    nights: page(aNight()),
    deleted: [],
    preferences: { weeklyGoal: 3, preferredPracticeTime: 'morning', difficultyLevel: 'beginner' },
  },
})

/** Numbers near a streak, a level or experience: anywhere in the panel or part of the page that names one. */
const figuresBeside = () => {
  const named = within(document.body).filter((element) => /streak|level|experience/i.test(ownWords(element)))
  const blocks = named.map((element) => element.closest('.panel, section, article, header, h1, li') ?? element)
  return [...new Set(blocks)].map(words).filter((text) => /\d/.test(text))
}

/** The member's numbers anywhere on the page, including its title. */
const figuresOfMember = () =>
  [document.title, ...within(document.body).map(ownWords)].filter((text) => marked.test(text))

const examples: Record<string, string> = { slug: 'closing-the-doors', username: 'tomas' }
const addresses = memberRoutes.map(({ path }) =>
  path.replace('*', '/nowhere').replaceAll(/:(\w+)/g, (parameter, name: string) => examples[name] ?? parameter),
)

function expectLoaded() {
  expect(screen.getAllByRole('heading', { level: 1 })).not.toEqual([])
  expect(queryClient.isFetching()).toBe(0)
  expect(document.querySelector('.skeleton, .spinner')).toBeNull()
  // The code of a tab may still be loading.
  for (const panel of screen.queryAllByRole('tabpanel')) expect(panel.textContent).not.toBe('')
}

/**
 * A query starts, and its reply renders, one turn after the page looks finished. So we wait until it stays the same.
 */
async function shown() {
  for (let before; before !== document.body.innerHTML || queryClient.isFetching() > 0;) {
    before = document.body.innerHTML
    await waitFor(expectLoaded)
    await act(() => new Promise<void>((turn) => setTimeout(turn)))
  }
}

async function open(path: string, quietMode: boolean) {
  const app = (
    <MemberFrame user={user}>
      <RouteTable routes={memberRoutes} />
    </MemberFrame>
  )
  renderScreen(app, { api: answersOf(quietMode), path, user })
  await shown()
}

/** Goals are chosen there, texts explain rules or studies, and shared pages show what the member chose to share. */
const hasOtherFigures = /^\/(settings\/(practice|sharing)|guide|accessibility|what-can-help|shared\/:token)$/
const figuresIn = (path: string) => [...figuresOfMember(), ...(hasOtherFigures.test(path) ? [] : figuresBeside())]

/** The numbers on a page and in each of its tabs, by the name of the tab; words about AI count like numbers. */
async function walk(path: string, quietMode: boolean) {
  await open(path, quietMode)
  const tabs = screen.queryAllByRole('tab').map((tab) => tab.textContent)
  const found = () => [...figuresIn(path), ...(quietMode ? wordsAboutAi(path) : [])]
  const results = [{ tab: tabs[0] ?? '', figures: found() }]
  for (const tab of tabs.slice(1)) {
    fireEvent.click(screen.getByRole('tab', { name: tab }))
    await shown()
    results.push({ tab, figures: found() })
  }
  return results.filter(({ figures }) => figures.length > 0)
}

test.each(addresses)(
  'in quiet mode and without the guide, %s and its tabs show no number of a streak, a level or experience, and no word about AI',
  async (path) => {
    expect(await walk(path, true)).toEqual([])
  },
)

test.each([
  ['/', ['Dashboard']],
  ['/gamification', ['Streaks', 'Achievements', 'Challenges', 'Buddies', 'Progress']],
  ['/meditation', ['Insights']],
  ['/profile', ['Profile']],
  ['/people/tomas', ['']],
  ['/wellness/compare', ['']],
  ['/wellness/reflection', ['']],
])('the test can find them: without quiet mode %s has some in %j', async (path, tabs) => {
  const results = await walk(path, false)
  expect(results.map(({ tab }) => tab)).toEqual(expect.arrayContaining(tabs))
})

test('a number counts anywhere in the panel that names a streak, even if only screen readers get it', async () => {
  await open('/gamification', false)
  expect(figuresBeside().length).toBeGreaterThan(1)
  expect(screen.getByRole('progressbar')).toBeTruthy()
})

test('a stone with a number for a name stays hidden in quiet mode', async () => {
  await open('/gamification?tab=achievements', true)
  expect(screen.getByText('Still water')).toBeTruthy()
  expect(screen.queryByText('Ten hours')).toBeNull()
  expect(screen.queryByText(/laid this year/)).toBeNull()
  expect(screen.queryByText(/ of 8,?340/)).toBeNull()
})

test('the test can find words about AI: with the guide, home has some', async () => {
  await open('/', false)
  expect(wordsAboutAi('/')).not.toEqual([])
})
