import {
  community,
  createClient,
  learning,
  meditation,
  messageSending,
  type MoodEntry,
  practice,
  questionDayRoutes,
  type PracticeSession,
  type Routes,
  type SleepEntry,
  timer,
  wellness,
} from '@sadhana/contract'
import { newDeviceId } from '#lib/api/device-id.ts'
import { send as sendCall } from '#lib/api/calls.ts'
import { practiceChanged } from '#lib/product/practice-changed.ts'
import { createDeviceStore } from './device-store.ts'
import { createDelivery } from './deliver.ts'
import {
  addition,
  type Choice,
  type Decision,
  type Draft,
  editsFrom,
  isAbout,
  isWaiting,
  type Message,
  messageVersion,
  resolution,
  restoration,
  type Stored,
  type Written,
} from './message.rules.ts'
import { type PageStore, withPageStore } from './page-store.ts'
import { sendMessages, type Sending } from './send-messages.ts'
import { takeOverSits } from './take-over-sits.ts'
import { markWaiting, setWaiting } from './waiting.ts'
import { moodList, nightList, practiceList } from './waiting-entries.ts'
import type { ListKind } from './with-waiting.rules.ts'

/** A call that hangs would hold up every tab, and the form that waits for it. Sent again, it changes nothing twice. */
const answerMs = 20_000
const callsOf = <R extends Routes>(routes: R) =>
  createClient({ routes }, (sent) => sendCall({ ...sent, signal: AbortSignal.timeout(answerMs) })).routes

const { deliver, read } = createDelivery({
  community: callsOf(community),
  learning: callsOf(learning),
  meditation: callsOf(meditation),
  message: callsOf(messageSending),
  practice: callsOf(practice),
  timer: callsOf(timer),
  wellness: callsOf({ ...wellness, ...questionDayRoutes }),
})

const firstRetryMs = 2_000
const lastRetryMs = 5 * 60_000

/** Without the Locks API (plain http away from localhost), the ids of the device prevent duplicates. */
const inOneTab = <T>(userId: string, work: () => Promise<T>): Promise<T> =>
  navigator.locks ? navigator.locks.request(`outbox ${userId}`, work) : work()

export type EditableEntry =
  | { kind: 'practice'; entry: PracticeSession }
  | { kind: 'mood'; entry: MoodEntry }
  | { kind: 'sleep'; entry: SleepEntry }

/** The entry that a refused message is about, with what was typed. Undefined if it has no form. */
async function entryToEdit(
  waiting: readonly Stored[],
  stored: Stored,
  read: (message: Message) => Promise<object>,
): Promise<EditableEntry | undefined> {
  const { message } = stored
  const { mine: body } = editsFrom(waiting, stored)
  const entryIn = async <Entry extends object>({ created, edited }: ListKind<Entry>): Promise<Entry> => {
    const entry =
      message.act === 'create' ? created({ ...message, body }) : edited((await read(message)) as Entry, body)
    // Its messages name it by this one.
    return { ...entry, id: message.subject }
  }
  if (message.kind === 'mood') return { kind: 'mood', entry: await entryIn(moodList) }
  if (message.kind === 'sleep') return { kind: 'sleep', entry: await entryIn(nightList) }
  if (message.kind !== 'practice' && message.kind !== 'sit') return undefined
  return { kind: 'practice', entry: await entryIn(practiceList) }
}

