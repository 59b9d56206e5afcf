import type { Challenge } from '@sadhana/contract'
import { plural } from '#intl/intl.rules.ts'

type ChallengeMeasure = Pick<Challenge, 'type' | 'partOfDay'>
type Unit = 'days' | 'mornings' | 'afternoons' | 'evenings' | 'minutes' | 'limbs'

const unitOf = ({ type, partOfDay }: ChallengeMeasure): Unit => (type === 'days' && partOfDay ? `${partOfDay}s` : type)

const amounts: Record<Unit, { one: string; other: (count: string) => string }> = {
  days: { one: '1 day', other: (count) => `${count} days` },
  mornings: { one: '1 morning', other: (count) => `${count} mornings` },
  afternoons: { one: '1 afternoon', other: (count) => `${count} afternoons` },
  evenings: { one: '1 evening', other: (count) => `${count} evenings` },
  minutes: { one: '1 minute', other: (count) => `${count} minutes` },
  limbs: { one: '1 limb', other: (count) => `${count} limbs` },
}
const amountOf = (count: number, measured: ChallengeMeasure) => plural(count, amounts[unitOf(measured)])

const days = (count: number) => plural(count, amounts.days)

export const challengesText = {
  failed: 'Failed to fetch challenges',
  safe: 'What you’ve practised still counts. Please try again.',
  empty: {
    title: 'No challenges open',
    text: 'A new one starts every Monday. Until then, your own rhythm is enough.',
    action: 'See your streak',
  },
  open: { title: 'Open to join', aside: 'Join late, leave any time', join: 'Join' },
  completed: { title: 'Completed' },
  ended: { title: 'Earlier challenges' },
  /** Printed after the large number. */
  of: (challenge: ChallengeMeasure & { requirement: number }) => `of ${amountOf(challenge.requirement, challenge)}`,
  done: (progress: number, challenge: ChallengeMeasure & { requirement: number }) =>
    `${progress} of ${amountOf(challenge.requirement, challenge)}`,
  ahead: (toGo: number, daysToCome: number, challenge: ChallengeMeasure) =>
    `${amountOf(toGo, challenge)} to go, and ${days(daysToCome)} to find them in.`,
  startsOn: (day: string) => `Starts on ${day}.`,
  /** Shown when fewer days are left than the challenge needs. */
  stillCounts: 'Every practice still counts here.',
  /** In gentle days. */
  waits: 'Your challenge waits. No day is counted against you.',
  pace: 'There’s no right pace.',
  lastCounted: (day: string, amount: number, challenge: ChallengeMeasure) =>
    `Last counted: ${day}, ${amountOf(amount, challenge)}.`,
  nothingYet: 'Your first practice here will show up by itself.',
  quiet: 'You’re taking part, at your own pace.',
  people: (count: number) =>
    count === 0 ? 'No one yet' : plural(count, { one: '1 person', other: (people) => `${people} people` }),
  unranked: (count: number) =>
    plural(count, { one: '1 person, no ranking', other: (people) => `${people} people, no ranking` }),
  together: (amount: number, challenge: ChallengeMeasure) => `${amountOf(amount, challenge)} together`,
  leave: 'Leave',
  leaveThis: (title: string) => `Leave ${title}`,
  joinThis: (title: string) => `Join ${title}`,
  joined: (title: string) => `You’ve joined ${title}`,
  left: (title: string) => `You’ve left ${title}`,
  leftText: 'Your practice stays as it is.',
  undoOtherwise: 'You can join again from the list',
  joinFailed: 'We couldn’t add you to this challenge',
  leaveFailed: 'We couldn’t take you out of this challenge',
}
