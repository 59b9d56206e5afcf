import type { AmbientSound } from '@sadhana/contract'
import { loopFiles } from './sound-manifest.ts'

type LoopFile = { file: string; loopStart: number; loopEnd: number }

export const loopOf = (sound: AmbientSound): LoopFile => loopFiles.find(({ id }) => id === sound) ?? loopFiles[0]

const fadeInSeconds = 2.5
const fadeOutSeconds = 1.2

type PlayingLoop = { source: AudioBufferSourceNode; gain: GainNode; since: number; from: number }

/** Loops one sound seamlessly, fades it in and out, and resumes where it was paused. */
export function createLoopPlayer(destination: AudioNode, buffer: AudioBuffer, sound: AmbientSound) {
  const { context } = destination
  const { loopStart, loopEnd } = loopOf(sound)
  let position = loopStart
  let playing: PlayingLoop | null = null

  const placeNow = ({ since, from }: PlayingLoop) => {
    const played = from - loopStart + (context.currentTime - since)
    return loopStart + (played % (loopEnd - loopStart))
  }

  return {
    play(loudness: number, fadeSeconds = fadeInSeconds) {
      const { currentTime } = context
      if (playing) return void playing.gain.gain.setTargetAtTime(loudness, currentTime, 0.3)
      const gain = new GainNode(context, { gain: 0 })
      const source = new AudioBufferSourceNode(context, { buffer, loop: true, loopStart, loopEnd })
      source.connect(gain).connect(destination)
      gain.gain.setValueAtTime(0, currentTime)
      gain.gain.linearRampToValueAtTime(loudness, currentTime + fadeSeconds)
      source.start(currentTime, position)
      playing = { source, gain, since: currentTime, from: position }
    },
    pause() {
      if (!playing) return
      const { source, gain } = playing
      position = placeNow(playing)
      playing = null
      const { currentTime } = context
      gain.gain.cancelAndHoldAtTime?.(currentTime)
      gain.gain.setTargetAtTime(0, currentTime, fadeOutSeconds / 4)
      source.stop(currentTime + fadeOutSeconds)
    },
    rewind() {
      position = loopStart
    },
  }
}

export type LoopPlayer = ReturnType<typeof createLoopPlayer>
