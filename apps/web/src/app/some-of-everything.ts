import { type CurrentUser, inboxKinds, type InboxSettings, type Question, type Recommendation } from '@sadhana/contract'
import { givingFacts, givingSix } from '#testing/giving.ts'
import { achievementAhead, achievementEntry, journeySettings, journeyStats } from '#testing/journey.ts'
import { rangeFigures } from '#testing/insight.ts'
import { openArticle, suggestedArticle } from '#testing/learning.ts'
import { mira } from '#testing/mira.ts'
import { aPractice } from '#testing/practice.ts'
import { aQuote } from '#testing/quote.ts'
import { aReflection, reflectionPage } from '#testing/reflection.ts'
import { type FakeApi } from '#testing/render-screen.tsx'
import { sharedFigures, sharedPage } from '#testing/sharing.ts'
import { aBuddy, aChallenge, aMemberPage, tomas } from '#testing/together.ts'
import { noReminders } from '#testing/push.ts'
import { aMood, aNight, wellnessInsights } from '#testing/wellness.ts'
import { aRoomView } from '#features/room/testing.ts'

const earlyAccess = { isOpen: true, isOn: true }

/** The member's streaks, levels, experience and counts all start with 834, and nothing else does. */
export const marked = /8,?34/
export const user: CurrentUser = { ...mira, totalSessions: 8340, followers: 8341, following: 8342 }
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

const page = <Item>(...items: Item[]) => ({ items, nextCursor: null })
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

const question: Question = {
  id: '0198a1f0-0000-7000-8000-000000000701',
  title: null,
  a: 'an evening sit',
  b: 'no evening sit',
  outcome: 'energy',
  weeks: 8,
  firstDay: '2025-12-09',
  lastDay: '2026-02-02',
  state: 'running',
}

const allWays = { inApp: true, push: false, email: false }

/** A member who has some of everything. */
export const answersOf = (quietMode: boolean): FakeApi => ({
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
      hasMoved: false,
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
  portability: { archive: null, imports: [], moves: { here: null, away: null } },
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
  inbox: {
    list: {
      items: [
        {
          what: 'message',
          id: 'message 1',
          at: '2026-01-05T19:00:00.000Z',
          isNew: true,
          isUnread: true,
          person: tomas,
        },
        {
          what: 'achievement',
          id: 'achievement 1',
          at: '2026-01-05T18:00:00.000Z',
          isNew: true,
          achievement: counted.achievement,
        },
      ],
    },
    settings: Object.fromEntries(inboxKinds.map((kind) => [kind, allWays])) as InboxSettings,
    markSeen: null,
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
    questions: [question],
    preferences: { weeklyGoal: 3, preferredPracticeTime: 'morning', difficultyLevel: 'beginner' },
  },
})
