import { sampleRate, samplesIn, type Stereo } from './ring.ts'

export type Room = { seconds: number; brightHz: number }

/** Seconds without common divisors, so that no two echoes coincide. */
const delays = [0.0293, 0.0337, 0.0379, 0.0431, 0.0497, 0.0571, 0.0639, 0.0713]

/**
 * A room around a ring: eight delays that feed each other (Householder), darker with each return. It first gets the end
 * of the ring, so that the end echoes into the beginning.
 */
export function room(stage: Stereo, { seconds, brightHz }: Room): Stereo {
  const length = stage.left.length
  const share = 1 - Math.exp((-2 * Math.PI * brightHz) / sampleRate)
  const lines = delays.map((delay) => ({
    memory: new Float32Array(samplesIn(delay)),
    place: 0,
    keep: 10 ** ((-3 * delay) / seconds),
    held: 0,
  }))
  const wet = { left: new Float32Array(length), right: new Float32Array(length) }
  const settle = Math.min(length, samplesIn(seconds * 1.5))
  for (let turn = -settle; turn < length; turn++) {
    const i = turn < 0 ? turn + length : turn
    let sum = 0
    for (const line of lines) {
      line.held += share * ((line.memory[line.place] ?? 0) * line.keep - line.held)
      sum += line.held
    }
    const common = (sum * 2) / lines.length
    const [left, right] = [stage.left[i] ?? 0, stage.right[i] ?? 0]
    let [toLeft, toRight] = [0, 0]
    for (let n = 0; n < lines.length; n++) {
      const line = lines[n]
      if (!line) continue
      const signed = n % 4 < 2 ? line.held : -line.held
      if (n % 2) toRight += signed
      else toLeft += signed
      line.memory[line.place] = line.held - common + (n % 2 ? right : left)
      line.place = line.place + 1 === line.memory.length ? 0 : line.place + 1
    }
    wet.left[i] = toLeft / 2
    wet.right[i] = toRight / 2
  }
  return wet
}
