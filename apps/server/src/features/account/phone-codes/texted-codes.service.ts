import { keyedHash, type Keys, sameBytes } from '#platform/keys.ts'
import type { CodeUse } from './phone-codes.repo.ts'

const codes = 1_000_000

/** Derived from the id under a key outside the database: no code waits in the queue, and a second text is the same. */
const codeOf = (key: Buffer, id: string): string =>
  // With 48 bits the bias is negligible.
  String(keyedHash(key, id).readUIntBE(0, 6) % codes).padStart(6, '0')

/** Binds a code to its number, purpose and member, so that it can't be used for anything else. */
const hashOf = (key: Buffer, { phone, purpose, userId }: CodeUse, code: string): Buffer =>
  keyedHash(key, ['phone', phone, purpose, userId ?? '', code].join(' '))

export const isCodeOf = (keys: Keys, use: CodeUse, code: string, stored: Buffer): boolean =>
  keys.of('code-hash').all.some((key) => sameBytes(hashOf(key, use, code), stored))

type Row = CodeUse & { id: string }

/** What we store of a new code. */
export const newCodeHash = (keys: Keys, { id, ...use }: Row): Buffer =>
  hashOf(keys.of('code-hash').current, use, codeOf(keys.of('texted-code').current, id))

/** The code of a stored row; the master key may have been replaced since it was written. */
export const findTextedCode = (keys: Keys, { id, code, ...use }: Row & { code: Buffer }): string | undefined =>
  keys
    .of('texted-code')
    .all.map((key) => codeOf(key, id))
    .find((derived) => isCodeOf(keys, use, derived, code))
