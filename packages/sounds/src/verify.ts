import { statSync } from 'node:fs'
import { resolve } from 'node:path'
import { bells, leadSamples, loops } from './catalogue.ts'
import { decode, loudnessOf } from './ffmpeg.ts'
import { soundFolder } from './manifest.ts'
import { crestOf, seamOf, strongestEcho } from './measures.ts'
import { bothEars, sampleRate, type Stereo } from './synthesis/ring.ts'

/** Prints the numbers for docs/sounds.md from the encoded files, and fails if one is out of bounds. */
const faults: string[] = []

console.log('| File | kB | LUFS | LRA | True peak dB | Crest dB | Period s | Seam step | Seam bend | Strongest echo |')
console.log('|---|--:|--:|--:|--:|--:|--:|--:|--:|--:|')
for (const { id, periodSamples } of loops) verifyLoop(id, periodSamples)
for (const { id } of bells) {
  const name = `bell-${id}.mp3`
  const whole = decode(resolve(soundFolder, name))
  print(name, [...common(name, whole), (whole.left.length / sampleRate).toFixed(2), '', '', ''])
}
for (const fault of faults) console.error(fault)
process.exitCode = faults.length > 0 ? 1 : 0

function verifyLoop(id: string, periodSamples: number): void {
  const name = `${id}.mp3`
  const whole = decode(resolve(soundFolder, name))
  const end = leadSamples + periodSamples
  const period = bothEars(whole, (ear) => ear.slice(leadSamples, end))
  const seams = [whole.left, whole.right].map((ear) => seamOf(ear, leadSamples, end))
  const step = Math.max(...seams.map((seam) => seam.step))
  const bend = Math.max(...seams.map((seam) => seam.bend))
  const echo = strongestEcho(period.left.map((sample, i) => sample + (period.right[i] ?? 0)))
  expect(name, step < 1 && bend < 1, `the seam shows (${step.toFixed(2)}, ${bend.toFixed(2)})`)
  expect(name, periodSamples >= 30 * sampleRate, 'the period is shorter than 30 s')
  expect(name, echo.likeness < 0.5, `it repeats itself after ${echo.afterSeconds} s`)
  print(name, [
    ...common(name, period),
    (periodSamples / sampleRate).toFixed(2),
    step.toFixed(2),
    bend.toFixed(2),
    `${echo.likeness.toFixed(2)} after ${echo.afterSeconds.toFixed(1)} s`,
  ])
}

function common(name: string, sound: Stereo): string[] {
  const bytes = statSync(resolve(soundFolder, name)).size
  const { lufs, truePeakDb, rangeLu } = loudnessOf(sound)
  expect(name, bytes <= 700_000, `${bytes} bytes`)
  expect(name, Math.abs(lufs + 18) <= 1, `${lufs} LUFS`)
  expect(name, truePeakDb <= -2, `true peak ${truePeakDb} dB`)
  return [
    (bytes / 1000).toFixed(0),
    lufs.toFixed(1),
    rangeLu.toFixed(1),
    truePeakDb.toFixed(1),
    crestOf(sound).toFixed(1),
  ]
}

function expect(name: string, holds: boolean, otherwise: string): void {
  if (!holds) faults.push(`${name}: ${otherwise}`)
}

function print(name: string, cells: string[]): void {
  console.log(`| ${[name, ...cells].join(' | ')} |`)
}
