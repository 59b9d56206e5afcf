import type { AmbientSound } from '@sadhana/contract'
import { fileOf, scheduleBells, type BellBuffers } from './bell-schedule.ts'
import type { BellAhead } from '../shared/bells.rules.ts'
import { scheduleTones, type PlannedTone } from './breath-tones.ts'
import { createLoopPlayer, loopOf, type LoopPlayer } from './loop-player.ts'
import { loudnessOfEach, type Mix } from '../shared/sound-mix.rules.ts'

export type Levels = { volume: number; muted: boolean; bellVolume: number }

type NextSound = { atMs: number; inSeconds: number }
/** What the audio clock says of the former plan: what comes next, and the time in the sit of the last bell that rang. */
type Heard = { next: NextSound | undefined; rungMs: number | undefined }

const justStartedSeconds = 0.5

/**
 * The sample rate of our files. At a higher one, a decoded loop takes half as much memory again and sounds the same.
 */
const sampleRate = 32_000

const aheadOf =
  (now: number) =>
  ({ at }: { at: number }) =>
    at > now

/** Plays everything. Sounds are loaded when first needed and stay decoded in memory. */
export function createSoundEngine(ambienceInto = (context: AudioContext): AudioNode => context.destination) {
  const context = new AudioContext({ latencyHint: 'balanced', sampleRate })
  const ambience = new GainNode(context, { gain: 0 })
  const bells = new GainNode(context, { gain: 0 })
  ambience.connect(ambienceInto(context))
  bells.connect(context.destination)

  const buffers = new Map<string, Promise<AudioBuffer>>()
  const players = new Map<AmbientSound, LoopPlayer>()
  let wanted: Mix = []
  let isPlaying = false
  let scheduled: ReturnType<typeof scheduleBells> = []
  let tones: ReturnType<typeof scheduleTones> = []
  /** Numbers the plans: one that is outdated by the time its files have loaded is dropped. */
  let planNumber = 0

  const bufferOf = (file: string): Promise<AudioBuffer> => {
    const cached = buffers.get(file)
    if (cached) return cached
    const loading = load(context, file)
    buffers.set(file, loading)
    loading.catch(() => buffers.delete(file))
    return loading
  }

  const playerOf = async (sound: AmbientSound) => {
    const buffer = await bufferOf(loopOf(sound).file)
    const player = players.get(sound) ?? createLoopPlayer(ambience, buffer, sound)
    players.set(sound, player)
    return player
  }

  const loadBells = async (): Promise<BellBuffers> => {
    const [start, interval, end] = await Promise.all(
      (['start', 'interval', 'end'] as const).map((bell) => bufferOf(fileOf(bell).file)),
    )
    return { start, interval, end } as BellBuffers
  }

  const pauseOthers = (mix: Mix) => players.forEach((player, sound) => !mix.includes(sound) && player.pause())

  async function playWanted(fadeSeconds?: number) {
    await Promise.all(
      wanted.map(async (sound) => {
        const player = await playerOf(sound)
        // The member may have chosen another sound while the file was loading.
        if (isPlaying && wanted.includes(sound)) player.play(loudnessOfEach(wanted), fadeSeconds)
      }),
    )
  }

  /** A bell that's already ringing keeps ringing. */
  function stopPlanned(now: number) {
    scheduled.filter(aheadOf(now)).forEach(({ source }) => source.stop())
    scheduled = []
    tones.filter(aheadOf(now)).forEach(({ source }) => source.stop())
    tones = []
  }

  /** The time in the sit of the next bell, or tone if there is none, and the seconds until it by the audio clock. */
  function nextSound(now = context.currentTime): NextSound | undefined {
    const next = scheduled.find(aheadOf(now)) ?? tones.find(aheadOf(now))
    return next && { atMs: next.atMs, inSeconds: next.at - now }
  }

  return {
    context,
    /** Call it during a touch or key press: browsers allow no sound without one. */
    wake: () => context.resume(),
    setLevels({ volume, muted, bellVolume }: Levels) {
      ambience.gain.setTargetAtTime(muted ? 0 : volume, context.currentTime, 0.1)
      bells.gain.setTargetAtTime(bellVolume, context.currentTime, 0.02)
    },
    /** Changes which sounds play, and pauses those that are no longer chosen. */
    async choose(mix: Mix) {
      wanted = mix
      pauseOthers(mix)
      if (isPlaying) await playWanted()
    },
    async play(fadeSeconds?: number) {
      isPlaying = true
      await playWanted(fadeSeconds)
    },
    pause() {
      isPlaying = false
      pauseOthers([])
    },
    rewind: () => players.forEach((player) => player.rewind()),
    /**
     * Replaces the planned bells and breath tones. `plan` is called only once the files have loaded, because loading
     * may take a while. Until then the former plan holds: on a busy device, a bell might ring in between.
     */
    async planBells(plan: (heard: Heard) => { bells: readonly BellAhead[]; tones: readonly PlannedTone[] }) {
      const number = (planNumber += 1)
      const loaded = await loadBells()
      if (number !== planNumber) return
      const now = context.currentTime
      const rung = scheduled.findLast((bell) => !aheadOf(now)(bell))
      const planned = plan({ next: nextSound(now), rungMs: rung?.atMs })
      const latest = tones.findLast((tone) => !aheadOf(now)(tone))
      // A tone that has just started must not start twice.
      const isNew = ({ atMs }: PlannedTone) =>
        !latest || now - latest.at > justStartedSeconds || Math.abs(atMs - latest.atMs) > justStartedSeconds * 1000
      stopPlanned(now)
      scheduled = scheduleBells(bells, loaded, planned.bells, now)
      tones = scheduleTones(bells, planned.tones.filter(isNew), now)
    },
    cancelBells() {
      planNumber += 1
      stopPlanned(context.currentTime)
    },
    nextSound,
    tonesLeft: () => tones.filter(aheadOf(context.currentTime)).length,
    /** Seconds until the end bell by the audio clock; undefined when none is planned. */
    endBellIn() {
      const end = scheduled.find(({ bell }) => bell === 'end')
      return end && end.at - context.currentTime
    },
  }
}

export type SoundEngine = ReturnType<typeof createSoundEngine>

async function load(context: BaseAudioContext, file: string): Promise<AudioBuffer> {
  const response = await fetch(file)
  if (!response.ok) throw new Error(`${file}: ${response.status}`)
  return context.decodeAudioData(await response.arrayBuffer())
}
