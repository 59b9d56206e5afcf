import type { Bell, BellAhead } from '../shared/bells.rules.ts'
import { bellFiles } from './sound-manifest.ts'

type BellFile = (typeof bellFiles)[number]['id']

/** A deep bell at the start, a bright one in between, a long one at the end. */
const soundOf: Record<Bell, BellFile> = { start: 'bowl', interval: 'tingsha', end: 'gong' }

export const fileOf = (bell: Bell) => bellFiles.find(({ id }) => id === soundOf[bell]) ?? bellFiles[0]

export type BellBuffers = Record<Bell, AudioBuffer>

type ScheduledBell = { bell: Bell; atMs: number; at: number; source: AudioBufferSourceNode }

/**
 * Schedules all bells on the audio clock at once, so that they ring even if the page is hidden or frozen.
 * `inSeconds` is the moment of the strike, counted from `from` on the context's clock.
 */
export function scheduleBells(
  destination: AudioNode,
  buffers: BellBuffers,
  bells: readonly BellAhead[],
  from: number,
): ScheduledBell[] {
  return bells.map(({ bell, atMs, inSeconds }) => {
    const { onset } = fileOf(bell)
    const at = from + inSeconds
    const source = new AudioBufferSourceNode(destination.context, { buffer: buffers[bell] })
    source.connect(destination)
    // In the file, the strike comes a moment after the beginning. A bell that is due now is played from further inside
    // the file.
    const begin = at - onset
    const late = Math.max(from - begin, 0)
    source.start(begin + late, late)
    return { bell, atMs, at, source }
  })
}
