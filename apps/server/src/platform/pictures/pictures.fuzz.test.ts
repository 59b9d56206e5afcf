import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { deflateSync } from 'node:zlib'
import fc from 'fast-check'
import sharp from 'sharp'
import { afterAll, expect, test } from 'vitest'
import { AppError } from '#platform/errors.ts'
import { png, textBomb } from '#testing/pictures.ts'
import { createPictureEncoder } from './picture-encoder.ts'
import type { PictureSize } from './picture-limits.ts'
import { receivePicture } from './receive-picture.ts'

/** `npm run long -- pictures` tries 10,000 pictures. */
const cases = Number(process.env.PICTURES ?? 150)
const seed = Number(process.env.FUZZ_SEED ?? new Date().toISOString().slice(0, 10).replaceAll('-', ''))
const maxMemoryMb = 400

const encoder = createPictureEncoder()
const folder = mkdtempSync(join(tmpdir(), 'hostile-'))
const { TMPDIR } = process.env
process.env.TMPDIR = folder
afterAll(() => {
  encoder.close()
  rmSync(folder, { recursive: true })
  if (TMPDIR === undefined) delete process.env.TMPDIR
  else process.env.TMPDIR = TMPDIR
})

/** The process's peak memory in megabytes. */
function peakMb(): number {
  const pid = encoder.pid()
  if (pid === undefined) return 0
  return Number(/VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / 1024
}

const sizes: [PictureSize, ...PictureSize[]] = [
  { pixels: 512, cut: 'square' },
  { pixels: 96, cut: 'square' },
  { pixels: 1600, cut: 'whole' },
]

/**
 * Sends a picture and checks that we store either our own WebP in our size, or nothing. The upload itself is never
 * stored.
 */
async function send(content: Buffer): Promise<string> {
  try {
    return await receivePicture(encoder, Readable.from([content]), sizes, async ({ read }) => {
      for (const size of sizes) {
        const { pixels, cut } = size
        const pieces: Uint8Array[] = []
        for await (const piece of read(size)) pieces.push(piece)
        const stored = Buffer.concat(pieces)
        const about = await sharp(stored).metadata()
        expect(about.format).toBe('webp')
        if (cut === 'square') expect(about).toMatchObject({ width: pixels, height: pixels })
        else expect(Math.max(about.width, about.height)).toBeLessThanOrEqual(pixels)
        expect([about.exif, about.xmp, about.icc, about.pages]).toEqual([undefined, undefined, undefined, undefined])
        expect(stored.includes('<script')).toBe(false)
      }
      return 'stored'
    })
  } catch (error) {
    if (error instanceof AppError) return error.code
    throw error
  } finally {
    expect(readdirSync(folder)).toEqual([])
  }
}

const noise = Buffer.from(Uint8Array.from({ length: 96 * 96 * 3 }, (_, index) => (index * 7919) % 256))
const plain = () => sharp(noise, { raw: { width: 96, height: 96, channels: 3 } })
const [jpeg, webp, gif, tiff, avif] = await Promise.all([
  plain()
    .withExif({ IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '51/1 30/1 0/1' } })
    .jpeg()
    .toBuffer(),
  plain().webp().toBuffer(),
  plain().gif().toBuffer(),
  plain().tiff().toBuffer(),
  plain().avif({ effort: 0 }).toBuffer(),
])
const good = { jpeg, webp, png: png({ width: 96, height: 96 }) }
const script = Buffer.from('<html><script>alert(1)</script></html>')
const svg = Buffer.from(
  '<svg xmlns="http://www.w3.org/2000/svg" width="99999" height="99999"><script>alert(1)</script></svg>',
)
const unreadable = 'picture.unreadable'
const tooManyPixels = 'picture.too_many_pixels'
const bomb = deflateSync(Buffer.alloc(40_000_000))

