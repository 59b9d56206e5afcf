import type { Limb, TimerSettings } from '@sadhana/contract'
import { browserStorage } from '#lib/browser/browser-storage.ts'
import { newDeviceId } from '#lib/api/device-id.ts'
import { countSit } from '#lib/member/sits-here.ts'
import { limbNames } from '#lib/product/limb-names.text.ts'
import { memberCalendar } from '#lib/time/today.ts'
import { sitKey } from '#lib/browser/saved-timer-key.ts'
import { toast } from '#ui/overlay/toast-store.ts'
import { finishedSit, type SitAdditions, type SitBody } from '../timer/finished-sit.rules.ts'
import { createSavedTimer } from '../timer/saved-timer.ts'
import { createLockScreen } from '../device/lock-screen.ts'
import { createSettingsSync } from '../settings/settings-sync.ts'
import { timerApi } from '../shared/timer.queries.ts'
import { planOf, settingsFrom, type MeditationSettings } from '../settings/settings.rules.ts'
import { deviceSitClock } from '../timer/sit-clock.ts'
import type { Draft } from '#lib/outbox/message.rules.ts'
import { loadOutbox } from '#lib/outbox/through-outbox.ts'
import { createSitSound } from '../sound/sit-sound.ts'
import { createTimer } from '../timer/timer.ts'
import { stretchAt } from '../shared/programme.rules.ts'
import { programmeText, stretchName } from '../shared/programme.text.ts'
import { createStore } from '../shared/store.ts'
import { sitText } from './sit.text.ts'
import { lengthMs, type GuidedSit, type Phase, type Sit } from '../timer/timer.rules.ts'
import { createWakeLock } from '../device/wake-lock.ts'

/** The last sit: being saved, saved, waiting in the outbox, or held by this page because the device won't store it. */
export type LastSit = {
  body: SitBody
  state: 'saving' | 'saved' | 'waiting' | 'held'
  /** The id of its practice, once the server has it. */
  savedAs?: string | undefined
}

/** The sit of a room: its id there, and when it starts on this device's clock. */
type SharedSit = Pick<Sit, 'id' | 'startsAt' | 'minutes' | 'programme' | 'limbType'> & { roomId: string }

const tickMs = 250
/** If a page has given no sign of life for this long, we assume it is gone. */
const goneAfterMs = 5_000
const mayTakeMs = 400
export const timerPath = '/meditation'

