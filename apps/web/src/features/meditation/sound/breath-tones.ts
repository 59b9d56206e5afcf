import type { BreathPart, ToneAhead } from '../shared/breath.rules.ts'

/**
 * Easy to tell apart with closed eyes: the tone rises for in and falls for out, a hold is one short note, and the rest
 * after it a lower one.
 */
const shapes: Record<BreathPart, { from: number; to: number; seconds: number }> = {
  in: { from: 220, to: 330, seconds: 0.9 },
  hold: { from: 392, to: 392, seconds: 0.25 },
  out: { from: 330, to: 196, seconds: 1.1 },
  rest: { from: 165, to: 165, seconds: 0.25 },
}

/** With its time in the sit. */
export type PlannedTone = ToneAhead & { atMs: number }

const loudness = 0.22
const fadeInSeconds = 0.06

/** Schedules all tones on the audio clock at once, each counted from the same moment, so that none can drift. */
export const scheduleTones = (destination: AudioNode, tones: readonly PlannedTone[], from: number) =>
  tones.map(({ part, atMs, inSeconds }) => {
    const shape = shapes[part]
    const at = from + inSeconds
    const end = at + shape.seconds
    const source = new OscillatorNode(destination.context, { type: 'sine', frequency: shape.from })
    const gain = new GainNode(destination.context, { gain: 0 })
    source.frequency.setValueAtTime(shape.from, at)
    source.frequency.linearRampToValueAtTime(shape.to, end)
    gain.gain.setValueAtTime(0, at)
    gain.gain.linearRampToValueAtTime(loudness, at + fadeInSeconds)
    gain.gain.linearRampToValueAtTime(0, end)
    source.connect(gain).connect(destination)
    source.start(at)
    source.stop(end)
    return { part, atMs, at, source }
  })
