import { z } from 'zod'
import { Person } from '../community/person.ts'
import { byId, pageOf, pageQuery } from '../http/fields.ts'
import { defineRoutes } from '../http/http.ts'

export const buddiesMax = 3
export const buddyDaysShown = 7
/** How many days after an invitation the same person can be invited again. */
export const buddyInvitationDays = 3

/** The ids of the quiet words. The sentences are on the screens. */
export const quietWords = ['thinking-of-you', 'join-me-tomorrow', 'no-hurry', 'thank-you'] as const
export type QuietWord = (typeof quietWords)[number]

/** `rest` is a rest day, a pause or a day of travel. `open` is a day without any of these, or one that isn't over. */
export const buddyDayMarks = ['practised', 'rest', 'open'] as const
export type BuddyDayMark = (typeof buddyDayMarks)[number]

/** All that buddies see of each other's days. */
export const BuddyDay = z.object({
  day: z.iso.date(),
  yours: z.enum(buddyDayMarks),
  theirs: z.enum(buddyDayMarks),
})
export type BuddyDay = z.infer<typeof BuddyDay>

export const Buddy = z.object({
  person: Person,
  /**
   * The first day that counts: the day on which the invitation was accepted, on whichever calendar was further ahead.
   */
  since: z.iso.date(),
  /** Days on which you both practised or rested, up to today. */
  sharedStreak: z.int().nonnegative(),
  /** The last seven days up to your today. Days before `since` are left out. */
  days: z.array(BuddyDay),
  /** Their latest quiet word to you. */
  received: z.object({ word: z.enum(quietWords), at: z.iso.datetime() }).nullable(),
  /** The word you sent today. You can send one a day. */
  sentToday: z.enum(quietWords).nullable(),
})
export type Buddy = z.infer<typeof Buddy>

export const BuddyInvitation = z.object({ person: Person, at: z.iso.datetime() })
export type BuddyInvitation = z.infer<typeof BuddyInvitation>

export const BuddyList = z.object({
  buddies: z.array(Buddy),
  /** Invitations to you, newest first. */
  received: z.array(BuddyInvitation),
  /** Your pending invitations, newest first. */
  sent: z.array(BuddyInvitation),
})
export type BuddyList = z.infer<typeof BuddyList>

const changeLimit = { max: 30, seconds: 60 }

export const buddyRoutes = defineRoutes({
  buddies: {
    method: 'GET',
    path: '/api/buddies',
    summary: 'List your buddies with your shared days, and invitations both ways.',
    access: 'member',
    reply: BuddyList,
    errors: [],
  },
  buddyCandidates: {
    method: 'GET',
    path: '/api/buddies/candidates',
    summary: 'List people you can invite: those you follow who follow you back.',
    access: 'member',
    query: pageQuery,
    reply: pageOf(Person),
    errors: [],
  },
  inviteBuddy: {
    method: 'POST',
    path: '/api/buddies/:id/invitation',
    summary: 'Invite someone you follow, who follows you back, to be your buddy.',
    access: 'member',
    params: byId,
    reply: z.null(),
    errors: [
      'journey.buddy_not_found',
      'journey.buddies_full',
      'journey.buddy_already_invited',
      'journey.buddy_invited_recently',
    ],
    limit: changeLimit,
  },
  removeInvitation: {
    method: 'DELETE',
    path: '/api/buddies/:id/invitation',
    summary: 'Decline someone’s invitation, or withdraw yours. They aren’t told.',
    access: 'member',
    params: byId,
    reply: z.null(),
    errors: [],
    limit: changeLimit,
  },
  acceptBuddy: {
    method: 'POST',
    path: '/api/buddies/:id/accept',
    summary: 'Accept an invitation. From today on, you see whether the other practised or rested.',
    access: 'member',
    params: byId,
    reply: z.null(),
    errors: ['journey.buddy_not_found', 'journey.buddies_full'],
    limit: changeLimit,
  },
  endBuddy: {
    method: 'DELETE',
    path: '/api/buddies/:id',
    summary: 'Stop being buddies. The other isn’t told.',
    access: 'member',
    params: byId,
    reply: z.null(),
    errors: [],
    limit: changeLimit,
  },
  sendQuietWord: {
    method: 'POST',
    path: '/api/buddies/:id/word',
    summary: 'Send a buddy one of the quiet words, at most one a day.',
    access: 'member',
    params: byId,
    body: z.object({ word: z.enum(quietWords, 'Please choose a sentence') }),
    reply: z.null(),
    errors: ['journey.buddy_not_found', 'journey.word_sent_today'],
    limit: changeLimit,
  },
})