/** The timer, its sound, and the saving of finished sits. A controller outlives the screens. */
function createController(userId: string) {
  const storage = browserStorage()
  const settingsKey = `meditation-settings:${userId}`
  const settings = createStore(settingsFrom(storage.getItem(settingsKey)))
  const sync = createSettingsSync({
    storage,
    key: `meditation-unsent:${userId}`,
    settings,
    send: (changes, changedAt) => timerApi.changeSettings({ body: { changes, changedAt } }),
  })
  const lastSit = createStore<LastSit | null>(null)
  const tabId = tabName()

  const saved = createSavedTimer(storage, userId)
  const timer = createTimer({
    saved,
    clock: deviceSitClock(),
    onEnd: (sit, endedAt) => {
      const body = finishedSit(sit, endedAt, memberCalendar().zone)
      if (body) save(body)
      else timer.stored(sit.id)
    },
  })
  const sound = createSitSound({ timer, settings, tabId })
  const wakeLock = createWakeLock()
  const lockScreen = createLockScreen({ onPlay: timer.resume, onPause: timer.pause, onStop: timer.pause })

  const post = async <Reply>(draft: Draft, onStored?: () => void) =>
    (await loadOutbox()).post<Reply>(userId, draft, onStored)

  function save(body: SitBody) {
    lastSit.set({ body, state: 'saving' })
    const settle = (state: LastSit['state'], savedAs?: string) => {
      if (lastSit.get()?.body === body) lastSit.set({ body, state, savedAs })
      if (state === 'saved') timer.stored(body.clientId)
      // One that is held is saved once more by the next page.
      if (state !== 'held') countSit(userId)
      notifyOtherTabs(body, state)
    }
    let failed: 'held' | 'waiting' = 'held'
    const onStored = () => {
      failed = 'waiting'
      timer.stored(body.clientId)
    }
    const { clientId: subject, ...sit } = body
    post<{ id: string } | null>({ kind: 'sit', act: 'create', subject, body: sit }, onStored).then(
      (written) => (written.isSent ? settle('saved', written.reply?.id) : settle(failed)),
      () => settle(failed),
    )
  }

  function begin(
    chosen: Pick<Sit, 'minutes' | 'bells' | 'programme' | 'breath' | 'limbType' | 'guided'>,
    settleSeconds = 0,
  ) {
    const now = Date.now()
    const startsAt = now + settleSeconds * 1000
    const sound = settings.get().mix[0] ?? null
    lastSit.set(null)
    timer.start({
      ...chosen,
      id: newDeviceId(),
      userId,
      tabId,
      startsAt,
      beganAt: startsAt,
      pausedAt: null,
      aliveAt: now,
      sound,
    })
  }

  function applySettings(changes: Partial<MeditationSettings>) {
    if (Object.keys(changes).length === 0) return
    settings.set({ ...settings.get(), ...changes })
    storage.setItem(settingsKey, JSON.stringify(settings.get()))
  }

  /** Updates the wake lock and the lock screen. */
  let reflected: { phase: Phase; title: string } | undefined
  function reflect() {
    const { sit, phase, elapsedMs } = timer.get()
    const title = sit ? titleOf(sit, elapsedMs) : ''
    reflected = { phase, title }
    if (phase === 'running' || phase === 'preparing') wakeLock.hold()
    else wakeLock.release()
    if (!sit) return lockScreen.clear()
    // The device advances the position by itself, so it gets none before the sit starts.
    const hasPosition = sit.minutes !== null && phase !== 'preparing'
    const position = hasPosition ? { position: { seconds: elapsedMs / 1000, of: lengthMs(sit) / 1000 } } : {}
    lockScreen.show({ title, isPlaying: phase !== 'paused', ...position })
  }

  const wasAway = createStore(false)
  timer.subscribe((event) => event && event !== 'restored' && wasAway.set(false))
  timer.subscribe((event) => {
    const { sit, phase, elapsedMs } = timer.get()
    if (event || phase !== reflected?.phase || (sit && titleOf(sit, elapsedMs) !== reflected.title)) reflect()
  })
  timer.subscribe((event) => {
    // Loaded in advance: when the sit ends without a network, it's too late to load what saves it and what says so.
    if (event !== 'started' && !(event === 'restored' && timer.get().sit)) return
    void loadOutbox().catch(() => undefined)
    void import('#ui/overlay/toaster.tsx').catch(() => undefined)
  })
  setInterval(() => {
    timer.tick()
    sound.align()
  }, tickMs)
  // A hidden page ticks rarely and a frozen one not at all, so each catches up when it is shown again.
  for (const event of ['visibilitychange', 'resume']) document.addEventListener(event, timer.tick)
  for (const event of ['pageshow', 'focus']) window.addEventListener(event, timer.tick)
  for (const event of ['pointerdown', 'keydown'])
    window.addEventListener(event, () => !sound.isHeard.get() && sound.wake())
  window.addEventListener('storage', ({ key, newValue }) => key === sitKey && timer.follow(newValue))
  const savedSit = saved.read()
  timer.restore()
  timer.recover()
  const { phase } = timer.get()
  const isGone = savedSit && (savedSit.tabId === tabId || Date.now() - savedSit.aliveAt > goneAfterMs)
  if (isGone && (phase === 'running' || phase === 'preparing')) {
    // Some browsers let a reloaded page play sound at once, but report it only a moment later.
    setTimeout(() => !sound.isHeard.get() && timer.get().sit && wasAway.set(true), mayTakeMs)
  }
  return {
    timer,
    settings,
    lastSit,
    isHeard: sound.isHeard,
    hearing: sound.hearing,
    hear: sound.hear,
    stopHearing: sound.stopHearing,
    wasAway,
    /** From now on this tab plays the sound, even if the sit started in a tab that is gone. */
    soundOn: () => {
      timer.note({ tabId })
      sound.wake()
    },
    changeSettings: (changes: Partial<MeditationSettings>) => {
      applySettings(changes)
      sync.changed(changes)
      if (changes.mix) timer.note({ sound: changes.mix[0] ?? null })
    },
    /** The settings as another device may have changed them. A sit is left as it is. */
    receiveSettings: (saved: TimerSettings) => {
      if (!timer.get().sit) applySettings(sync.received(saved))
    },
    begin() {
      const { settleSeconds, ...plan } = planOf(settings.get())
      begin({ ...plan, limbType: settings.get().limbType }, settleSeconds)
    },
    beginGuided: (practice: { minutes: number; limbType: Limb; guided: GuidedSit }) =>
      begin({ ...practice, bells: { start: true, end: true, every: 0 } }),
    /**
     * Starts the sit of a room, at the moment at which it starts for everyone. The room's id for it is the same on all
     * devices of the member, so it is saved once.
     */
    beginTogether: ({ id, roomId, startsAt, ...plan }: SharedSit) => {
      const now = Date.now()
      lastSit.set(null)
      timer.start({
        ...plan,
        id,
        userId,
        tabId,
        startsAt,
        beganAt: Math.max(startsAt, now),
        pausedAt: null,
        aliveAt: now,
        bells: { start: true, end: true, every: 0 },
        // Silence is what the others sit in, too.
        sound: null,
        together: { roomId, lateMs: Math.max(0, now - startsAt) },
      })
    },
    /** Saves a sit after a reset, up to `endedAt`. */
    saveUntil: (sit: Sit, endedAt: number) => {
      const body = finishedSit(sit, endedAt, memberCalendar().zone)
      if (body) save(body)
    },
    /** The additions are made from the sit as it was saved first. */
    addTo: ({ body, savedAs }: LastSit, additions: SitAdditions) =>
      post({
        kind: 'sit',
        act: 'edit',
        subject: body.clientId,
        body: additions,
        ...(savedAs && { id: savedAs, version: 1 }),
      }),
  }
}

