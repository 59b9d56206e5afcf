import { stirred } from '../kit/ledger.ts'
import { memberId, type Size } from '../kit/sizes.ts'
import { minuteOf, ownerOf, sessionId, visibilityOf } from './shared-sessions.ts'

const usualLikes = 2.7
/** Coprime to the number of members, so that its multiples reach every member once before any of them twice. */
const primeStep = 7_919

/** A recent public session that nearly everyone likes. */
function hotSession({ sessions }: Size): number {
  let number = sessions - 500
  while (visibilityOf(number) !== 'public') number--
  return number
}

/** Most sessions have few likes, and a few have many. */
function likesOf(number: number, size: Size): number {
  if (visibilityOf(number) !== 'public') return 0
  if (number === hotSession(size)) return size.members - 1
  const share = (stirred(number + 211) + 0.5) / 2 ** 32
  return Math.min(Math.floor(usualLikes / Math.sqrt(share)), size.members / 4)
}

/** Everyone except the owner, each once. */
function* likersOf(number: number, size: Size): Generator<number> {
  const owner = ownerOf(number, size)
  let liker = stirred(number + 307) % size.members
  for (let left = likesOf(number, size); left > 0; liker = (liker + primeStep) % size.members) {
    if (liker === owner) continue
    left--
    yield liker
  }
}

export const likeColumns = 'user_id, session_id, owner_id, created_at'

/** Likes come soon after their session. */
export function* likeLines(size: Size): Generator<string> {
  for (let number = 0; number < size.sessions; number++) {
    if (visibilityOf(number) !== 'public') continue
    const sessionColumns = `${sessionId(number, size)}\t${memberId(ownerOf(number, size))}\t${minuteOf(number / size.sessions)}`
    for (const liker of likersOf(number, size)) yield `${memberId(liker)}\t${sessionColumns}\n`
  }
}

export const likeCountColumns = 'owner_id, session_id, likes'

export function* likeCountLines(size: Size): Generator<string> {
  for (let number = 0; number < size.sessions; number++) {
    const likes = likesOf(number, size)
    if (likes > 0) yield `${memberId(ownerOf(number, size))}\t${sessionId(number, size)}\t${likes}\n`
  }
}
