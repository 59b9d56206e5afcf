import { keyedHash, type Keys, sameBytes } from '#platform/keys.ts'
import type { CodeUse } from './phone-codes.repo.ts'

const codes = 1_000_000

/**
 * The code is derived from the id with a key outside the database. So no code is in the queue, and a repeated text has
 * the same code.
 */
const codeOf = (key: Buffer, id: string): string =>
  // With 48 bits the bias is negligible.
  String(keyedHash(key, id).readUIntBE(0, 6) % codes).padStart(6, '0')

/** A code works only for its number, purpose and member. */
const hashOf = (key: Buffer, { phone, purpose, userId }: CodeUse, code: string): Buffer =>
  keyedHash(key, ['phone', phone, purpose, userId ?? '', code].join(' '))

export const isCodeOf = (keys: Keys, use: CodeUse, code: string, stored: Buffer): boolean =>
  keys.of('code-hash').all.some((key) => sameBytes(hashOf(key, use, code), stored))

type Row = CodeUse & { id: string }

/** The hash that we store for a new code. */
export const newCodeHash = (keys: Keys, { id, ...use }: Row): Buffer =>
  hashOf(keys.of('code-hash').current, use, codeOf(keys.of('texted-code').current, id))

/** The code of a stored row. The master key may have been replaced since it was saved. */
export const findTextedCode = (keys: Keys, { id, code, ...use }: Row & { code: Buffer }): string | undefined =>
  keys
    .of('texted-code')
    .all.map((key) => codeOf(key, id))
    .find((derived) => isCodeOf(keys, use, derived, code))
