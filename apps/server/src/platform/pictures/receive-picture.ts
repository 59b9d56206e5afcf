import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { mkdtemp, open, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pictureMaxBytes } from '@sadhana/contract'
import { AppError } from '#platform/errors.ts'
import type { PictureEncoder } from './picture-encoder.ts'
import { pictureTypeOf, typeBytes } from './picture-type.rules.ts'

/** A re-encoded picture: a hash of its content, and its sizes in pixels as files. */
export type Picture = { hash: string; read: (pixels: number) => AsyncIterable<Uint8Array> }

/**
 * Takes a picture as it comes over the network, has it re-encoded, and gives it to `use`. What was sent lies in a folder
 * of its own until then, never in memory as a whole; the folder is gone afterwards, whatever happens.
 */
export async function receivePicture<T>(
  encoder: PictureEncoder,
  content: AsyncIterable<Uint8Array>,
  sizes: readonly [largest: number, ...others: number[]],
  use: (picture: Picture) => Promise<T>,
): Promise<T> {
  const folder = await mkdtemp(join(tmpdir(), 'picture-'))
  try {
    const input = join(folder, 'sent')
    await save(content, input)
    const pathOf = (pixels: number) => join(folder, `${pixels}.webp`)
    const verdict = await encoder.encode(
      input,
      sizes.map((pixels) => ({ path: pathOf(pixels), pixels })),
    )
    if (verdict === 'too many pixels') throw new AppError('profile.picture_too_many_pixels')
    if (verdict === 'unreadable') throw new AppError('profile.picture_unreadable')
    const hash = createHash('sha256')
      .update(await readFile(pathOf(sizes[0])))
      .digest('hex')
      .slice(0, 32)
    return await use({ hash, read: (pixels) => createReadStream(pathOf(pixels)) })
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/** Stops as soon as it is clear that this is no picture, or too large a one. */
async function save(content: AsyncIterable<Uint8Array>, path: string): Promise<void> {
  const file = await open(path, 'wx', 0o600)
  try {
    let size = 0
    let head = Buffer.alloc(0)
    for await (const piece of content) {
      if (head.length < typeBytes) {
        head = Buffer.concat([head, piece.subarray(0, typeBytes)])
        if (head.length >= typeBytes && !pictureTypeOf(head)) throw new AppError('profile.picture_unreadable')
      }
      size += piece.length
      if (size > pictureMaxBytes) throw new AppError('profile.picture_too_large')
      await file.write(piece)
    }
    if (head.length < typeBytes) throw new AppError('profile.picture_unreadable')
  } catch (error) {
    // The sender hung up: nobody is there to be told, and nothing is wrong with us.
    if (error instanceof Error && 'code' in error && error.code === 'ECONNRESET') {
      throw new AppError('request.malformed', { cause: error })
    }
    throw error
  } finally {
    await file.close()
  }
}
