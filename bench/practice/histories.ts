import { minutesADay, sessionLine, stirred } from '../kit/ledger.ts'
import { memberId, type Size } from '../kit/sizes.ts'
import { longHistory, longMember } from './size.ts'

const spreadDays = 730
const longSpreadDays = 3_650

const visibilityOf = (number: number) => (stirred(number) % 5 === 0 ? 'public' : 'private')

/**
 * Every session as a line for COPY, in the order of logging. A member's rows are scattered among those of others, as in
 * a service that has been running for a while. So are those of the long history.
 */
export function* historyLines(size: Size): Generator<string> {
  const { sessions, members } = size
  const long = { owner: longMember(size), habit: 3 }
  const step = Math.max(1, Math.floor(sessions / longHistory))
  const longStep = (longSpreadDays * minutesADay) / longHistory
  let longLines = 0
  for (let number = 0; number < sessions; number++) {
    const member = stirred(number + 7) % members
    const minutesAgo = Math.floor(((sessions - number) / sessions) * spreadDays * minutesADay)
    const visibility = visibilityOf(number)
    yield sessionLine({ owner: memberId(member), habit: member % 8, number, minutesAgo, visibility })
    if (number % step !== 0 || longLines >= longHistory) continue
    const longNumber = sessions + longLines
    const longAgo = Math.floor((longHistory - longLines) * longStep)
    yield sessionLine({ ...long, number: longNumber, minutesAgo: longAgo, visibility: visibilityOf(longNumber) })
    longLines++
  }
}
