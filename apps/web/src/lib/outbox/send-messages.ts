import { ApiError } from '@sadhana/contract'
import {
  editsFrom,
  type Entry,
  hasAll,
  isAbout,
  type Message,
  messageVersion,
  type Problem,
  type Stored,
} from './message.rules.ts'

export type Changes = { put?: Stored[]; drop?: number[] }

export type MessageStore = {
  /** In the order in which they were added. */
  list: () => Promise<Stored[]>
  /** All of it, or none. */
  change: (changes: Changes) => Promise<void>
}

type Outcome =
  | { is: 'sent'; reply: unknown }
  | { is: 'stopped'; problem: Problem; error: unknown }
  | { is: 'failed'; error: unknown }

/** Outcomes by key. `isDone` is false if something is left that may work later. */
export type Sending = { outcomes: Map<number, Outcome>; isDone: boolean; error?: unknown }

export type SenderParts = {
  store: MessageStore
  deliver: (message: Message) => Promise<unknown>
  /** The entry as the server has it now. */
  read: (message: Message) => Promise<Entry>
  now: () => number
}

/** The server or the network can't take anything right now. */
const pausingStatuses = new Set([401, 408, 425, 429, 503])
/** No page stays open for longer than this without loading its entries again. */
const recallMs = 7 * 24 * 60 * 60_000

/**
 * True if the entry is gone. A server without this route, such as the release before this one, or another program that
 * answers for it, also says 404, but knows nothing about the entry.
 */
const isGone = ({ code }: ApiError) => code !== undefined && /^(?!request\.).+\.(not_found|deleted)$/.test(code)
const isUnknownAddress = (error: ApiError) => (error.status === 404 || error.status === 405) && !isGone(error)

/**
 * Sends everything in order. A message that the server refuses waits for the member, and so do those about the same
 * entry; all others are sent.
 */
export async function sendMessages({ store, deliver, read, now }: SenderParts): Promise<Sending> {
  const outcomes = new Map<number, Outcome>()
  const queue = await store.list()
  let isDone = true
  const held: Message[] = []
  const needless = new Set<number>()

  const laterThan = ({ key, message }: Stored) =>
    queue.filter((stored) => stored.key > key && isAbout(stored.message, message))

  /** Later messages about the same entry learn its id and version. */
  async function sent(stored: Stored, reply: unknown) {
    const { key, message } = stored
    const learned = entryIn(stored.message, reply)
    outcomes.set(key, { is: 'sent', reply })
    if (!learned) return store.change({ drop: [key] })
    const put = laterThan(stored)
    for (const later of put) Object.assign(later.message, learnedBy(later.message, message, learned))
    const creation = queue.find((other) => other.message.act === 'create' && isAbout(other.message, message))
    if (creation) {
      Object.assign(creation.message, { body: {}, sentAs: learned })
      put.push(creation)
    }
    await store.change({ put, drop: creation === stored ? [] : [key] })
  }

  /** What a creation became. Returns false for creations that are still to be sent. */
  async function recall(stored: Stored): Promise<boolean> {
    const { madeAt, sentAs } = stored.message
    if (!sentAs) return false
    const nameless = laterThan(stored).filter(({ message: { id } }) => id === undefined)
    for (const { message } of nameless) Object.assign(message, sentAs)
    if (now() - Date.parse(madeAt) > recallMs) await store.change({ put: nameless, drop: [stored.key] })
    return true
  }

  async function stop(stored: Stored, problem: Problem, error: unknown) {
    stored.message.problem = problem
    held.push(stored.message)
    await store.change({ put: [stored] })
    outcomes.set(stored.key, { is: 'stopped', problem, error })
  }

  /** Another device was first. */
  async function meet(stored: Stored, error: ApiError): Promise<void> {
    const present = await read(stored.message)
    if (hasAll(present, stored.message.body)) return sent(stored, present)
    const later = laterThan(stored)
    if (!endsDeleted(later)) return stop(stored, { is: 'conflict', present }, error)
    // A deletion that follows makes the choice needless, and all edits before it: the trash has what the other device
    // wrote.
    const edits = later.filter(({ message: { act } }) => act === 'edit')
    for (const { key } of [stored, ...edits]) needless.add(key)
    outcomes.set(stored.key, { is: 'sent', reply: present })
    await store.change({ drop: [...needless] })
  }

  async function refused(stored: Stored, error: ApiError): Promise<void> {
    const { act, kind } = stored.message
    // What should be deleted is gone, and what was liked or read no longer exists.
    if (isGone(error) && (act === 'remove' || (act === 'set' && kind !== 'preset'))) return sent(stored, null)
    if (error.code === 'practice.changed_elsewhere' || error.code === 'wellness.changed_elsewhere') {
      return meet(stored, error)
    }
    if (isGone(error) && act === 'create') return deletedElsewhere(stored, error)
    return stop(stored, { is: 'refused', status: error.status, text: error.message }, error)
  }

  /**
   * It was saved and then deleted on another device, and stays deleted. If it was edited here, and not deleted, the
   * member sees it as one message.
   */
  async function deletedElsewhere(stored: Stored, error: ApiError): Promise<void> {
    const later = laterThan(stored)
    const { mine } = editsFrom(queue, stored)
    const isEdited = later.some(({ message: { act } }) => act === 'edit') && !endsDeleted(later)
    held.push(stored.message)
    await store.change({ drop: later.map(({ key }) => key) })
    if (!isEdited) return sent(stored, null)
    stored.message.body = mine
    return stop(stored, { is: 'refused', status: error.status, text: error.message }, error)
  }

  for (const stored of queue) {
    const { message } = stored
    if (needless.has(stored.key) || (await recall(stored))) continue
    const isHeld = held.some((other) => isAbout(other, message))
    if (isHeld || message.v > messageVersion) continue
    if (message.problem) {
      held.push(message)
      continue
    }
    try {
      await sent(stored, await deliver(message))
    } catch (error) {
      if (!(error instanceof ApiError) || pausingStatuses.has(error.status)) return { outcomes, isDone: false, error }
      if (error.status < 500 && error.code !== 'request.in_progress' && !isUnknownAddress(error)) {
        try {
          await refused(stored, error)
          continue
        } catch (failure) {
          return { outcomes, isDone: false, error: failure }
        }
      }
      // This one failed on the server's side, or the server is of another release. Messages that don't depend on it are sent.
      isDone = false
      held.push(message)
      outcomes.set(stored.key, { is: 'failed', error })
    }
  }
  return { outcomes, isDone }
}

/** True if the last deletion wasn't taken back. */
const endsDeleted = (messages: Stored[]): boolean =>
  messages.findLast(({ message: { act } }) => act === 'remove' || act === 'restore')?.message.act === 'remove'

/**
 * Deleting and restoring leave the version as it was. If another device has edited the entry before, the answer to a
 * restoration has a version that the member hasn't seen, and their edit mustn't pass for one made from it.
 */
const learnedBy = ({ version }: Message, { act }: Message, learned: Entry): Entry =>
  act === 'restore' && version !== undefined ? { id: learned.id } : learned

/**
 * The id and version in an answer, if it is about an entry. Edits that follow a creation were made from its first
 * version, even if the answer to it came late and another device has edited the entry since.
 */
function entryIn({ act }: Message, reply: unknown): Entry | undefined {
  const { id, version } = Object(reply) as Record<string, unknown>
  if (typeof id !== 'string') return undefined
  if (act === 'create') return { id, version: 1 }
  return { id, ...(typeof version === 'number' && { version }) }
}
