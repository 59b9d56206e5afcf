import { constants, setPriority } from 'node:os'
import sharp from 'sharp'
import { type Job, type JobAnswer, maxPixels, minSide, type Verdict } from './picture-limits.ts'

// The only file that imports the library. It runs in a separate process, started on demand. Hostile content can at
// worst end this process, and its memory is freed when it ends.
setPriority(constants.priority.PRIORITY_BELOW_NORMAL)
sharp.cache(false)
sharp.concurrency(1)
// First every loader is blocked, then the three types we accept are allowed.
sharp.block({ operation: ['VipsForeignLoad'] })
sharp.unblock({ operation: ['VipsForeignLoadJpegFile', 'VipsForeignLoadPngFile', 'VipsForeignLoadWebpFile'] })

const tooMany = 'Input image exceeds pixel limit'

/**
 * Encodes the picture upright, in every requested size. It is never enlarged, unless a square needs it. No metadata is
 * copied.
 */
async function encode({ input, outputs }: Job): Promise<Verdict> {
  const read = () => sharp(input, { limitInputPixels: maxPixels, failOn: 'truncated', sequentialRead: true, pages: 1 })
  const { width, height, autoOrient } = await read().metadata()
  if (width * height > maxPixels) return 'too many pixels'
  const side = Math.min(width, height)
  if (side < minSide) return 'unreadable'
  const square = {
    left: Math.floor((autoOrient.width - side) / 2),
    top: Math.floor((autoOrient.height - side) / 2),
    width: side,
    height: side,
  }
  for (const { path, pixels, cut } of outputs) {
    const upright = read().autoOrient()
    await (
      cut === 'square'
        ? upright.extract(square).resize(pixels, pixels)
        : upright.resize(pixels, pixels, { fit: 'inside', withoutEnlargement: true })
    )
      .webp({ quality: 82 })
      .timeout({ seconds: 8 })
      .toFile(path)
  }
  return 'done'
}

process.on('message', (job: Job) => {
  void encode(job)
    .catch((error: unknown): Verdict =>
      error instanceof Error && error.message.includes(tooMany) ? 'too many pixels' : 'unreadable',
    )
    .then((verdict) => process.send?.({ id: job.id, verdict } satisfies JobAnswer))
})
process.on('disconnect', () => process.exit())
