import type { Visibility } from '@sadhana/contract'
import { minutesADay, sessionIdOf, sessionLine, stirred } from '../kit/ledger.ts'
import { now } from '../kit/moment.ts'
import { memberId, type Size } from '../kit/sizes.ts'

const spreadMinutes = 730 * minutesADay

export const firstMoment = now.getTime() - spreadMinutes * 60_000
/** Leaves a day in which to find a later public session. */
export const lastMoment = now.getTime() - minutesADay * 60_000

/** A moment within the loaded years, from 0 (start) to 1 (end), formatted for COPY. */
export const minuteOf = (share: number): string => new Date(firstMoment + share * spreadMinutes * 60_000).toISOString()

const minutesAgoOf = (number: number, { sessions }: Size) =>
  Math.floor(((sessions - number) / sessions) * spreadMinutes)

export const ownerOf = (number: number, { members }: Size): number => stirred(number + 7) % members

export const sessionId = (number: number, size: Size): string => sessionIdOf(number, minutesAgoOf(number, size))

/** Three in ten are public, two are for followers, and the rest are private. */
export function visibilityOf(number: number): Visibility {
  const chance = stirred(number + 53) % 10
  return chance < 3 ? 'public' : chance < 5 ? 'followers' : 'private'
}

/** All sessions in the order of logging, with each member's rows scattered among those of others. */
export function* sharedSessionLines(size: Size): Generator<string> {
  for (let number = 0; number < size.sessions; number++) {
    const member = ownerOf(number, size)
    const minutesAgo = minutesAgoOf(number, size)
    const visibility = visibilityOf(number)
    yield sessionLine({ owner: memberId(member), habit: member % 8, number, minutesAgo, visibility })
  }
}
