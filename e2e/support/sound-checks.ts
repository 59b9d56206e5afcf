type Loop = { file: string; loopStart: number; loopEnd: number }
type Bell = { file: string }

// Playwright sends each of these functions to the page separately, so none uses anything from outside.

/** Decodes a loop the way the app does, and counts the places that step further, or bend more, than the join. */
export async function loopAsDecoded({ file, loopStart, loopEnd }: Loop) {
  const response = await fetch(file)
  const encoded = await response.arrayBuffer()
  const bytes = encoded.byteLength
  const rate = 48_000
  const buffer = await new OfflineAudioContext(2, 1, rate).decodeAudioData(encoded)
  const [start, end] = [Math.round(loopStart * rate), Math.round(loopEnd * rate)]
  const channels = [0, 1].map((channel) => {
    const loop = buffer.getChannelData(channel).slice(start, end)
    const steps = loop.map((sample, i) => (loop[(i + 1) % loop.length] ?? 0) - sample)
    const bends = steps.map((step, i) => Math.abs((steps[(i + 1) % steps.length] ?? 0) - step))
    const step = Math.abs(steps.at(-1) ?? Infinity)
    const bend = Math.max(bends.at(-2) ?? Infinity, bends.at(-1) ?? Infinity)
    const share = (count: number) => count / loop.length
    return {
      peak: loop.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0),
      largerSteps: share(steps.reduce((count, each) => count + Number(Math.abs(each) > step), 0)),
      largerBends: share(bends.reduce((count, each) => count + Number(each > bend), 0)),
    }
  })
  return { bytes, seconds: buffer.duration, channels }
}

/** The perceived energy of each 400 ms of a loop, with an overlap of 75 % (the weighting of ITU-R BS.1770). */
export async function energiesAsHeard({ file, loopStart, loopEnd }: Loop) {
  const response = await fetch(file)
  const rate = 48_000
  const ear = new OfflineAudioContext(2, Math.round((loopEnd - loopStart) * rate), rate)
  const source = ear.createBufferSource()
  source.buffer = await ear.decodeAudioData(await response.arrayBuffer())
  const head = ear.createIIRFilter(
    [1.53512485958697, -2.69169618940638, 1.19839281085285],
    [1, -1.69065929318241, 0.73248077421585],
  )
  const low = ear.createIIRFilter([1, -2, 1], [1, -1.99004745483398, 0.99007225036621])
  source.connect(head).connect(low).connect(ear.destination)
  source.start(0, loopStart)
  const heard = await ear.startRendering()
  const squares = heard.getChannelData(0).map((left, i) => left ** 2 + (heard.getChannelData(1)[i] ?? 0) ** 2)
  const span = rate * 0.4
  const energies: number[] = []
  for (let at = 0; at + span <= squares.length; at += span / 4) {
    energies.push(squares.subarray(at, at + span).reduce((sum, square) => sum + square, 0) / span)
  }
  return energies
}

/** Integrated loudness: the mean of everything that isn't much quieter than the rest. */
export function lufsOf(energies: number[]): number {
  const audible = energies.filter((energy) => loudness(energy) > -70)
  const gate = loudness(mean(audible)) - 10
  return loudness(mean(audible.filter((energy) => loudness(energy) > gate)))
}

const loudness = (energy: number) => -0.691 + 10 * Math.log10(energy)
const mean = (energies: number[]) => energies.reduce((sum, energy) => sum + energy, 0) / energies.length

/** The onset of a bell: when it first reaches a tenth of its highest sample. */
export async function bellAsDecoded({ file }: Bell) {
  const response = await fetch(file)
  const encoded = await response.arrayBuffer()
  const bytes = encoded.byteLength
  const buffer = await new OfflineAudioContext(2, 1, 48_000).decodeAudioData(encoded)
  const samples = buffer.getChannelData(0).map(Math.abs)
  const peak = samples.reduce((most, sample) => Math.max(most, sample), 0)
  return { bytes, peak, heardAfter: samples.findIndex((sample) => sample > peak / 10) / buffer.sampleRate }
}
