import type { AmbientSound } from '@sadhana/contract'
import { fileOf, scheduleBells, type BellBuffers } from './bell-schedule.ts'
import type { Bell } from './bells.rules.ts'
import { createLoopPlayer, loopOf, type LoopPlayer } from './loop-player.ts'
import { loudnessOfEach, type Mix } from './sound-mix.rules.ts'

export type Levels = { volume: number; muted: boolean; bellVolume: number }

/** Everything that is heard. Sounds are fetched when they are first asked for, and kept decoded. */
export function createSoundEngine(createContext: () => AudioContext) {
  const context = createContext()
  const ambience = new GainNode(context, { gain: 0 })
  const bells = new GainNode(context, { gain: 0 })
  ambience.connect(context.destination)
  bells.connect(context.destination)

  const buffers = new Map<string, Promise<AudioBuffer>>()
  const players = new Map<AmbientSound, LoopPlayer>()
  let wanted: Mix = []
  let isPlaying = false
  let scheduled: ReturnType<typeof scheduleBells> = []
  /** Counts up with every plan of bells, so that one that is outdated by the time its files are there is dropped. */
  let planNumber = 0

  const bufferOf = (file: string): Promise<AudioBuffer> => {
    const known = buffers.get(file)
    if (known) return known
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

  async function playWanted() {
    await Promise.all(
      wanted.map(async (sound) => {
        const player = await playerOf(sound)
        // The member may have chosen otherwise while the file was on its way.
        if (isPlaying && wanted.includes(sound)) player.play(loudnessOfEach(wanted))
      }),
    )
  }

  function cancelBells() {
    planNumber += 1
    // A bell that was struck rings on.
    scheduled.filter(({ at }) => at > context.currentTime).forEach(({ source }) => source.stop())
    scheduled = []
  }

  return {
    context,
    /** To be called while the browser still sees a touch or key press: it lets nothing sound without one. */
    wake: () => context.resume(),
    setLevels({ volume, muted, bellVolume }: Levels) {
      ambience.gain.setTargetAtTime(muted ? 0 : volume, context.currentTime, 0.1)
      bells.gain.setTargetAtTime(bellVolume, context.currentTime, 0.02)
    },
    /** Changes what plays; what is not chosen any more is paused. */
    async choose(mix: Mix) {
      wanted = mix
      pauseOthers(mix)
      if (isPlaying) await playWanted()
    },
    async play() {
      isPlaying = true
      await playWanted()
    },
    pause() {
      isPlaying = false
      pauseOthers([])
    },
    rewind: () => players.forEach((player) => player.rewind()),
    /** Plans the bells anew; `plan` is asked once the files are there, because that may have taken a while. */
    async planBells(plan: () => readonly { bell: Bell; inSeconds: number }[]) {
      cancelBells()
      const number = planNumber
      const loaded = await loadBells()
      if (number === planNumber) scheduled = scheduleBells(bells, loaded, plan(), context.currentTime)
    },
    cancelBells,
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
