/** Files by key. Keys are made by us: lower-case letters, digits, `-`, `.` and `/`. */
export type Storage = {
  put: (key: string, bytes: Uint8Array, contentType: string) => Promise<void>
  /** Undefined when there is no such file. */
  get: (key: string) => Promise<{ bytes: Uint8Array; contentType: string } | undefined>
  /** Deleting what is not there is fine. */
  delete: (key: string) => Promise<void>
}
