import { memberId, type Size } from '../kit/sizes.ts'
import { followeesOf } from './follows.ts'
import { nameOf } from './names.ts'
import { minuteOf } from './shared-sessions.ts'
import { hotNumber, lightId, lightMembers } from './size.ts'

export const peopleColumns = 'id, username, display_name, bio, is_verified, created_at'

/** Light members have a note in their bio. They joined before the others. */
export function* peopleLines(size: Size): Generator<string> {
  const light = lightMembers(size)
  const everybody = light + size.members
  const line = (id: string, number: number, bio: string) => {
    const { username, displayName } = nameOf(number)
    return `${id}\t${username}\t${displayName}\t${bio}\t${number % 500 === 0}\t${minuteOf(number / everybody)}\n`
  }
  for (let number = 0; number < light; number++) yield line(lightId(number), number, 'light member of the bench')
  for (let number = 0; number < size.members; number++) yield line(memberId(number), light + number, '\\N')
}

/** One member in fifty mutes someone they follow and blocks someone they don't. */
function* apart(size: Size): Generator<{ member: number; muted: number; blocked: number }> {
  for (let member = 0; member < hotNumber(size); member += 50) {
    const followees = followeesOf(size, member)
    let blocked = (member + 7) % hotNumber(size)
    while (followees.includes(blocked) || followeesOf(size, blocked).includes(member)) blocked++
    yield { member, muted: followees[0] ?? 0, blocked }
  }
}

export const blockColumns = 'blocker_id, blocked_id'
export function* blockLines(size: Size): Generator<string> {
  for (const { member, blocked } of apart(size)) yield `${memberId(member)}\t${memberId(blocked)}\n`
}

export const muteColumns = 'muter_id, muted_id'
export function* muteLines(size: Size): Generator<string> {
  for (const { member, muted } of apart(size)) yield `${memberId(member)}\t${memberId(muted)}\n`
}
