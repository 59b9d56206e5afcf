import type { Kind, Message, Stored } from './message.rules.ts'

/** Whether an entry waits for the network, or for the member to decide something. */
export type WaitState = 'waits' | 'asks'

/** How the entries of a list are made from messages. */
export type ListKind<Entry> = {
  kinds: readonly Kind[]
  created: (message: Message) => Entry
  edited: (entry: Entry, change: object) => Entry
  /** Sorts the newest first. */
  order: (one: Entry, other: Entry) => number
}

export type ListOptions<Entry> = {
  /** A new entry that doesn't match what the member looks for stays out. */
  matches?: (entry: Entry) => boolean
  /** There are older entries that haven't been loaded. */
  hasMore?: boolean
  /** Deleted entries that stay in sight, where they can be restored. */
  keep?: readonly string[]
  limit?: number
}

type Listed<Entry> = { entries: Entry[]; states: ReadonlyMap<string, WaitState> }

/** A list as it will be when everything that waits has been sent. Entries that waited keep the device's id until then. */
export function withWaiting<Entry extends { id: string }>(
  loaded: readonly Entry[],
  waiting: readonly Stored[],
  { kinds, created, edited, order }: ListKind<Entry>,
  { matches = () => true, hasMore = false, keep = [], limit = Infinity }: ListOptions<Entry> = {},
): Listed<Entry> {
  const entries = new Map(loaded.map((entry) => [entry.id, entry]))
  const states = new Map<string, WaitState>()
  const gone = new Set<string>()
  for (const { message } of waiting) {
    const { act, subject, problem, body } = message
    if (!kinds.includes(message.kind) || act === 'set-aside') continue
    const id = message.id !== undefined && entries.has(message.id) ? message.id : subject
    const entry = entries.get(id)
    if (act === 'create') entries.set(id, created(message))
    else if (act === 'edit' && entry) entries.set(id, edited(entry, body))
    if (act === 'remove') gone.add(id)
    if (act === 'restore') gone.delete(id)
    states.set(id, problem ? 'asks' : (states.get(id) ?? 'waits'))
  }
  const isShown = ({ id }: Entry) => !gone.has(id) || keep.includes(id)
  const shown = loaded.flatMap(({ id }) => entries.get(id) ?? []).filter(isShown)
  const ids = new Set(loaded.map(({ id }) => id))
  for (const entry of entries.values()) {
    if (ids.has(entry.id) || !isShown(entry) || !matches(entry)) continue
    const place = shown.findIndex((other) => order(entry, other) <= 0)
    if (place >= 0) shown.splice(place, 0, entry)
    else if (!hasMore) shown.push(entry)
  }
  return { entries: shown.slice(0, limit), states }
}
