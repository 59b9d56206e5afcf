import { type SwitchName, switchedOffTexts } from '@sadhana/contract'
import type { Db } from '#platform/db/database.ts'
import { AppError } from '#platform/errors.ts'
import type { Logger } from '#platform/log.ts'
import { addDropped, listOff } from './switches.repo.ts'

export type Switches = {
  /** What is off, as of at most two seconds ago. */
  off: () => Promise<readonly SwitchName[]>
  isOff: (name: SwitchName) => Promise<boolean>
  /** Refuses, in the words that members read, while it is off. */
  requireOn: (name: SwitchName) => Promise<void>
  /** Counts messages that were dropped because of the switch, for the console. */
  noteDropped: (name: SwitchName, count: number) => Promise<void>
  /** The next question is answered by the database: this process has just changed a switch. */
  forget: () => void
}

const freshMs = 2_000

/**
 * Every process keeps what is off for two seconds and then asks the database again, with the next request or job that
 * depends on it. So a change is everywhere within five seconds, nothing has to reconnect, and a quiet process asks
 * nothing. If the database doesn't answer, what was known last counts.
 */
export function createSwitches({ db, log, ms = freshMs }: { db: Db; log: Logger; ms?: number }): Switches {
  let known: readonly SwitchName[] = []
  let readAt = -Infinity
  let reading: Promise<void> | undefined
  // An answer that was under way when this process changed a switch may be older than the change.
  let changes = 0

  const read = async () => {
    const [startedAt, before] = [performance.now(), changes]
    try {
      const answer = await listOff(db)
      if (changes === before) known = answer
    } catch (error) {
      log.warn({ err: error }, 'cannot read which switches are off')
    }
    if (changes !== before) return
    readAt = startedAt
    reading = undefined
  }
  const off = async () => {
    if (performance.now() - readAt > ms) await (reading ??= read())
    return known
  }
  const isOff = async (name: SwitchName) => (await off()).includes(name)
  return {
    off,
    isOff,
    requireOn: async (name) => {
      if (await isOff(name)) throw new AppError('service.switched_off', { message: switchedOffTexts[name] })
    },
    noteDropped: (name, count) => addDropped(db, name, count),
    forget: () => {
      changes++
      readAt = -Infinity
      reading = undefined
    },
  }
}
