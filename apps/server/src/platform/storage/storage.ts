import type { Readable } from 'node:stream'
import type { ByteRange } from './byte-range.rules.ts'

type FileInfo = { size: number; contentType: string }

/** Stores files by key. We make the keys from lower-case letters, digits, `-`, `.` and `/`. */
export type Storage = {
  /** Readers see either the whole new file or the previous one. If the source fails, nothing changes. */
  put: (key: string, content: AsyncIterable<Uint8Array>, contentType: string) => Promise<void>
  /** Undefined if there is no such file. */
  find: (key: string) => Promise<FileInfo | undefined>
  /** Returns the file or a range of it, which must be within the file. Undefined if there is no such file. */
  get: (key: string, range?: ByteRange) => Promise<Readable | undefined>
  /** The keys in a folder such as `members/42/`, including its sub-folders, in no particular order. */
  list: (folder: string) => AsyncIterable<string>
  /** Deleting a file that doesn't exist is fine. */
  delete: (key: string) => Promise<void>
  deleteAll: (folder: string) => Promise<void>
  /** A URL with which anyone can download the file under this name, for this many seconds. */
  downloadUrl: (key: string, download: { name: string; seconds: number }) => Promise<string>
}
