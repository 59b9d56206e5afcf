import { stirred } from '../kit/ledger.ts'
import { minuteOf } from './shared-sessions.ts'
import { memberId, type Size } from '../kit/sizes.ts'
import { hotMember, hotNumber, lightId, lightMembers, readersOf } from './size.ts'

const fewest = 15
const popularity = 2.5
const share = (chance: number) => (chance + 0.5) / 2 ** 32

/** Most people follow few others, and a few follow many. */
const degreeOf = (number: number, { members }: Size): number =>
  Math.min(Math.floor(fewest / Math.sqrt(share(stirred(number + 101)))), 1_000, members / 10)

const readerAt = (size: Size, number: number) =>
  readersOf(size).find(({ first, count }) => number >= first && number < first + count)

/**
 * The numbers of the people a member follows, ascending; low numbers are popular. The range is divided into equal parts
 * and one number is drawn from each, so that none is drawn twice.
 */
export function followeesOf(size: Size, number: number): number[] {
  const reader = readerAt(size, number)
  const degree = reader ? reader.followees - 1 : degreeOf(number, size)
  const followees: number[] = []
  let next = 0
  for (let part = 0; part < degree; part++) {
    const place = ((part + share(stirred(number * 1_009 + part))) / degree) ** popularity
    next = Math.max(next, Math.floor(place * (hotNumber(size) - 2)))
    if (next === number) next++
    followees.push(next++)
  }
  return reader ? [...followees, hotNumber(size)] : followees
}

export type Graph = { followers: Int32Array; followees: Int32Array; edges: number; size: Size }

/** All follows among members, as numbers, so that they can be written in chronological order. */
export function graphOf(size: Size): Graph {
  const room = size.members * 2 * fewest * 2
  const [followers, followees] = [new Int32Array(room), new Int32Array(room)]
  let edges = 0
  for (let number = 0; number < hotNumber(size); number++) {
    for (const followee of followeesOf(size, number)) {
      followers[edges] = number
      followees[edges++] = followee
    }
  }
  return { followers, followees, edges, size }
}

const primeStep = 15_485_863
export const followColumns = 'follower_id, following_id, created_at'

/** A member's rows are scattered among those of others, as in a service that has been running for a while. */
export function* followLines({ followers, followees, edges, size }: Graph): Generator<string> {
  for (let turn = 0; turn < edges; turn++) {
    const edge = (turn * primeStep) % edges
    const [follower = 0, followee = 0] = [followers[edge], followees[edge]]
    yield `${memberId(follower)}\t${memberId(followee)}\t${minuteOf(turn / edges)}\n`
  }
  const light = lightMembers(size)
  for (let number = 0; number < light; number++) {
    yield `${lightId(number)}\t${hotMember(size)}\t${minuteOf(number / light)}\n`
  }
}

export const followCountColumns = 'user_id, followers, following'

export function* followCountLines({ followers, followees, edges, size }: Graph): Generator<string> {
  const light = lightMembers(size)
  const [followedBy, following] = [new Int32Array(size.members), new Int32Array(size.members)]
  followedBy[hotNumber(size)] = light
  for (let edge = 0; edge < edges; edge++) {
    followedBy[followees[edge] ?? 0]! += 1
    following[followers[edge] ?? 0]! += 1
  }
  for (let number = 0; number < size.members; number++) {
    yield `${memberId(number)}\t${followedBy[number]}\t${following[number]}\n`
  }
  for (let number = 0; number < light; number++) yield `${lightId(number)}\t0\t1\n`
}
