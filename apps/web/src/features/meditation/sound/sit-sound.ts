import {
  bellsAhead,
  endBells,
  isStartBellDue,
  plannedBells,
  stillAhead,
  type BellAhead,
} from '../shared/bells.rules.ts'
import { tonesAhead, type PacedStretch } from '../shared/breath.rules.ts'
import type { PlannedTone } from './breath-tones.ts'
import type { AmbientSound } from '@sadhana/contract'
import type { MeditationSettings } from '../settings/settings.rules.ts'
import { createSoundEngine, type SoundEngine } from './sound-engine.ts'
import type { TimerEvent, Timer } from '../timer/timer.ts'
import { createStore, type Store } from '../shared/store.ts'
import { elapsedMs, endsAt, lengthMs, settlingMs, type Sit } from '../timer/timer.rules.ts'

/** With a larger difference, we take the audio clock and the timer to have drifted apart. */
const toleratedSeconds = 0.1
/** A bell this close to ringing is moved only by more than that. */
const imminentSeconds = 0.25
/** A bell this close to the end of the sit is its end bell. */
const nearSeconds = 2

/** An hours-long sit has thousands of tones: these are planned at once, and the next ones when few are left. */
const tonesAtOnce = 600
const fewTones = 60

const previewMs = 5_000
const previewFadeSeconds = 0.6

type Parts = { timer: Timer; settings: Store<MeditationSettings>; tabId: string }

/**
 * The timer's sound: ambience while it runs, and bells when they are due. Only the tab in which the sit started plays
 * it.
 */
export function createSitSound({ timer, settings, tabId }: Parts) {
  let engine: SoundEngine | undefined
  let last: Sit | null = null
  /** Of the sit whose bells were planned last: the time in it of its last bell that rang, as far as we know. */
  let lastPlan = { sitId: '', hasStartBell: false, rungMs: -1 }
  /** When this page saw the end of its last sit. */
  let endedAt = 0
  let tonesWanted = settings.get().breathTones
  let hasMoreTones = false
  const isHeard = createStore(false)
  /** The sound that was tapped last, during the few seconds of its preview. */
  const hearing = createStore<AmbientSound | null>(null)
  let hearingEnds: ReturnType<typeof setTimeout> | undefined
  /** Numbers the previews: one that was stopped while its file was loading must stay silent. */
  let previewNumber = 0

  /** Created at the first touch: browsers warn about audio contexts created earlier. */
  const ready = (): SoundEngine => {
    if (engine) return engine
    engine = createSoundEngine()
    engine.setLevels(settings.get())
    engine.context.addEventListener('statechange', () => {
      isHeard.set(engine?.context.state === 'running')
      if (engine?.context.state === 'running') planBells()
    })
    return engine
  }

  const own = () => {
    const { sit, phase } = timer.get()
    return sit && sit.tabId === tabId && phase !== 'paused' ? sit : null
  }

  /** `keepsLag`: a bell that the timer has passed, but that hasn't rung on the audio clock, still rings. */
  function planBells({ keepsLag = false } = {}) {
    if (!own()) return
    void ready()
      .planBells(({ next, rungMs }) => {
        const sit = own()
        if (!sit) return { bells: [], tones: [] }
        if (lastPlan.sitId !== sit.id) lastPlan = { sitId: sit.id, hasStartBell: false, rungMs: -1 }
        else lastPlan.rungMs = Math.max(lastPlan.rungMs, rungMs ?? -1)
        // Read once: the processor may be away for a while between one look at a clock and the next.
        const sinceStart = sinceStartOf(sit, Date.now())
        const lagSeconds = keepsLag && next ? lagOf(next, sinceStart) : 0
        const bells = bellsOf(sit, sinceStart, !lastPlan.hasStartBell, lagSeconds)
          // The audio clock may have been ahead when it rang, and isn't any more.
          .filter(({ atMs }) => atMs > lastPlan.rungMs)
        lastPlan.hasStartBell ||= bells.some(({ bell }) => bell === 'start')
        const tones = settings.get().breathTones ? tonesOf(sit, sinceStart, lagSeconds) : []
        hasMoreTones = tones.length > tonesAtOnce
        return { bells, tones: tones.slice(0, tonesAtOnce) }
      })
      .catch(() => undefined)
  }

  /** Moves all bells to the timer's time after the device slept, or when the two clocks drift apart. */
  function align() {
    const sit = own()
    const next = engine?.nextSound()
    if (!next || engine?.context.state !== 'running') return
    // The device slept between the strokes of the end bell.
    if (!timer.get().sit && Date.now() - endedAt > lateBellMs) engine.cancelBells()
    if (!sit) return
    const lag = lagOf(next, sinceStartOf(sit, Date.now()))
    const isImminent = next.inSeconds - lag <= imminentSeconds
    const isApart = Math.abs(lag) > (isImminent ? imminentSeconds : toleratedSeconds)
    const needsTones = hasMoreTones && engine.tonesLeft() < fewTones
    if (!isApart && !needsTones) return
    hasMoreTones = false
    planBells({ keepsLag: true })
  }

  function play() {
    if (!own()) return
    forgetHearing()
    const sound = ready()
    void sound.wake().catch(() => undefined)
    void sound.choose(settings.get().mix).catch(() => undefined)
    void sound.play().catch(() => undefined)
    planBells()
  }

  function forgetHearing() {
    clearTimeout(hearingEnds)
    previewNumber += 1
    if (hearing.get()) hearing.set(null)
  }

  function stopHearing() {
    if (!hearing.get()) return
    silence({ rewind: timer.get().phase === 'idle' })
  }

  /** Plays the chosen mix for five seconds, from the moment it's loaded. */
  async function hear(sound: AmbientSound) {
    const { mix, muted, volume } = settings.get()
    stopHearing()
    if (own() || muted || volume === 0 || !mix.includes(sound)) return
    hearing.set(sound)
    const player = ready()
    const number = previewNumber
    const isCurrent = () => number === previewNumber
    try {
      await Promise.all([player.wake(), player.choose(mix)])
      if (isCurrent()) await player.play(previewFadeSeconds)
      if (isCurrent()) hearingEnds = setTimeout(stopHearing, previewMs)
    } catch {
      if (isCurrent()) stopHearing()
    }
  }

  function silence({ rewind }: { rewind: boolean }) {
    forgetHearing()
    engine?.pause()
    if (rewind) engine?.rewind()
  }

  function ended(sit: Sit | null) {
    endedAt = Date.now()
    silence({ rewind: true })
    const planned = engine?.endBellIn()
    if (!engine || !sit || sit.tabId !== tabId) return engine?.cancelBells()
    // It rings now, or it has rung: a throttled page may see the end long after its bell.
    if (planned !== undefined && planned <= imminentSeconds) return
    const lateMs = Date.now() - endsAt(sit)
    engine.cancelBells()
    // Ended early by its member, or just now. A bell for a sit that ended long ago would only startle.
    if (lateMs < lateBellMs) void engine.planBells(() => ({ bells: endBells(sit), tones: [] })).catch(() => undefined)
  }

  const reactions: Record<TimerEvent, () => void> = {
    started: play,
    resumed: play,
    restored: () => (own() ? play() : leave()),
    paused: () => {
      silence({ rewind: false })
      engine?.cancelBells()
    },
    reset: () => {
      silence({ rewind: true })
      engine?.cancelBells()
    },
    ended: () => ended(last),
    // The bells are planned again when the sit continues.
    'length changed': () => undefined,
    moved: () => planBells(),
    'clock changed': () => planBells(),
  }

  /** Another tab ended or took over the sit. A bell that's about to ring may still ring. */
  function leave() {
    silence({ rewind: true })
    const planned = engine?.endBellIn()
    if (planned === undefined || planned > nearSeconds) engine?.cancelBells()
  }

  timer.subscribe((event) => {
    if (event) reactions[event]()
    last = timer.get().sit
  })

  settings.subscribe(() => {
    engine?.setLevels(settings.get())
    if (settings.get().breathTones !== tonesWanted) {
      tonesWanted = settings.get().breathTones
      planBells()
    }
    void engine?.choose(settings.get().mix).catch(() => undefined)
  })

  return { isHeard, hearing, hear, stopHearing, align, wake: () => own() && play() }
}

