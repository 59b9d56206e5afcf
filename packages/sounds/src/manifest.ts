import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { bells, leadSamples, loops, onsetSamples } from './catalogue.ts'
import { sampleRate } from './synthesis/ring.ts'

const web = resolve(import.meta.dirname, '../../../apps/web')
export const soundFolder = resolve(web, 'public/sounds')
export const manifestPath = resolve(web, 'src/features/meditation/sound/sound-manifest.ts')

/** The file that tells the web app which sounds exist. */
export function manifestText(): string {
  const loopEntries = loops.map(({ id, periodSamples }) => {
    const points = `loopStart: ${seconds(leadSamples)}, loopEnd: ${seconds(leadSamples + periodSamples)}`
    return `  { id: '${id}', file: '${addressOf(`${id}.mp3`)}', ${points}, seconds: ${seconds(periodSamples)} },`
  })
  const bellEntries = bells.map(
    ({ id }) => `  { id: '${id}', file: '${addressOf(`bell-${id}.mp3`)}', onset: ${seconds(onsetSamples)} },`,
  )
  return `// Written by packages/sounds; docs/sounds.md says how.

/** Sounds without a seam, in seconds: play from \`loopStart\` to \`loopEnd\`, again and again. */
export const loopFiles = [
${loopEntries.join('\n')}
] as const

/** Bells, and where in the file the strike is, in seconds. */
export const bellFiles = [
${bellEntries.join('\n')}
] as const
`
}

const seconds = (samples: number): string => String(samples / sampleRate)

/** The address contains a hash of the content, so browsers may cache it for good. */
function addressOf(fileName: string): string {
  const hash = createHash('sha256').update(readFileSync(resolve(soundFolder, fileName)))
  return `/sounds/${fileName}?v=${hash.digest('hex').slice(0, 10)}`
}
