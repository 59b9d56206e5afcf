import { type Import, importPartBytes } from '@sadhana/contract'
import { AppError } from '#platform/errors.ts'
import type { Storage } from '#platform/storage/storage.ts'
import type { StoringDeps } from './imports.deps.ts'
import { partsFolder, readImport } from './imports.service.ts'

const partKey = (userId: string, id: string, number: number): string =>
  `${partsFolder(userId, id)}part-${String(number).padStart(5, '0')}`

/** Stores a part of an archive until a worker reads them all. */
export async function receivePart(
  { db, storage }: StoringDeps,
  userId: string,
  { id, number }: { id: string; number: number },
  content: AsyncIterable<Uint8Array>,
): Promise<Import> {
  const { state, source } = await readImport({ db }, userId, id)
  if (source !== 'archive' || state !== 'receiving') throw new AppError('portability.import_moved_on')
  await storage.put(partKey(userId, id, number), upTo(content, importPartBytes), 'application/octet-stream')
  return readImport({ db }, userId, id)
}

/** Undefined if the part isn't here. */
export const findPartSize = async (
  storage: Storage,
  userId: string,
  { id, number }: { id: string; number: number },
): Promise<number | undefined> => (await storage.find(partKey(userId, id, number)))?.size

async function* upTo(content: AsyncIterable<Uint8Array>, most: number): AsyncIterable<Uint8Array> {
  let bytes = 0
  for await (const chunk of content) {
    bytes += chunk.length
    if (bytes > most) throw new AppError('portability.part_wrong')
    yield chunk
  }
  if (bytes === 0) throw new AppError('portability.part_wrong')
}

export type Parts = { size: number; read: (start: number, end: number) => AsyncIterable<Uint8Array> }

/** The parts as one file that can be read at any position. Undefined if a part is missing or has the wrong size. */
export async function joinParts(storage: Storage, userId: string, id: string): Promise<Parts | undefined> {
  let count = 0
  for await (const key of storage.list(partsFolder(userId, id))) count += key ? 1 : 0
  const last = count > 0 ? await storage.find(partKey(userId, id, count - 1)) : undefined
  if (!last) return undefined
  for (let number = 0; number < count - 1; number++) {
    const part = await storage.find(partKey(userId, id, number))
    if (part?.size !== importPartBytes) return undefined
  }
  const size = (count - 1) * importPartBytes + last.size
  return {
    size,
    /** Reads from `start` up to, but not including, `end`. */
    read: async function* (start, end) {
      for (let at = start; at < end;) {
        const number = Math.floor(at / importPartBytes)
        const begin = number * importPartBytes
        const stop = Math.min(end, begin + importPartBytes)
        const content = await storage.get(partKey(userId, id, number), { start: at - begin, end: stop - begin - 1 })
        if (!content) throw new Error('a part of the archive is gone')
        for await (const chunk of content) yield chunk as Uint8Array
        at = stop
      }
    },
  }
}
