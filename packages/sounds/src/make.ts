import { mkdirSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { type Bell, bells, leadSamples, type Loop, loops, onsetSamples } from './catalogue.ts'
import { encode, loudnessOf } from './ffmpeg.ts'
import { manifestPath, manifestText, soundFolder } from './manifest.ts'
import { seeded } from './synthesis/random.ts'
import { bothEars, concat, type Ring, scaled, type Stereo } from './synthesis/ring.ts'
import { levelOf } from './synthesis/wander.ts'

const wantedLufs = -18

/** `node make.ts` makes all sounds and the manifest, `node make.ts rain bowl` only some of the sounds. */
const chosen = process.argv.slice(2)
const wanted = ({ id }: { id: string }) => chosen.length === 0 || chosen.includes(id)

mkdirSync(soundFolder, { recursive: true })
mkdirSync(resolve(manifestPath, '..'), { recursive: true })
for (const loop of loops.filter(wanted)) makeLoop(loop)
for (const bell of bells.filter(wanted)) makeBell(bell)
writeFileSync(manifestPath, manifestText())

function makeLoop({ id, periodSamples, kbps, make }: Loop): void {
  const period = even(make(seeded(id), periodSamples))
  encode(bothEars(period, withLeads), resolve(soundFolder, `${id}.mp3`), kbps)
  console.log(`${id}.mp3`)
}

function makeBell({ id, kbps, make }: Bell): void {
  const sound = even(make(seeded(id)))
  encode(bothEars(sound, withOnset), resolve(soundFolder, `bell-${id}.mp3`), kbps)
  console.log(`bell-${id}.mp3`)
}

function even(sound: Stereo): Stereo {
  const gain = levelOf(wantedLufs - loudnessOf(sound).lufs)
  return bothEars(sound, (ring) => scaled(ring, gain).map(roundPeak))
}

/** Limits samples above `calm` so that they stay below `most`, with room for what the codec adds. */
function roundPeak(sample: number): number {
  const [calm, most] = [0.45, 0.66]
  const excess = Math.abs(sample) - calm
  return excess <= 0 ? sample : Math.sign(sample) * (calm + (most - calm) * Math.tanh(excess / (most - calm)))
}

function withLeads(ring: Ring): Ring {
  return concat(ring.subarray(-leadSamples), ring, ring.subarray(0, leadSamples))
}

function withOnset(sound: Ring): Ring {
  return concat(new Float32Array(onsetSamples), sound)
}
