import type { AfterFeeling } from '@sadhana/contract'
import { browserStorage } from '#lib/browser-storage.ts'
import { deviceZone } from '#lib/device-zone.ts'
import { sitKey } from '#lib/kept-sit-key.ts'
import { toast } from '#ui/toast-store.ts'
import { finishedSit, type SitBody } from './finished-sit.rules.ts'
import { createKeptSit } from './kept-sit.ts'
import { createLockScreen } from './lock-screen.ts'
import { settingsFrom, type MeditationSettings } from './settings.rules.ts'
import { deviceSitClock } from './sit-clock.ts'
import { post } from './sit-post.ts'
import { createSitSound } from './sit-sound.ts'
import { createSitting } from './sitting.ts'
import { createStore } from './store.ts'
import { endsAt, lengthMs, minutesInWords, type Phase, type Sit } from './timer.rules.ts'
import { createWakeLock } from './wake-lock.ts'

/** The sit that has just been saved, or is waiting to be. */
export type LastSit = {
  body: SitBody
  state: 'saving' | 'saved' | 'waiting'
  /** The practice it became, once the server has it. */
  savedAs?: string | undefined
}

const tickMs = 250

/** Everything that lives on while screens come and go: the timer, its sound, and what becomes of a sit. */
function createRoom(userId: string) {
  const storage = browserStorage()
  const settingsKey = `meditation-settings:${userId}`
  const settings = createStore(settingsFrom(storage.getItem(settingsKey)))
  const lastSit = createStore<LastSit | null>(null)
  const tabId = tabName()

  const timer = createSitting({
    kept: createKeptSit(storage, userId),
    clock: deviceSitClock(),
    onEnd: (sit, endedAt) => save(finishedSit(sit, endedAt, deviceZone())),
  })
  const sound = createSitSound({ timer, settings, tabId })
  const wakeLock = createWakeLock()
  const lockScreen = createLockScreen({ onPlay: timer.resume, onPause: timer.pause, onStop: timer.pause })

  function save(body: SitBody | undefined) {
    if (!body) return
    lastSit.set({ body, state: 'saving' })
    const settle = (state: LastSit['state'], savedAs?: string) => {
      if (lastSit.get()?.body === body) lastSit.set({ body, state, savedAs })
      if (state === 'waiting') tellOfFailure()
    }
    post({ userId, body }).then(
      // It may have been sent by another tab or a retry, and what is left may be another sit.
      ({ left, savedAs }) => settle(left.includes(body.clientId) ? 'waiting' : 'saved', savedAs.get(body.clientId)),
      () => settle('waiting'),
    )
  }

  /** Tells the device around the page. */
  let reflected: Phase | undefined
  function reflect() {
    const { sit, phase, elapsedMs } = timer.get()
    reflected = phase
    if (phase === 'running' || phase === 'preparing') wakeLock.hold()
    else wakeLock.release()
    if (!sit) return lockScreen.clear()
    // The device counts on from a position by itself, so it gets none while the sit has yet to begin.
    const hasPosition = sit.minutes !== null && phase !== 'preparing'
    const position = hasPosition ? { position: { seconds: elapsedMs / 1000, of: lengthMs(sit) / 1000 } } : {}
    const title = sit.minutes === null ? 'Open-ended sit' : `Sit of ${minutesInWords(sit.minutes)}`
    lockScreen.show({ title, isPlaying: phase !== 'paused', ...position })
  }

  timer.subscribe((event) => (event || timer.get().phase !== reflected) && reflect())
  setInterval(() => {
    timer.tick()
    sound.align()
  }, tickMs)
  // A hidden page ticks rarely and a frozen one not at all: it catches up as soon as it is back.
  for (const event of ['visibilitychange', 'resume']) document.addEventListener(event, timer.tick)
  for (const event of ['pageshow', 'focus']) window.addEventListener(event, timer.tick)
  for (const event of ['pointerdown', 'keydown'])
    window.addEventListener(event, () => !sound.isHeard.get() && sound.wake())
  window.addEventListener('storage', ({ key }) => key === sitKey && timer.find())
  timer.find()
  // A lost network has to be told of, and what draws the telling cannot be fetched then.
  void import('#ui/toaster.tsx').catch(() => undefined)

  return {
    timer,
    settings,
    lastSit,
    isHeard: sound.isHeard,
    changeSettings: (changes: Partial<MeditationSettings>) => {
      settings.set({ ...settings.get(), ...changes })
      storage.setItem(settingsKey, JSON.stringify(settings.get()))
      if (changes.mix) timer.note({ sound: changes.mix[0] ?? null })
    },
    begin() {
      const { minutes, settleSeconds, bells, mix, limbType } = settings.get()
      const now = Date.now()
      const startsAt = now + settleSeconds * 1000
      lastSit.set(null)
      timer.begin({
        id: newId(),
        userId,
        tabId,
        minutes,
        startsAt,
        beganAt: startsAt,
        pausedAt: null,
        aliveAt: now,
        bells,
        sound: mix[0] ?? null,
        limbType,
      })
    },
    /** Saves the minutes until a moment of a sit that is not the timer's any more. */
    saveUntil: (sit: Sit, endedAt = endsAt(sit)) => save(finishedSit(sit, endedAt, deviceZone())),
    feel: (body: SitBody, feeling: AfterFeeling) => post({ userId, body, feeling }),
  }
}

export type Room = ReturnType<typeof createRoom>

let room: { userId: string; open: Room } | undefined

/** One room for as long as the page lives: a sit goes on while its member looks at something else. */
export function roomOf(userId: string): Room {
  if (room?.userId !== userId) room = { userId, open: createRoom(userId) }
  return room.open
}

const tellOfFailure = () =>
  toast({
    title: 'Failed to save session',
    text: 'It is safe on this device and will be sent when the connection is back.',
    tone: 'error',
  })

/** Stays the same when this tab is reloaded, and differs from tab to tab. */
function tabName(): string {
  try {
    const name = sessionStorage.getItem('tab') ?? newId()
    sessionStorage.setItem('tab', name)
    return name
  } catch {
    return newId()
  }
}

/** Also away from secure origins, where `crypto.randomUUID` is missing. */
function newId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
  const variant = '89ab'[(bytes[8] ?? 0) & 3]
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-${variant}${hex.slice(17, 20)}-${hex.slice(20)}`
}
