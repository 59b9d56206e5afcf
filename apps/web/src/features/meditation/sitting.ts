import type { KeptSit } from './kept-sit.ts'
import type { SitClock } from './sit-clock.ts'
import {
  elapsedMs,
  endsAt,
  foundAgain,
  onChangedClock,
  paused,
  phaseOf,
  resumed,
  settlingMs,
  type Phase,
  type Sit,
} from './timer.rules.ts'

/** What the screen shows; a new object whenever something to be seen has changed. */
export type Sitting = {
  phase: Phase
  sit: Sit | null
  elapsedMs: number
  settlingMs: number
  /** A sit whose page died before its end, waiting for its member's word. */
  cutOff: Sit | null
}

export type SittingEvent = 'begun' | 'paused' | 'resumed' | 'reset' | 'ended' | 'found' | 'clock changed'

type Parts = {
  kept: KeptSit
  clock: SitClock
  /** Called at the end of a sit, by the clock or by its member. */
  onEnd: (sit: Sit, endedAt: number) => void
}

type Listener = (event?: SittingEvent) => void

/** The timer. It owns the one sit of this device, moves it on, and tells who listens. */
export function createSitting({ kept, clock, onEnd }: Parts) {
  const listeners = new Set<Listener>()
  let sit: Sit | null = null
  let cutOff: Sit | null = null
  let shown = describe(clock.read().now)

  function describe(now: number): Sitting {
    if (!sit) return { phase: 'idle', sit, elapsedMs: 0, settlingMs: 0, cutOff }
    return { phase: phaseOf(sit, now), sit, elapsedMs: elapsedMs(sit, now), settlingMs: settlingMs(sit, now), cutOff }
  }

  function tell(now: number, event?: SittingEvent) {
    const next = describe(now)
    if (!event && looksAlike(shown, next)) return
    shown = next
    listeners.forEach((listener) => listener(event))
  }

  function change(next: Sit | null, now: number, event: SittingEvent) {
    sit = next && { ...next, aliveAt: now }
    kept.write(sit)
    tell(now, event)
  }

  function end(over: Sit, endedAt: number, now: number) {
    change(null, now, 'ended')
    onEnd(over, endedAt)
  }

  /** Brings everything up to this moment. Called every second, and whenever the page comes back to life. */
  function tick() {
    const { now, setBackMs } = clock.read()
    if (sit && setBackMs) change(onChangedClock(sit, setBackMs), now, 'clock changed')
    if (sit && phaseOf(sit, now) === 'over') return end(sit, endsAt(sit), now)
    if (sit && now - sit.aliveAt >= aliveEveryMs) {
      sit = { ...sit, aliveAt: now }
      kept.write(sit)
    }
    tell(now)
  }

  /** Takes up what this device kept: after a reload or a crash, or because another tab changed it. */
  function find() {
    const { now } = clock.read()
    const found = kept.read()
    const fate = found && foundAgain(found, now)
    cutOff = null
    if (found && fate === 'seen to its end') {
      end(found, endsAt(found), now)
    } else {
      sit = fate === 'going' ? found : null
      cutOff = fate === 'cut off' ? found : null
      tell(now, 'found')
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
    find,
    begin: (next: Sit) => change(next, now(), 'begun'),
    pause: () => sit && change(paused(sit, now()), now(), 'paused'),
    resume: () => sit && change(resumed(sit, now()), now(), 'resumed'),
    /** Stops without saving. */
    reset: () => change(null, now(), 'reset'),
    /** Notes a change that the timer itself does not mind, such as another sound. */
    note: (changes: Partial<Pick<Sit, 'sound' | 'tabId'>>) => {
      if (!sit) return
      sit = { ...sit, ...changes }
      kept.write(sit)
    },
    /** Ends it now, by the member's will. */
    finish: () => sit && end(sit, sit.pausedAt ?? now(), now()),
    /** Answers what became of a sit that was cut off. */
    settleCutOff: () => {
      cutOff = null
      kept.write(sit)
      tell(now(), 'found')
    },
  }
}

export type Timer = ReturnType<typeof createSitting>

const aliveEveryMs = 2_000

const second = (ms: number) => Math.ceil(ms / 1000)

const looksAlike = (one: Sitting, other: Sitting) =>
  one.phase === other.phase &&
  one.sit?.id === other.sit?.id &&
  one.cutOff?.id === other.cutOff?.id &&
  Math.floor(one.elapsedMs / 1000) === Math.floor(other.elapsedMs / 1000) &&
  second(one.settlingMs) === second(other.settlingMs)
