const sampleRate = 8_000
/** Browsers treat shorter tracks as notification sounds, which get no controls on the lock screen. */
const seconds = 10

/** A silent wave file. Browsers keep a page awake, and give it lock-screen controls, only while a media element plays. */
export function silentTrack(): Blob {
  const samples = new Uint8Array(sampleRate * seconds).fill(0x80)
  const header = new DataView(new ArrayBuffer(44))
  const text = (at: number, letters: string) =>
    new TextEncoder().encode(letters).forEach((byte, index) => header.setUint8(at + index, byte))
  text(0, 'RIFF')
  header.setUint32(4, 36 + samples.length, true)
  text(8, 'WAVEfmt ')
  header.setUint32(16, 16, true)
  header.setUint16(20, 1, true)
  header.setUint16(22, 1, true)
  header.setUint32(24, sampleRate, true)
  header.setUint32(28, sampleRate, true)
  header.setUint16(32, 1, true)
  header.setUint16(34, 8, true)
  text(36, 'data')
  header.setUint32(40, samples.length, true)
  return new Blob([header, samples], { type: 'audio/wav' })
}