test.each<[what: string, content: Buffer, outcome: string]>([
  ['a JPEG with GPS', jpeg, 'stored'],
  ['a PNG', good.png, 'stored'],
  ['a WebP', webp, 'stored'],
  ['a JPEG that is also a page', Buffer.concat([jpeg, script]), 'stored'],
  ['a PNG that is also a page', Buffer.concat([good.png, script]), 'stored'],
  ['a page that begins as a JPEG', Buffer.concat([jpeg.subarray(0, 3), script]), unreadable],
  ['an SVG with a script', svg, unreadable],
  ['an SVG after a picture’s first bytes', Buffer.concat([good.png.subarray(0, 8), svg]), unreadable],
  ['a GIF', gif, unreadable],
  ['a TIFF', tiff, unreadable],
  ['an AVIF', avif, unreadable],
  ['a PDF', Buffer.from('%PDF-1.7 no picture'), unreadable],
  ['half a JPEG', jpeg.subarray(0, jpeg.length / 2), unreadable],
  ['half a WebP', webp.subarray(0, webp.length / 2), unreadable],
  ['half a PNG', good.png.subarray(0, good.png.length / 2), unreadable],
  ['100 megapixels', png({ width: 10_000, height: 10_000, rows: bomb }), tooManyPixels],
  ['4 billion pixels a side', png({ width: 0x7fffffff, height: 0x7fffffff, rows: Buffer.alloc(9) }), unreadable],
  ['a bomb in the metadata', png({ width: 96, height: 96, extra: [textBomb()] }), 'stored'],
  ['rows that hold more than they say', png({ width: 96, height: 96, rows: bomb }), 'stored'],
  ['a needle', png({ width: 1, height: 60_000 }), unreadable],
])('%s', async (_what, content, outcome) => {
  const answer = await send(content)
  // Some of these may be refused for various reasons, but none is stored unless the table says so.
  if (outcome === 'stored') expect(['stored', unreadable]).toContain(answer)
  else expect([unreadable, tooManyPixels]).toContain(answer)
  expect(peakMb()).toBeLessThan(maxMemoryMb)
})

test('a picture of almost 40 megapixels is stored within the limits', { timeout: 600_000 }, async () => {
  const large = png({ width: 6_300, height: 6_300 })
  let answer = await send(large)
  // On an overloaded machine, it may take longer than the eight seconds it has. Then it is sent again.
  for (let attempt = 2; answer === unreadable && attempt <= 10; attempt++) answer = await send(large)
  expect(answer).toBe('stored')
  expect(peakMb()).toBeLessThan(maxMemoryMb)
})

const damage = fc.record({
  from: fc.constantFrom(...Object.values(good)),
  bytes: fc.array(fc.tuple(fc.nat(), fc.integer({ min: 0, max: 255 })), { maxLength: 12 }),
  cut: fc.option(fc.nat(), { nil: undefined, freq: 4 }),
  tail: fc.option(fc.uint8Array({ maxLength: 200 }), { nil: undefined, freq: 4 }),
  at: fc.option(fc.nat(), { nil: undefined, freq: 4 }),
})

test(
  'damaged files are stored clean or refused, and none affects the pictures after it',
  { timeout: 3_600_000 },
  async () => {
    const seen = new Map<string, number>()
    let peak = 0
    await fc.assert(
      fc.asyncProperty(damage, async ({ from, bytes, cut, tail, at }) => {
        let content = Buffer.from(from)
        for (const [place, value] of bytes) content[place % content.length] = value
        if (cut !== undefined) content = content.subarray(0, cut % content.length)
        if (tail) content = Buffer.concat([content, tail])
        if (at !== undefined) content = Buffer.concat([content.subarray(0, at % content.length), content])
        const started = performance.now()
        const answer = await send(content)
        seen.set(answer, (seen.get(answer) ?? 0) + 1)
        expect(['stored', unreadable, tooManyPixels]).toContain(answer)
        expect(performance.now() - started).toBeLessThan(15_000)
        peak = Math.max(peak, peakMb())
        expect(peak).toBeLessThan(maxMemoryMb)
      }),
      { seed, numRuns: cases },
    )
    // Otherwise only refusals would have been tested.
    expect(seen.get('stored')).toBeGreaterThan(0)
    expect(seen.get(unreadable)).toBeGreaterThan(0)
    expect(await send(good.png)).toBe('stored')
    process.stdout.write(`pictures: ${JSON.stringify(Object.fromEntries(seen))}, peak ${peak.toFixed(0)} MB\n`)
  },
)

test('after a process dies, the next picture gets a new one', async () => {
  expect(await send(good.png)).toBe('stored')
  const pid = encoder.pid() ?? 0
  process.kill(pid, 'SIGKILL')
  expect(['stored', unreadable]).toContain(await send(good.png))
  expect(await send(good.png)).toBe('stored')
  expect(encoder.pid()).not.toBe(pid)
})
