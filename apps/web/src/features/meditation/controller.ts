import type { AfterFeeling } from '@sadhana/contract'
import { browserStorage } from '#lib/browser/browser-storage.ts'
import { newDeviceId } from '#lib/api/device-id.ts'
import { memberCalendar } from '#lib/time/today.ts'
import { sitKey } from '#lib/practice/saved-timer-key.ts'
import { toast } from '#ui/overlay/toast-store.ts'
import { finishedSit, type SitBody } from './timer/finished-sit.rules.ts'
import { createSavedTimer } from './timer/saved-timer.ts'
import { createLockScreen } from './device/lock-screen.ts'
import { settingsFrom, type MeditationSettings } from './settings/settings.rules.ts'
import { deviceSitClock } from './timer/sit-clock.ts'
import { post } from './outbox/outbox.ts'
import { createSitSound } from './sound/sit-sound.ts'
import { createTimer } from './timer/timer.ts'
import { createStore } from './timer/store.ts'
import { endsAt, lengthMs, type Phase, type Sit } from './timer/timer.rules.ts'
import { createWakeLock } from './device/wake-lock.ts'

/** The last sit: being saved, saved, or waiting in the outbox. */
export type LastSit = {
  body: SitBody
  state: 'saving' | 'saved' | 'waiting'
  /** The id of its practice, once the server has it. */
  savedAs?: string | undefined
}

const tickMs = 250

/** Outlives the screens: the timer, its sound, and saving a finished sit. */
function createController(userId: string) {
  const storage = browserStorage()
  const settingsKey = `meditation-settings:${userId}`
  const settings = createStore(settingsFrom(storage.getItem(settingsKey)))
  const lastSit = createStore<LastSit | null>(null)
  const tabId = tabName()

  const timer = createTimer({
    saved: createSavedTimer(storage, userId),
    clock: deviceSitClock(),
    onEnd: (sit, endedAt) => save(finishedSit(sit, endedAt, memberCalendar().zone)),
  })
  const sound = createSitSound({ timer, settings, tabId })
  const wakeLock = createWakeLock()
  const lockScreen = createLockScreen({ onPlay: timer.resume, onPause: timer.pause, onStop: timer.pause })

  function save(body: SitBody | undefined) {
    if (!body) return
    lastSit.set({ body, state: 'saving' })
    const settle = (state: LastSit['state'], savedAs?: string) => {
      if (lastSit.get()?.body === body) lastSit.set({ body, state, savedAs })
      if (state === 'waiting') toastFailure()
    }
    post({ userId, body }).then(
      // Another tab or a retry may have sent it, and what's left may be another sit.
      ({ left, savedAs }) => settle(left.includes(body.clientId) ? 'waiting' : 'saved', savedAs.get(body.clientId)),
      () => settle('waiting'),
    )
  }

  /** Updates the wake lock and the lock screen. */
  let reflected: Phase | undefined
  function reflect() {
    const { sit, phase, elapsedMs } = timer.get()
    reflected = phase
    if (phase === 'running' || phase === 'preparing') wakeLock.hold()
    else wakeLock.release()
    if (!sit) return lockScreen.clear()
    // The device counts on from a position by itself, so it gets none before the sit starts.
    const hasPosition = sit.minutes !== null && phase !== 'preparing'
    const position = hasPosition ? { position: { seconds: elapsedMs / 1000, of: lengthMs(sit) / 1000 } } : {}
    const title = sit.minutes === null ? 'Open-ended sit' : `${sit.minutes}-minute sit`
    lockScreen.show({ title, isPlaying: phase !== 'paused', ...position })
  }

  timer.subscribe((event) => (event || timer.get().phase !== reflected) && reflect())
  setInterval(() => {
    timer.tick()
    sound.align()
  }, tickMs)
  // A hidden page ticks rarely and a frozen one not at all, so it catches up when it's shown again.
  for (const event of ['visibilitychange', 'resume']) document.addEventListener(event, timer.tick)
  for (const event of ['pageshow', 'focus']) window.addEventListener(event, timer.tick)
  for (const event of ['pointerdown', 'keydown'])
    window.addEventListener(event, () => !sound.isHeard.get() && sound.wake())
  window.addEventListener('storage', ({ key }) => key === sitKey && timer.find())
  timer.find()
  // Loaded now, because it can't be loaded when the network fails and a toast has to say so.
  void import('#ui/overlay/toaster.tsx').catch(() => undefined)

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
        id: newDeviceId(),
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
    /** Saves a sit that the timer no longer has, up to `endedAt`. */
    saveUntil: (sit: Sit, endedAt = endsAt(sit)) => save(finishedSit(sit, endedAt, memberCalendar().zone)),
    feel: (body: SitBody, feeling: AfterFeeling) => post({ userId, body, feeling }),
  }
}

export type Controller = ReturnType<typeof createController>

let controller: { userId: string; open: Controller } | undefined

/** One controller per page load: a sit goes on while its member visits other screens. */
export function controllerOf(userId: string): Controller {
  if (controller?.userId !== userId) controller = { userId, open: createController(userId) }
  return controller.open
}

const toastFailure = () =>
  toast({
    title: 'Failed to save session',
    text: 'It’s safe on this device. We’ll save it when you’re back online.',
    tone: 'error',
  })

/** Survives a reload of this tab, and differs from tab to tab. */
function tabName(): string {
  try {
    const name = sessionStorage.getItem('tab') ?? newDeviceId()
    sessionStorage.setItem('tab', name)
    return name
  } catch {
    return newDeviceId()
  }
}
