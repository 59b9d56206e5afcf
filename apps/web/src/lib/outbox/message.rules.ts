export type Kind =
  | 'practice'
  | 'sit'
  | 'mood'
  | 'sleep'
  | 'like'
  | 'preset'
  | 'preset-order'
  | 'reading'
  | 'direct-message'
  | 'question-day'
export type Act = 'create' | 'edit' | 'remove' | 'restore' | 'set-aside' | 'set'

/** An entry as the server has it. */
export type Entry = { id: string; version?: number }

/** Why a message wasn't accepted. The member decides what happens next. */
export type Problem =
  | { is: 'refused'; status: number; text: string }
  /** Another device changed the entry first. */
  | { is: 'conflict'; present: Entry }

/** Something the member did that the server doesn't have yet. */
export type Message = {
  /** A page of an earlier release leaves messages of a later one alone. */
  v: typeof messageVersion
  kind: Kind
  act: Act
  /** What it is about: the id that this device gave to an entry it created, or else the server's. */
  subject: string
  body: object
  /** By this device's clock. */
  madeAt: string
  /** The server's id. For an entry that was created here, the answer to its creation fills it in. */
  id?: string
  /** The version that an edit was made from, or that the answer to an earlier message left behind. */
  version?: number
  problem?: Problem
  /** A creation stays for a while after it was sent: a page may still know its entry only by the device's id. */
  sentAs?: Entry
}

export const isWaiting = ({ sentAs }: Message): boolean => sentAs === undefined

export const messageVersion = 1

/** What the member did, before the outbox adds what it needs. */
export type Draft = Pick<Message, 'kind' | 'act' | 'subject' | 'body' | 'version' | 'id'>

/** Sent, or stored on this device until it can be. */
export type Written<Reply> = { isSent: true; reply: Reply } | { isSent: false }

export type Stored = { key: number; message: Message }

type About = Pick<Message, 'kind' | 'subject'>

/** A sit is a practice: in the log both are edited and deleted in the same way. */
const familyOf = (kind: Kind): Kind => (kind === 'sit' ? 'practice' : kind)

export const isAbout = (one: About, other: About): boolean =>
  familyOf(one.kind) === familyOf(other.kind) && one.subject === other.subject

/** The states of these have no history: only the latest one is sent. */
const stateKinds: ReadonlySet<Kind> = new Set(['like', 'preset', 'preset-order', 'reading', 'question-day'])

const goneStatuses = new Set([404, 410])

/** True if the entry was deleted on another device. */
export const isGone = (problem: Problem | undefined): boolean =>
  problem?.is === 'refused' && goneStatuses.has(problem.status)

/** True if the server refused what was written, so that the member can correct it. */
export const canCorrect = ({ act, problem }: Message): boolean =>
  problem?.is === 'refused' && !isGone(problem) && (act === 'create' || act === 'edit')

/** `isCorrection` is true if the message takes the place of a refused one, which mustn't be lost if this one fails. */
type Addition = { message: Message | null; drop: number[]; isCorrection?: boolean }

/** How a new message changes what waits: which messages it replaces, and what is sent instead. */
export function addition(waiting: readonly Stored[], message: Message): Addition {
  const about = waiting.filter((stored) => isAbout(stored.message, message))
  if (stateKinds.has(message.kind)) {
    const earlier = about.filter(({ message: { act } }) => act === message.act).map(({ message: { body } }) => body)
    const body = Object.assign({}, ...earlier, message.body) as object
    return { message: { ...message, body }, drop: about.map(({ key }) => key) }
  }
  // The server has refused the entry, so there is nothing to delete there.
  const isRefused = about.some(({ message: { act, problem } }) => act === 'create' && problem?.is === 'refused')
  if (message.act === 'remove' && isRefused) return { message: null, drop: about.map(({ key }) => key) }
  const refused = about.find((stored) => canCorrect(stored.message))
  return message.act === 'edit' && refused ? correction(waiting, refused, message) : { message, drop: [] }
}

/** A refused creation is sent again with the values of an edit, and a refused edit is replaced by the next one. */
function correction(waiting: readonly Stored[], refused: Stored, edit: Message): Addition {
  const { mine, later } = editsFrom(waiting, refused)
  const { problem: _, ...rest } = refused.message
  const body = { ...mine, ...edit.body }
  const { version } = edit
  const corrected: Message =
    rest.act === 'create'
      ? { ...rest, body: withoutNulls(body) }
      : { ...rest, body, ...(version !== undefined && { version }) }
  return { message: corrected, drop: [refused.key, ...later], isCorrection: true }
}

