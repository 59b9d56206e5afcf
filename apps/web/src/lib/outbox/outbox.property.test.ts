import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isWaiting, type Message, resolution, restoration } from './message.rules.ts'
import { sendMessages } from './send-messages.ts'
import { aMessage, memoryStore, modelServer, noNetwork } from './testing.ts'

const runs = Number(process.env.OUTBOX_RUNS ?? 1000)

type Seen = { subject: string; id?: string; version?: number; notes: string }

/** A phone or a laptop of the same member, which sees the server's entries as of its last sending, and its own. */
function createDevice(name: string, server: ReturnType<typeof modelServer>, written: Map<string, string | null>) {
  const { store, add, stored } = memoryStore()
  const waiting = () => stored().filter(({ message }) => isWaiting(message))
  let seen: Seen[] = []
  let removed: Seen[] = []
  let count = 0
  const newName = () => `${name}${(count += 1)}`

  const write = (message: Partial<Message>) => add(aMessage({ ...message }))
  const ids = ({ id, version }: Seen) => ({ ...(id && { id }), ...(version && { version }) })
  const note = (replaced: string | null) => {
    const notes = `text ${newName()}`
    written.set(notes, replaced)
    return notes
  }

  return {
    create: () => {
      const entry = { subject: newName(), notes: note(null) }
      seen.push(entry)
      write({ act: 'create', subject: entry.subject, body: { notes: entry.notes } })
    },
    edit: (pick: number) => {
      const entry = seen[pick % seen.length]
      if (!entry) return
      const notes = note(entry.notes)
      write({ act: 'edit', subject: entry.subject, body: { notes }, ...ids(entry) })
      entry.notes = notes
    },
    remove: (pick: number) => {
      const entry = seen[pick % seen.length]
      if (!entry) return
      write({ act: 'remove', subject: entry.subject, body: {}, ...ids(entry) })
      seen = seen.filter((other) => other !== entry)
      removed = [entry]
      written.set(`deleted ${newName()}`, entry.notes)
    },
    /** Takes back the last deletion. */
    undo: () => {
      for (const entry of removed) write({ act: 'restore', subject: entry.subject, body: {}, ...ids(entry) })
      seen.push(...removed)
      removed = []
    },
    /** Some requests don't arrive, and some answers are lost. */
    send: async (luck: () => number) => {
      const request = async <T>(work: () => T): Promise<T> => {
        const fate = luck()
        if (fate === 0) throw noNetwork()
        const answer = work()
        if (fate === 1) throw noNetwork()
        return answer
      }
      await sendMessages({
        store,
        deliver: (message) => request(() => server.deliver(message)),
        read: (message) => request(() => server.read(message.id ?? message.subject)),
        now: () => Date.parse('2026-03-10T07:00:00Z'),
      })
      if (waiting().length > 0) return
      seen = [...server.ledger.values()].map(({ id, version, notes }) => ({ subject: id, id, version, notes }))
    },
    /** The member chooses a version, or restores what was deleted elsewhere. */
    decide: (isMine: boolean) => {
      for (const one of stored()) {
        const { problem } = one.message
        if (!problem) continue
        const {
          put,
          add: next,
          drop,
        } = problem.is === 'conflict'
          ? resolution(stored(), one, isMine ? 'mine' : 'theirs', newName())
          : restoration(stored(), one, newName())
        void store.change({ put: [put], drop })
        if (next) add(next)
      }
    },
    isEmpty: () => waiting().length === 0,
  }
}

const [phone, laptop] = [0, 1]
const act = (device: number, does: 'create' | 'edit' | 'remove' | 'undo' | 'send', luck = 0) => ({
  device,
  does,
  pick: 0,
  luck: [luck],
})
/** Found by chance: the laptop overwrote the edit of the phone without a choice. */
const restoredMeanwhile = [
  act(phone, 'create'),
  act(phone, 'send', 1),
  act(laptop, 'send'),
  act(laptop, 'remove'),
  act(laptop, 'undo'),
  act(phone, 'edit'),
  act(laptop, 'edit'),
]
/** Found by chance: the edit was dropped, because it came after a deletion that had been taken back. */
const deletedTwice = [
  act(phone, 'create'),
  act(phone, 'send', 1),
  act(laptop, 'send'),
  act(laptop, 'remove'),
  act(phone, 'remove'),
  act(phone, 'undo'),
  act(phone, 'edit'),
  // The laptop is first.
  act(laptop, 'send', 4),
]

const step = fc.record({
  device: fc.integer({ min: 0, max: 1 }),
  does: fc.constantFrom('create', 'edit', 'edit', 'remove', 'undo', 'send', 'send', 'decide' as const),
  pick: fc.nat(20),
  luck: fc.array(fc.integer({ min: 0, max: 4 }), { minLength: 1, maxLength: 12 }),
})

test('whatever two devices do, and whatever the network loses, nothing is lost or saved twice', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 40 }), fc.boolean(), async (steps, isMine) => {
      const server = modelServer()
      const written = new Map<string, string | null>()
      const devices = [createDevice('p', server, written), createDevice('l', server, written)]
      for (const { device, does, pick, luck } of steps) {
        let next = 0
        const one = devices[device]!
        if (does === 'send') await one.send(() => luck[next++ % luck.length]!)
        else if (does === 'decide') one.decide(pick % 2 === 0)
        else one[does](pick)
      }
      // The network is back, and the member decides what is left to decide.
      for (let round = 0; round < 80 && devices.some((device) => !device.isEmpty()); round++) {
        for (const device of devices) {
          await device.send(() => 4)
          device.decide(isMine)
          await device.send(() => 4)
        }
      }
      expect(devices.map((device) => device.isEmpty())).toEqual([true, true])
      expect(new Set(server.creations).size).toBe(server.creations.length)
      const kept = new Set([...server.ledger.values(), ...server.trash.values()].map(({ notes }) => notes))
      const replaced = new Set(written.values())
      const lost = [...written.keys()].filter(
        (notes) => notes.startsWith('text') && !kept.has(notes) && !replaced.has(notes),
      )
      expect(lost).toEqual([])
    }),
    {
      numRuns: runs,
      examples: [restoredMeanwhile, deletedTwice].map((steps): [typeof steps, boolean] => [steps, false]),
    },
  )
})
