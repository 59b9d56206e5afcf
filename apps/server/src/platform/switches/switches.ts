import { closedText, type ClosingNotice, closingText, type Language } from '@sadhana/contract'
import { type SwitchName, switchedOffTexts } from '@sadhana/contract'
import { germanClosing, spanishClosing } from '@sadhana/contract/languages'
import type { Clock } from '#platform/clock.ts'
import type { Db } from '#platform/db/database.ts'
import { AppError } from '#platform/errors.ts'
import { dayIn } from '#platform/intl.rules.ts'
import type { Logger } from '#platform/log.ts'
import { addDropped, type ClosingState, findClosing, listOff } from './switches.repo.ts'

export type Switches = {
  /** What is off, as of at most two seconds ago. Registration is, while the installation is about to close. */
  off: () => Promise<readonly SwitchName[]>
  isOff: (name: SwitchName) => Promise<boolean>
  /** Refuses, in the words that members read, while it is off. */
  requireOn: (name: SwitchName) => Promise<void>
  /** When the installation closes and why, as of at most two seconds ago. */
  closing: () => Promise<ClosingNotice | undefined>
  /** Refuses, in the words that people read, while the installation is about to close. */
  requireNotClosing: () => Promise<void>
  /** Refuses once the installation has closed. */
  requireNotClosed: (clock: Clock) => Promise<void>
  /** Counts messages that were dropped because of the switch, for the console. */
  noteDropped: (name: SwitchName, count: number) => Promise<void>
  /** The next question is answered by the database: this process has just changed a switch. */
  forget: () => void
}

const freshMs = 2_000

export const closingDay = (on: string, language: Language = 'en'): string => dayIn(language, 'UTC', new Date(on))

const closingTexts = { en: { closedText, closingText }, de: germanClosing, es: spanishClosing }

type Known = { off: readonly SwitchName[]; closing: ClosingState | undefined }

async function readState(db: Db): Promise<Known> {
  const [off, closing] = await Promise.all([listOff(db), findClosing(db)])
  return { off: closing && !off.includes('registration') ? [...off, 'registration'] : off, closing }
}

/**
 * Every process keeps what is off for two seconds and then asks the database again, with the next request or job that
 * depends on it. So a change is everywhere within five seconds, nothing has to reconnect, and a quiet process asks
 * nothing. If the database doesn't answer, what was known last counts.
 */
export function createSwitches({ db, log, ms = freshMs }: { db: Db; log: Logger; ms?: number }): Switches {
  let known: Known = { off: [], closing: undefined }
  let readAt = -Infinity
  let reading: Promise<void> | undefined
  // An answer that was under way when this process changed a switch may be older than the change.
  let changes = 0

  const read = async () => {
    const [startedAt, before] = [performance.now(), changes]
    try {
      const answer = await readState(db)
      if (changes === before) known = answer
    } catch (error) {
      log.warn({ err: error }, 'cannot read which switches are off')
    }
    if (changes !== before) return
    readAt = startedAt
    reading = undefined
  }
  const state = async () => {
    if (performance.now() - readAt > ms) await (reading ??= read())
    return known
  }
  const off = async () => (await state()).off
  const isOff = async (name: SwitchName) => (await off()).includes(name)
  return {
    off,
    isOff,
    requireOn: async (name) => {
      const { closing } = await state()
      if (name === 'registration' && closing) throw refuseClosing(closing)
      if (await isOff(name)) throw new AppError('service.switched_off', { message: switchedOffTexts[name] })
    },
    closing: async () => {
      const { closing } = await state()
      return closing && { on: closing.on, reason: closing.reason }
    },
    requireNotClosing: async () => {
      const { closing } = await state()
      if (closing) throw refuseClosing(closing)
    },
    requireNotClosed: async (clock) => {
      const { closing } = await state()
      if (!closing || closing.closesAt > clock.now()) return
      throw new AppError('service.closed', {
        messageIn: (language) => closingTexts[language].closedText(closingDay(closing.on, language)),
      })
    },
    noteDropped: (name, count) => addDropped(db, name, count),
    forget: () => {
      changes++
      readAt = -Infinity
      reading = undefined
    },
  }
}

const refuseClosing = ({ on }: ClosingNotice) =>
  new AppError('service.closing', {
    messageIn: (language) => closingTexts[language].closingText(closingDay(on, language)),
  })