export type SitSound = ReturnType<typeof createSitSound>

const lateBellMs = 10_000

/** Negative while the member settles. */
const sinceStartOf = (sit: Sit, now: number) => elapsedMs(sit, now) - settlingMs(sit, now)

/** How many seconds the audio clock lags behind the timer, by what it says of the next bell or tone. */
const lagOf = (next: { atMs: number; inSeconds: number }, sinceStart: number) =>
  next.inSeconds - (next.atMs - sinceStart) / 1000

function bellsOf(sit: Sit, sinceStart: number, mayStart: boolean, lagSeconds: number): BellAhead[] {
  const stepBells = (sit.guided?.bellsAtMs ?? []).map((atMs) => ({ bell: 'interval' as const, atMs }))
  const bells = [...plannedBells(sit), ...stepBells].toSorted((one, other) => one.atMs - other.atMs)
  const ahead = stillAhead((since) => bellsAhead(bells, since), sinceStart, lagSeconds)
  const isOwed = mayStart && isStartBellDue(sinceStart, sit)
  return isOwed ? [{ bell: 'start', atMs: 0, inSeconds: 0 }, ...ahead] : ahead
}

function tonesOf(sit: Sit, sinceStart: number, lagSeconds: number): PlannedTone[] {
  return stillAhead((since) => tonesAhead(pacedIn(sit), since), sinceStart, lagSeconds).map(({ part, inSeconds }) => ({
    part,
    inSeconds,
    atMs: sinceStart + inSeconds * 1000,
  }))
}

const pacedIn = ({ guided, breath, minutes }: Sit): readonly PacedStretch[] =>
  guided?.paced ?? (breath ? [{ fromMs: 0, toMs: lengthMs({ minutes }), breath }] : [])
