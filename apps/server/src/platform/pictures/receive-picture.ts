import { randomBytes } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { mkdtemp, open, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pictureMaxBytes } from '@sadhana/contract'
import { AppError } from '#platform/errors.ts'
import type { PictureEncoder } from './picture-encoder.ts'
import type { PictureSize } from './picture-limits.ts'
import { pictureTypeOf, typeBytes } from './picture-type.rules.ts'

/** A re-encoded picture, with a name that no one can guess, not even from the picture, and a file for each size. */
export type Picture = { name: string; read: (size: PictureSize) => AsyncIterable<Uint8Array> }

/**
 * Receives a picture over the network, has it re-encoded and passes it to `use`. Until then, the upload is in a
 * temporary folder, never completely in memory. The folder is deleted afterwards, whatever happens.
 */
export async function receivePicture<T>(
  encoder: PictureEncoder,
  content: AsyncIterable<Uint8Array>,
  sizes: readonly PictureSize[],
  use: (picture: Picture) => Promise<T>,
): Promise<T> {
  const folder = await mkdtemp(join(tmpdir(), 'picture-'))
  try {
    const input = join(folder, 'sent')
    await save(content, input)
    const pathOf = ({ pixels, cut }: PictureSize) => join(folder, `${cut}-${pixels}.webp`)
    const verdict = await encoder.encode(
      input,
      sizes.map((size) => ({ ...size, path: pathOf(size) })),
    )
    if (verdict === 'too many pixels') throw new AppError('picture.too_many_pixels')
    if (verdict === 'unreadable') throw new AppError('picture.unreadable')
    const name = randomBytes(16).toString('hex')
    return await use({ name, read: (size) => createReadStream(pathOf(size)) })
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/** Stops as soon as the content is clearly not a picture, or too large. */
async function save(content: AsyncIterable<Uint8Array>, path: string): Promise<void> {
  const file = await open(path, 'wx', 0o600)
  try {
    let size = 0
    let head = Buffer.alloc(0)
    for await (const piece of content) {
      if (head.length < typeBytes) {
        head = Buffer.concat([head, piece.subarray(0, typeBytes)])
        if (head.length >= typeBytes && !pictureTypeOf(head)) throw new AppError('picture.unreadable')
      }
      size += piece.length
      if (size > pictureMaxBytes) throw new AppError('picture.too_large')
      await file.write(piece)
    }
    if (head.length < typeBytes) throw new AppError('picture.unreadable')
  } catch (error) {
    // The sender disconnected, so there is no one to answer, and nothing is wrong on our side.
    if (error instanceof Error && 'code' in error && error.code === 'ECONNRESET') {
      throw new AppError('request.malformed', { cause: error })
    }
    throw error
  } finally {
    await file.close()
  }
}
