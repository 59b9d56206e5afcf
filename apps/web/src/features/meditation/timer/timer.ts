import type { SavedTimer } from './saved-timer.ts'
import type { SitClock } from './sit-clock.ts'
import {
  elapsedMs,
  endsAt,
  restoredState,
  movedTo,
  onChangedClock,
  paused,
  phaseOf,
  resumed,
  settlingMs,
  withLength,
  type Phase,
  type Sit,
} from './timer.rules.ts'

/** The state that screens show. It is a new object whenever something visible has changed. */
export type TimerState = {
  phase: Phase
  sit: Sit | null
  elapsedMs: number
  settlingMs: number
  /** A sit whose page was closed before its end. The member says how long they sat. */
  cutOff: Sit | null
}

export type TimerEvent =
  | 'started'
  | 'paused'
  | 'resumed'
  | 'length changed'
  | 'moved'
  | 'reset'
  | 'ended'
  | 'restored'
  | 'clock changed'

type Parts = {
  saved: SavedTimer
  clock: SitClock
  /** Called at the end of a sit, whether the clock or its member ended it. Call `stored` once it is safe elsewhere. */
  onEnd: (sit: Sit, endedAt: number) => void
}

type Listener = (event?: TimerEvent) => void

/** The timer. It owns the one sit of this device, advances it, and notifies its listeners. */
export function createTimer({ saved, clock, onEnd }: Parts) {
  const listeners = new Set<Listener>()
  let sit: Sit | null = null
  let cutOff: Sit | null = null
  let shown = describe(clock.read().now)

  function describe(now: number): TimerState {
    if (!sit) return { phase: 'idle', sit, elapsedMs: 0, settlingMs: 0, cutOff }
    return { phase: phaseOf(sit, now), sit, elapsedMs: elapsedMs(sit, now), settlingMs: settlingMs(sit, now), cutOff }
  }

  function notify(now: number, event?: TimerEvent) {
    const next = describe(now)
    if (!event && looksAlike(shown, next)) return
    shown = next
    listeners.forEach((listener) => listener(event))
  }

  function change(next: Sit | null, now: number, event: TimerEvent) {
    sit = next && { ...next, aliveAt: now }
    saved.write(sit)
    notify(now, event)
  }

  /** The record stays, marked as ended, until the sit is stored elsewhere: a page may close at any moment. */
  function end(over: Sit, endedAt: number, now: number) {
    sit = null
    saved.write({ ...over, endedAt })
    notify(now, 'ended')
    onEnd(over, endedAt)
  }

  /** Catches up with the clock. Called several times a second, and whenever the page is shown again. */
  function tick() {
    const { now, setBackMs } = clock.read()
    if (sit && setBackMs) change(onChangedClock(sit, setBackMs), now, 'clock changed')
    if (sit && phaseOf(sit, now) === 'over') return end(sit, endsAt(sit), now)
    if (sit && now - sit.aliveAt >= aliveEveryMs) {
      sit = { ...sit, aliveAt: now }
      saved.write(sit)
    }
    notify(now)
  }

  /** Picks up the sit saved on this device: after a reload or a crash, or when another tab changed it. */
  function restore() {
    const { now } = clock.read()
    const record = saved.read()
    // A sit that has ended is being stored by the page that ended it.
    const unfinished = record?.endedAt === undefined ? record : null
    // If this page has shown it all along, it was seen, however long ago another tab wrote its last sign of life.
    const seen = unfinished && unfinished.id === sit?.id ? { ...unfinished, aliveAt: now } : unfinished
    const fate = seen && restoredState(seen, now)
    cutOff = null
    if (unfinished && fate === 'seen to its end') {
      end(unfinished, endsAt(unfinished), now)
    } else {
      sit = fate === 'going' ? unfinished : null
      cutOff = fate === 'cut off' ? unfinished : null
      notify(now, 'restored')
    }
  }

  const now = () => clock.read().now

  return {
    get: () => shown,
    subscribe: (listener: Listener) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    tick,
    restore,
    /** Call it when another tab has changed the record to this text. */
    follow: (text: string | null) => {
      const written = saved.read(text)
      const over = sit
      // The other tab saw the end a moment earlier and stores the sit. This tab shows and sounds the end too.
      if (over && written?.id === over.id && written.endedAt === endsAt(over)) {
        sit = null
        notify(clock.read().now, 'ended')
        onEnd(over, written.endedAt)
      } else restore()
    },
    /** Call it when the page opens: stores a sit that ended just before the last page closed. */
    recover: () => {
      const record = saved.read()
      if (record?.endedAt !== undefined) onEnd(record, record.endedAt)
    },
    /** Call it when the ended sit is safe elsewhere. */
    stored: (id: string) => {
      const record = saved.read()
      if (record?.id === id && record.endedAt !== undefined) saved.write(null)
    },
    start: (next: Sit) => change(next, now(), 'started'),
    pause: () => sit && change(paused(sit, now()), now(), 'paused'),
    resume: () => sit && change(resumed(sit, now()), now(), 'resumed'),
    /** Only in a pause. */
    changeLength: (minutes: number | null) => sit && change(withLength(sit, minutes, now()), now(), 'length changed'),
    /** Moves to another step of a guided practice. */
    moveTo: (placeMs: number) => sit && change(movedTo(sit, placeMs, now()), now(), 'moved'),
    /** Stops without saving. */
    reset: () => change(null, now(), 'reset'),
    /** Saves a change that doesn't affect the time, such as another sound. */
    note: (changes: Partial<Pick<Sit, 'sound' | 'tabId'>>) => {
      if (!sit) return
      sit = { ...sit, ...changes }
      shown = { ...shown, sit }
      saved.write(sit)
    },
    /** Ends the sit now, at the member's request. */
    finish: () => sit && end(sit, sit.pausedAt ?? now(), now()),
    /** The member has said until when they sat, or that the cut-off sit should be discarded (null). */
    resolveCutOff: (endedAt: number | null) => {
      const over = cutOff
      cutOff = null
      if (over && endedAt !== null) return end(over, endedAt, now())
      saved.write(sit)
      notify(now(), 'restored')
    },
  }
}

export type Timer = ReturnType<typeof createTimer>

const aliveEveryMs = 2_000

const second = (ms: number) => Math.ceil(ms / 1000)

const looksAlike = (one: TimerState, other: TimerState) =>
  one.phase === other.phase &&
  one.sit?.id === other.sit?.id &&
  one.cutOff?.id === other.cutOff?.id &&
  Math.floor(one.elapsedMs / 1000) === Math.floor(other.elapsedMs / 1000) &&
  second(one.settlingMs) === second(other.settlingMs)