export type Controller = ReturnType<typeof createController>

let controller: { userId: string; open: Controller } | undefined

/** One controller per page load: a sit continues while its member visits other screens. */
export function controllerOf(userId: string): Controller {
  if (controller?.userId !== userId) controller = { userId, open: createController(userId) }
  return controller.open
}

/** The sit as the lock screen names it. */
function titleOf(sit: Sit, elapsedMs: number): string {
  if (sit.guided) return sit.guided.title
  if (sit.minutes === null) return sitText.lockScreen.openEnded
  if (!sit.programme) return sitText.lockScreen.length(sit.minutes)
  const { stretch, index } = stretchAt(sit, elapsedMs)
  return programmeText.lockScreen(stretchName(stretch, index), sit.minutes)
}

/**
 * The timer's own screen shows how the sit was saved. Elsewhere a toast says so, and failures are shown in a toast
 * everywhere.
 */
function notifyOtherTabs({ duration, limbType = 'dhyana' }: SitBody, state: LastSit['state']) {
  if (state === 'waiting' || state === 'held')
    return toast({ title: sitText.saveFailed.title, text: sitText.saveFailed[state], tone: 'error' })
  if (window.location.pathname === timerPath) return
  toast({
    title: sitText.saved.title(duration),
    text: sitText.saved.text(limbNames[limbType]),
    tone: 'success',
  })
}

/** Stays the same when this tab reloads, and differs between tabs. */
function tabName(): string {
  try {
    const name = sessionStorage.getItem('tab') ?? newDeviceId()
    sessionStorage.setItem('tab', name)
    return name
  } catch {
    return newDeviceId()
  }
}