function createOutbox(userId: string) {
  const store: PageStore = withPageStore(createDeviceStore(userId))
  const channel = new BroadcastChannel(`sadhana-outbox ${userId}`)
  let retry: ReturnType<typeof setTimeout> | undefined
  let failures = 0

  const show = async () =>
    setWaiting(
      userId,
      (await store.list()).filter(({ message }) => isWaiting(message)),
    )
  /** Here and in the other tabs. */
  async function changed() {
    await show()
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has no other origin
    channel.postMessage('changed')
  }
  channel.addEventListener('message', () => void show())

  function tryLater() {
    clearTimeout(retry)
    const pause = Math.min(firstRetryMs * 2 ** failures, lastRetryMs)
    failures += 1
    // Devices that lost the same network don't all come back in the same moment.
    retry = setTimeout(() => void send(), pause * (0.5 + Math.random() / 2))
  }

  /** `own` is what a form waits for, which then shows the change itself. */
  async function send(own?: number): Promise<Sending> {
    clearTimeout(retry)
    const sending = await inOneTab(userId, () => sendMessages({ store, deliver, read, now: () => Date.now() }))
    if (sending.isDone) failures = 0
    else tryLater()
    await changed()
    const isSentBesides = [...sending.outcomes].some(([key, { is }]) => is === 'sent' && key !== own)
    if (isSentBesides) void practiceChanged()
    return sending
  }

  async function add(draft: Draft) {
    const made = { v: messageVersion, madeAt: new Date().toISOString(), ...draft } as const
    const { message, drop, isCorrection = false } = addition(await store.list(), made)
    const added = message ? await store.add(message) : { key: 0, isStored: true }
    if (drop.length > 0) await store.change({ drop })
    return { ...added, message: message ?? made, isCorrection }
  }

  async function post<Reply>(draft: Draft, onStored?: () => void): Promise<Written<Reply>> {
    const { key, isStored, message, isCorrection } = await add(draft)
    if (isStored) onStored?.()
    // The next page must know about it, even if this one closes now. This one says that it waits once sending has failed.
    markWaiting(userId)
    const { outcomes, error } = await send(key)
    const outcome = outcomes.get(key)
    if (outcome?.is === 'sent') return { isSent: true, reply: outcome.reply as Reply }
    // The practice form shows both versions by itself. For a mood or a night the member decides in the outbox.
    const isChoice = outcome?.is === 'stopped' && outcome.problem.is === 'conflict' && draft.kind !== 'practice'
    const failure = isChoice ? undefined : (outcome?.error ?? (isStored ? undefined : error))
    // The form is still open and says why. A sit has no form: it stays, because a fault of ours must not lose it.
    if (failure !== undefined && draft.kind !== 'sit') {
      if (!isCorrection) await store.change({ drop: [key] })
      await changed()
      throw failure
    }
    const isLeft = (await store.list()).some((stored) => stored.key === key && isWaiting(stored.message))
    if (isLeft) return { isSent: false }
    // Another tab sent it. Creating it again returns the saved one.
    return { isSent: true, reply: (message.act === 'create' ? await deliver(message) : null) as Reply }
  }

  async function decide(
    key: number,
    decision: (waiting: Awaited<ReturnType<typeof store.list>>) => Decision | undefined,
  ) {
    await inOneTab(userId, async () => {
      const waiting = await store.list()
      const decided = waiting.some((stored) => stored.key === key) ? decision(waiting) : undefined
      if (!decided) return
      if (decided.add) await store.add(decided.add)
      await store.change({ put: [decided.put], drop: decided.drop })
    })
    await changed()
    await send()
  }

  const find = (waiting: Awaited<ReturnType<typeof store.list>>, key: number) =>
    waiting.find((stored) => stored.key === key)!

  const trySending = () => {
    if (document.visibilityState === 'visible') void send()
  }

  return {
    post,
    send,
    waiting: async () => (await store.list()).filter(({ message }) => isWaiting(message)),
    choose: (key: number, choice: Choice) =>
      decide(key, (waiting) => resolution(waiting, find(waiting, key), choice, newDeviceId())),
    /** Sends what the server refused once more. */
    retry: (key: number) =>
      decide(key, (waiting) => {
        const { problem: _, ...message } = find(waiting, key).message
        return { put: { key, message }, add: null, drop: [] }
      }),
    /** For a form. */
    entryToEdit: async (key: number) => {
      const waiting = await store.list()
      return entryToEdit(waiting, find(waiting, key), read)
    },
    restore: (key: number) => decide(key, (waiting) => restoration(waiting, find(waiting, key), newDeviceId())),
    /** With a creation, everything about its entry goes. */
    discard: async (key: number) => {
      const waiting = await store.list()
      const { message } = find(waiting, key)
      const about = waiting.filter((stored) => message.act === 'create' && isAbout(stored.message, message))
      await store.change({ drop: [key, ...about.map((stored) => stored.key)] })
      await changed()
      await send()
    },
    clear: async () => {
      clearTimeout(retry)
      await store.clear()
      await changed()
    },
    /** Sends now, when the network returns, and when the page is looked at again. */
    start: () => {
      void takeOverSits(userId, async (draft) => void (await add(draft)))
        .then(show)
        .then(trySending)
      window.addEventListener('online', trySending)
      document.addEventListener('visibilitychange', trySending)
      return () => {
        window.removeEventListener('online', trySending)
        document.removeEventListener('visibilitychange', trySending)
        clearTimeout(retry)
      }
    },
  }
}

type Outbox = ReturnType<typeof createOutbox>
let current: { userId: string; outbox: Outbox } | undefined

/** One per page and member: no one ever reads or sends what another member left on this device. */
export function outboxOf(userId: string): Outbox {
  if (current?.userId !== userId) current = { userId, outbox: createOutbox(userId) }
  return current.outbox
}

export const post = <Reply>(userId: string, draft: Draft, onStored?: () => void): Promise<Written<Reply>> =>
  outboxOf(userId).post<Reply>(draft, onStored)
