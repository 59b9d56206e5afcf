import { ApiError, type ErrorCode } from '@sadhana/contract'
import { addition, type Entry, isWaiting, type Message, type Stored } from './message.rules.ts'
import type { OutboxStore } from './device-store.ts'
import type { MessageStore } from './send-messages.ts'

export const refusal = (status: number, code?: ErrorCode) => new ApiError(status, 'no', code && { code, message: 'no' })

export const noNetwork = () => new TypeError('Failed to fetch')

export const aMessage = (changes: Partial<Message> = {}): Message => ({
  v: 1,
  kind: 'mood',
  act: 'create',
  subject: 'a',
  body: { mood: 'calm' },
  madeAt: '2026-03-10T06:30:00.000Z',
  ...changes,
})

/** An outbox in memory, which copies what it stores as IndexedDB does. */
export function memoryStore(messages: Message[] = []) {
  const rows = new Map<number, Message>()
  let lastKey = 0
  const store: MessageStore = {
    list: async () => [...rows].map(([key, message]) => ({ key, message: structuredClone(message) })),
    change: async ({ put = [], drop = [] }) => {
      for (const { key, message } of put) if (rows.has(key)) rows.set(key, structuredClone(message))
      for (const key of drop) rows.delete(key)
    },
  }
  const add = (made: Message) => {
    const { message, drop } = addition(stored(), made)
    drop.forEach((key) => rows.delete(key))
    lastKey += 1
    if (message) rows.set(lastKey, structuredClone(message))
    return lastKey
  }
  const stored = (): Stored[] => [...rows].map(([key, message]) => ({ key, message }))
  messages.forEach(add)
  return { store, add, stored }
}

type Row = Entry & { version: number; notes: string; clientId: string }

/** What the server does with entries, without everything that doesn't matter to an outbox. */
export function modelServer() {
  const ledger = new Map<string, Row>()
  const trash = new Map<string, Row>()
  const creations: string[] = []
  let lastId = 0

  const find = (id: string): Row => {
    const row = ledger.get(id)
    if (!row) throw refusal(404, 'wellness.not_found')
    return row
  }
  const move = (id: string, from: Map<string, Row>, to: Map<string, Row>): Row => {
    const row = from.get(id)
    if (!row) throw refusal(404, 'wellness.not_found')
    from.delete(id)
    to.set(id, row)
    return row
  }
  const named = (rows: Map<string, Row>, clientId: string) =>
    [...rows.values()].find((row) => row.clientId === clientId)

  const deliver = (message: Message): unknown => {
    const { act, id = message.subject, body, subject, version } = structuredClone(message)
    const { notes = '', clientId = subject } = body as { notes?: string; clientId?: string }
    if (act === 'create') {
      if (named(trash, subject)) throw refusal(410, 'wellness.deleted')
      const earlier = named(ledger, subject)
      if (earlier) return { ...earlier }
      lastId += 1
      creations.push(subject)
      const row = { id: `row ${lastId}`, version: 1, notes, clientId: subject }
      ledger.set(row.id, row)
      return { ...row }
    }
    if (act === 'set-aside') {
      find(id)
      lastId += 1
      if (!named(trash, clientId)) trash.set(`other ${lastId}`, { id: `other ${lastId}`, version: 1, notes, clientId })
      return null
    }
    if (act === 'remove') return void move(id, ledger, trash)
    if (act === 'restore') return { ...(ledger.get(id) ?? move(id, trash, ledger)) }
    const row = find(id)
    if (version !== undefined && version !== row.version) throw refusal(409, 'wellness.changed_elsewhere')
    Object.assign(row, { notes, version: row.version + 1 })
    return { ...row }
  }
  return { deliver, read: (id: string): Row => ({ ...find(id) }), ledger, trash, creations }
}

/** In place of IndexedDB, which the tests of screens lack; the journeys test it in a browser. */
export function memoryDevice(rows: Map<number, unknown>, device = { isFull: false }): OutboxStore {
  const messages = rows as Map<number, Message>
  return {
    add: async (message) => {
      if (device.isFull) throw new Error('no room')
      const key = Math.max(0, ...messages.keys()) + 1
      messages.set(key, structuredClone(message))
      return key
    },
    list: async () => [...messages].map(([key, message]) => ({ key, message: structuredClone(message) })),
    change: async ({ put = [], drop = [] }) => {
      for (const { key, message } of put) if (messages.has(key)) messages.set(key, message)
      for (const key of drop) messages.delete(key)
    },
    clear: async () => messages.clear(),
  }
}

export const waitingIn = (rows: Map<number, unknown>): Message[] =>
  [...(rows as Map<number, Message>).values()].filter(isWaiting)
