import { randomUUID } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { type FileHandle, mkdir, open, opendir, rename, rm, statfs } from 'node:fs/promises'
import { dirname, join, relative, sep } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { ByteRange } from './byte-range.rules.ts'
import type { DownloadLinks } from './download-links.ts'
import { checkFolder, checkKey } from './key.ts'
import type { Storage } from './storage.ts'

/** No key contains this character, so a file and a folder can have the same name. */
const fileMark = '~'
/** No key starts with a dot. Files that a crash leaves here are never read. */
const draftsFolder = '.drafts'
const maxHeaderLength = 128

/** Uploads leave this much of the disk to the database and the logs, which fail worse without room than an upload. */
const usualReserveBytes = 1024 ** 3

/** For small installations: one file per key. Its first line is the content type, so that both change together. */
export function createLocalStorage(folder: string, links: DownloadLinks, reserveBytes = usualReserveBytes): Storage {
  const pathOf = (key: string) => join(folder, `${checkKey(key)}${fileMark}`)
  const folderOf = (prefix: string) => join(folder, checkFolder(prefix))

  return {
    put: async (key, content, contentType) => {
      const [path, draft] = [pathOf(key), join(folder, draftsFolder, randomUUID())]
      const header = headerFor(contentType)
      await Promise.all([mkdir(dirname(path), { recursive: true }), mkdir(dirname(draft), { recursive: true })])
      await requireRoom(folder, reserveBytes)
      try {
        await pipeline(joined(header, content), createWriteStream(draft, { flush: true }))
        await rename(draft, path)
      } catch (error) {
        await rm(draft, { force: true })
        throw error
      }
    },
    find: async (key) => {
      const file = await orMissing(open(pathOf(key)))
      if (!file) return undefined
      try {
        const { size, contentType } = await readHeader(file)
        return { size, contentType }
      } finally {
        await file.close()
      }
    },
    get: async (key, range) => {
      const file = await orMissing(open(pathOf(key)))
      return file && (await readFrom(file, range))
    },
    async *list(prefix) {
      const entries = await orMissing(opendir(folderOf(prefix), { recursive: true }))
      for await (const entry of entries ?? []) {
        if (entry.isFile()) yield keyOf(relative(folder, join(entry.parentPath, entry.name)))
      }
    },
    delete: async (key) => rm(pathOf(key), { force: true }),
    deleteAll: async (prefix) => rm(folderOf(prefix), { recursive: true, force: true }),
    downloadUrl: async (key, download) => links.create(checkKey(key), download),
  }
}

const keyOf = (path: string): string => path.replaceAll(sep, '/').slice(0, -fileMark.length)

function headerFor(contentType: string): Buffer {
  const header = Buffer.from(`${contentType}\n`)
  if (header.length > maxHeaderLength || header.indexOf('\n') < header.length - 1) {
    throw new Error(`not a content type: ${JSON.stringify(contentType)}`)
  }
  return header
}

/** Fails like a full disk, which is answered with an explanation. */
async function requireRoom(folder: string, reserveBytes: number): Promise<void> {
  const { bavail, bsize } = await statfs(folder)
  if (bavail * bsize < reserveBytes) throw Object.assign(new Error('the disk is almost full'), { code: 'ENOSPC' })
}

async function* joined(header: Buffer, content: AsyncIterable<Uint8Array>): AsyncIterable<Uint8Array> {
  yield header
  yield* content
}

async function readHeader(file: FileHandle) {
  const { buffer, bytesRead } = await file.read(Buffer.alloc(maxHeaderLength), 0, maxHeaderLength, 0)
  const [contentType = ''] = buffer.toString('utf8', 0, bytesRead).split('\n', 1)
  const length = Buffer.byteLength(contentType) + 1
  return { contentType, length, size: (await file.stat()).size - length }
}

/** The stream closes the file. It reads a single version of the file, even if that is replaced meanwhile. */
async function readFrom(file: FileHandle, range: ByteRange | undefined): Promise<Readable> {
  try {
    const { length, size } = await readHeader(file)
    const { start, end } = range ?? { start: 0, end: size - 1 }
    if (range && (start > end || end >= size)) throw new RangeError(`the file has ${size} bytes`)
    if (size > 0) return file.createReadStream({ start: length + start, end: length + end })
    await file.close()
    return Readable.from([])
  } catch (error) {
    await file.close()
    throw error
  }
}

async function orMissing<T>(opening: Promise<T>): Promise<T | undefined> {
  try {
    return await opening
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined
    throw error
  }
}
