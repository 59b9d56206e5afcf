import type { Readable } from 'node:stream'
import type { ByteRange } from './byte-range.rules.ts'

type FileInfo = { size: number; contentType: string }

/** Files by key. Keys are made by us: lower-case letters, digits, `-`, `.` and `/`. */
export type Storage = {
  /** Readers see the whole new file or what was there before; a source that fails changes nothing. */
  put: (key: string, content: AsyncIterable<Uint8Array>, contentType: string) => Promise<void>
  /** Undefined when there is no such file. */
  find: (key: string) => Promise<FileInfo | undefined>
  /** The file, or the range of it, which must lie within the file; undefined when there is no such file. */
  get: (key: string, range?: ByteRange) => Promise<Readable | undefined>
  /** The keys in a folder such as `members/42/`, those of its sub-folders included, in no particular order. */
  list: (folder: string) => AsyncIterable<string>
  /** Deleting what is not there is fine. */
  delete: (key: string) => Promise<void>
  deleteAll: (folder: string) => Promise<void>
  /** An address that lets anyone who has it download the file under this name, for as many seconds. */
  downloadUrl: (key: string, download: { name: string; seconds: number }) => Promise<string>
}
