import type { MeditationSettings } from '../settings/settings.rules.ts'
import { createStore, type Store } from '../shared/store.ts'
import type { Mix } from '../shared/sound-mix.rules.ts'
import { createSoundEngine, type SoundEngine } from '../sound/sound-engine.ts'

export const fadeChoices = [15, 30, 45, 60] as const
const fadeSeconds = 60
const closeAfterMs = 2_000

/** When the sound starts to fade, and when it is silent, on the device's clock. */
export type Fade = { startsAt: number; endsAt: number }

/** Plays sounds without a sit, for a while. The timer, the log and the outbox know nothing of it. */
export function createSoundAlone(settings: Pick<Store<MeditationSettings>, 'get' | 'subscribe'>) {
  let engine: SoundEngine | undefined
  let fader: GainNode | undefined
  const fade = createStore<Fade | null>(null)

  /** Created at the first touch: browsers warn about audio contexts created earlier. */
  function ready(): SoundEngine {
    engine ??= createSoundEngine((context) => {
      fader = new GainNode(context)
      fader.connect(context.destination)
      return fader
    })
    return engine
  }

  /** On the audio clock, so that it fades even if the page is hidden or frozen. */
  function fadeAfter(minutes: number) {
    if (!engine || !fader) return
    const start = engine.context.currentTime + minutes * 60
    fader.gain.cancelScheduledValues(0)
    fader.gain.setValueAtTime(1, engine.context.currentTime)
    fader.gain.setValueAtTime(1, start)
    fader.gain.linearRampToValueAtTime(0, start + fadeSeconds)
    const startsAt = Date.now() + minutes * 60_000
    fade.set({ startsAt, endsAt: startsAt + fadeSeconds * 1000 })
  }

  function stop() {
    engine?.pause()
    engine?.rewind()
    if (fade.get()) fade.set(null)
  }

  const forget = settings.subscribe(() => engine?.setLevels(settings.get()))

  return {
    /** Null while nothing plays. */
    fade,
    async play(mix: Mix, minutes: number) {
      const player = ready()
      player.setLevels(settings.get())
      fadeAfter(minutes)
      await Promise.all([player.wake(), player.choose(mix), player.play()])
    },
    choose: async (mix: Mix) => {
      if (fade.get()) await engine?.choose(mix)
    },
    /** Counted from now. */
    fadeAfter: (minutes: number) => fade.get() && fadeAfter(minutes),
    /** Call it often: once it has faded out, nothing needs to play. */
    tick: () => {
      const { endsAt = Infinity } = fade.get() ?? {}
      if (Date.now() >= endsAt) stop()
    },
    stop,
    leave() {
      stop()
      forget()
      // The sound takes a moment to fade.
      setTimeout(() => void engine?.context.close(), closeAfterMs)
    },
  }
}
