import { spawnSync } from 'node:child_process'
import { sampleRate, type Stereo } from './synthesis/ring.ts'

/** Interleaved, as ffmpeg reads it. */
function samplesOf({ left, right }: Stereo): Buffer {
  const both = new Float32Array(left.length * 2)
  left.forEach((sample, i) => {
    both[2 * i] = sample
    both[2 * i + 1] = right[i] ?? 0
  })
  return Buffer.from(both.buffer)
}

function ffmpeg(options: string[], input?: Buffer) {
  const done = spawnSync('ffmpeg', ['-hide_banner', '-nostdin', '-y', ...options], {
    input,
    maxBuffer: 256 * 1024 * 1024,
  })
  if (done.status !== 0) throw new Error(`ffmpeg: ${done.stderr?.toString() ?? done.error?.message}`)
  return done
}

const raw = ['-f', 'f32le', '-ar', String(sampleRate), '-ac', '2', '-i', 'pipe:0']

export const encode = (sound: Stereo, path: string, kbps: number): void => {
  const quality = ['-c:a', 'libmp3lame', '-b:a', `${kbps}k`, '-compression_level', '0', '-joint_stereo', '1']
  ffmpeg([...raw, ...quality, '-map_metadata', '-1', '-id3v2_version', '0', '-bitexact', path], samplesOf(sound))
}

export function decode(path: string): Stereo {
  const { stdout } = ffmpeg(['-i', path, '-f', 'f32le', '-ac', '2', '-ar', String(sampleRate), 'pipe:1'])
  const both = new Float32Array(stdout.buffer.slice(stdout.byteOffset, stdout.byteOffset + stdout.byteLength))
  return { left: both.filter((_, i) => i % 2 === 0), right: both.filter((_, i) => i % 2 === 1) }
}

export type Loudness = { lufs: number; truePeakDb: number; rangeLu: number }

/** Integrated loudness and true peak by EBU R 128. */
export function loudnessOf(sound: Stereo): Loudness {
  const { stderr } = ffmpeg([...raw, '-af', 'ebur128=peak=true:framelog=verbose', '-f', 'null', '-'], samplesOf(sound))
  const summary = stderr.toString().split('Summary:').at(-1) ?? ''
  const figure = (name: string) => Number(new RegExp(`${name}:\\s+(-?[\\d.]+)`).exec(summary)?.[1])
  return { lufs: figure('I'), truePeakDb: figure('Peak'), rangeLu: figure('LRA') }
}
