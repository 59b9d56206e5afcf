import type { Bell } from './bells.rules.ts'
import { bellFiles } from './sound-manifest.ts'

type BellFile = (typeof bellFiles)[number]['id']

/** Deep to begin, bright to mark the way, long to end. */
const soundOf: Record<Bell, BellFile> = { start: 'bowl', interval: 'tingsha', end: 'gong' }

export const fileOf = (bell: Bell) => bellFiles.find(({ id }) => id === soundOf[bell]) ?? bellFiles[0]

export type BellBuffers = Record<Bell, AudioBuffer>

type Scheduled = { bell: Bell; at: number; source: AudioBufferSourceNode }

/**
 * Hands all bells to the audio clock at once: from then on they ring without any help of this page, hidden or frozen.
 * `inSeconds` counts from `from` on the clock of the context, and is the moment of the strike.
 */
export function scheduleBells(
  destination: AudioNode,
  buffers: BellBuffers,
  bells: readonly { bell: Bell; inSeconds: number }[],
  from: number,
): Scheduled[] {
  return bells.map(({ bell, inSeconds }) => {
    const { onset } = fileOf(bell)
    const at = from + inSeconds
    const source = new AudioBufferSourceNode(destination.context, { buffer: buffers[bell] })
    source.connect(destination)
    // A file begins a moment before its strike. What is due at once starts inside the file instead.
    const begin = at - onset
    const late = Math.max(from - begin, 0)
    source.start(begin + late, late)
    return { bell, at, source }
  })
}