/** In an edit, null removes a value. A new entry simply doesn't have it. */
const withoutNulls = (body: object): object =>
  Object.fromEntries(Object.entries(body).filter(([, value]) => value !== null))

/** True if an entry already has every value of a change, so that there is nothing left to send or to choose. */
export const hasAll = (present: object, change: object): boolean =>
  Object.entries(change).every(([name, value]) =>
    isSame(value, (present as Record<string, unknown>)[name], change, name),
  )

function isSame(wanted: unknown, present: unknown, change: object, name: string): boolean {
  // The server calculates the length of a night from its times.
  if (name === 'duration' && 'bedtime' in change) return true
  return wanted === undefined || JSON.stringify(plain(wanted)) === JSON.stringify(plain(present))
}

/** Empty notes and missing ones are the same, and so are two ways to write a moment. */
function plain(value: unknown): unknown {
  if (value === '' || value === undefined) return null
  if (Array.isArray(value)) return value.length > 0 ? value : null
  if (typeof value !== 'string') return value === null ? null : sorted(value)
  const isMoment = /^\d{4}-\d\d-\d\dT/.test(value)
  return isMoment ? Date.parse(value) : value.trim() || null
}

const sorted = (value: unknown): unknown =>
  typeof value === 'object' && value !== null
    ? Object.entries(value)
        .map(([name, inner]) => [name, plain(inner)] as const)
        .filter(([, inner]) => inner !== null)
        .toSorted(([one], [other]) => (one < other ? -1 : 1))
    : value

const editable: Partial<Record<Kind, readonly string[]>> = {
  practice: [
    'date',
    'time',
    'limbType',
    'duration',
    'beforeFeeling',
    'afterFeeling',
    'hard',
    'notes',
    'tags',
    'visibility',
    'shareNotes',
    'zone',
  ],
  mood: ['mood', 'energy', 'energyGiven', 'notes'],
  sleep: ['date', 'bedtime', 'wakeTime', 'quality', 'notes', 'duration', 'zone'],
}

/** The values of an entry that a member can edit. */
export const editableOf = (kind: Kind, entry: object): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(entry).filter(([name, value]) => (editable[familyOf(kind)] ?? []).includes(name) && value !== null),
  )

export type Choice = 'mine' | 'theirs'

/** What replaces a message that waited for the member. */
export type Decision = { put: Stored; add: Message | null; drop: number[] }

/**
 * What follows when the member has chosen between two versions: the other one is set aside, and their own is sent
 * again, made from the present one.
 */
export function resolution(waiting: readonly Stored[], conflict: Stored, choice: Choice, clientId: string): Decision {
  const { message } = conflict
  if (message.problem?.is !== 'conflict') throw new Error('This message has no conflict')
  const { present } = message.problem
  const { mine, later } = editsFrom(waiting, conflict)
  const { problem: _, ...rest } = message
  const other = choice === 'mine' ? editableOf(message.kind, present) : mine
  const ids = { id: present.id, ...(present.version !== undefined && { version: present.version }) }
  return {
    put: { key: conflict.key, message: { ...rest, ...ids, act: 'set-aside', body: { ...other, clientId } } },
    add: choice === 'mine' ? { ...rest, ...ids, body: mine } : null,
    drop: later,
  }
}

/**
 * The member wants an entry back that was deleted on another device, with the edits made here. If its id isn't known
 * here, it is created again.
 */
export function restoration(waiting: readonly Stored[], refused: Stored, clientId: string): Decision {
  const { problem: _problem, version: _version, ...message } = refused.message
  const { mine, later } = editsFrom(waiting, refused)
  if (message.act === 'create') {
    const created = { ...message, subject: clientId, body: withoutNulls(mine) }
    return { put: { key: refused.key, message: created }, add: null, drop: later }
  }
  return {
    put: { key: refused.key, message: { ...message, act: 'restore', body: {} } },
    add: { ...message, body: mine },
    drop: later,
  }
}

/** Everything that was edited since, as one edit. */
export function editsFrom(waiting: readonly Stored[], { key, message }: Stored) {
  const later = waiting.filter(
    (stored) => stored.key > key && stored.message.act === 'edit' && isAbout(stored.message, message),
  )
  const mine = Object.assign({}, message.body, ...later.map((stored) => stored.message.body)) as object
  return { mine, later: later.map((stored) => stored.key) }
}
