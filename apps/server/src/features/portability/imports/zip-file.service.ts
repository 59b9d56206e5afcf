import { createHash } from 'node:crypto'
import { Readable } from 'node:stream'
import type { ImportRefusal } from '@sadhana/contract'
import { type Entry, fromRandomAccessReaderPromise, RandomAccessReader, type ZipFile } from 'yauzl'
import { archiveLimits } from '../archive/archive-format.service.ts'

/** Thrown for a file that must not be read any further. */
export class Refused extends Error {
  readonly refusal: ImportRefusal
  constructor(refusal: ImportRefusal, options?: ErrorOptions) {
    super(refusal, options)
    this.refusal = refusal
  }
}

type Source = { size: number; read: (start: number, end: number) => AsyncIterable<Uint8Array> }

class PartsReader extends RandomAccessReader {
  readonly source: Source
  constructor(source: Source) {
    super()
    this.source = source
  }
  override _readStreamForRange(start: number, end: number): Readable {
    return Readable.from(this.source.read(start, end), { objectMode: false })
  }
}

export type OpenedZip = {
  has: (name: string) => boolean
  /** The unpacked content, of at most `most` bytes, whatever its header says. Refused if its checksum differs. */
  read: (name: string, most: number, sha256?: string) => AsyncIterable<Buffer>
}

/** Checks the list of a zip file's entries before reading any of them. */
export async function openZip(source: Source): Promise<OpenedZip> {
  const zip = await fromRandomAccessReaderPromise(new PartsReader(source), source.size, {
    lazyEntries: true,
    autoClose: false,
    strictFileNames: true,
  }).catch((error: unknown) => {
    throw new Refused('not-an-archive', { cause: error })
  })
  if (zip.entryCount > archiveLimits.entries) throw new Refused('too-large')
  const entries = await listEntries(zip)
  return {
    has: (name) => entries.has(name),
    read: async function* (name, most, sha256) {
      const entry = entries.get(name)
      if (!entry) throw new Refused('damaged')
      const hash = createHash('sha256')
      let bytes = 0
      const content = await zip.openReadStreamPromise(entry).catch(refuseDamaged)
      try {
        for await (const chunk of content as AsyncIterable<Buffer>) {
          bytes += chunk.length
          if (bytes > most) throw new Refused('too-large')
          hash.update(chunk)
          yield chunk
        }
      } catch (error) {
        // Errors thrown by the reader of the content are passed on. Errors thrown by the zip library mean damage.
        throw error instanceof Refused ? error : new Refused('damaged', { cause: error })
      }
      if (sha256 !== undefined && hash.digest('hex') !== sha256) throw new Refused('damaged')
    },
  }
}

const refuseDamaged = (error: unknown): never => {
  throw new Refused('damaged', { cause: error })
}

/** Refuses links, names that lead out of the archive or occur twice, and entries that are encrypted or overlap. */
async function listEntries(zip: ZipFile): Promise<Map<string, Entry>> {
  const entries = new Map<string, Entry>()
  try {
    for await (const entry of zip.eachEntry()) {
      if (entries.has(entry.fileName) || entry.isEncrypted() || isLink(entry)) throw new Refused('unsafe')
      if (entries.size >= archiveLimits.entries) throw new Refused('too-large')
      entries.set(entry.fileName, entry)
    }
  } catch (error) {
    throw error instanceof Refused ? error : new Refused('unsafe', { cause: error })
  }
  const placed = [...entries.values()].toSorted(
    (one, other) => one.relativeOffsetOfLocalHeader - other.relativeOffsetOfLocalHeader,
  )
  for (const [index, { relativeOffsetOfLocalHeader: start, compressedSize }] of placed.entries()) {
    const next = placed[index + 1]
    if (next && start + compressedSize > next.relativeOffsetOfLocalHeader) throw new Refused('unsafe')
  }
  return entries
}

const fileKindMask = 0o170000
const linkKind = 0o120000
const isLink = ({ externalFileAttributes }: Entry): boolean =>
  ((externalFileAttributes >>> 16) & fileKindMask) === linkKind
